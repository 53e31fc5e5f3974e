# The books that can be made without writing a config: their words on cover and title page, and the titles of their sections.

# Below the name of the program, which stands as their author.
preset-credit = Based on the book by O. S. Adler and Fritz Jahn
preset-first-title = Dominosa: Find the Dominoes
preset-first-subtitle = Every number is half a domino
preset-first-description = Solo domino puzzles, from small boards to the double-seven set and from easy to expert, each with one solution, plus historic figures from a book of 1921.
preset-starter-title = Dominosa: First Steps
preset-starter-subtitle = Easy domino puzzles to begin with
preset-starter-description = Easy solo puzzles with dominoes, from a handful of them to the whole double-seven set. No puzzle needs a guess, and each has exactly one solution.
preset-large-print-title = Dominosa in Large Print
preset-large-print-subtitle = A booklet of domino puzzles, from easy to tricky
preset-large-print-description = A booklet of solo puzzles with dominoes in large print, from easy to tricky. Each has exactly one solution.
preset-pocket-title = Dominosa to Go
preset-pocket-subtitle = Forty domino puzzles for trains, beds and waiting rooms
preset-pocket-description = A pocket book of solo puzzles with dominoes, from easy to tricky, one on each page. You need a pencil and nothing else. Each puzzle has exactly one solution.
preset-braille-title = Dominosa in Braille
preset-braille-subtitle = A booklet of domino puzzles to solve by touch
preset-braille-description = A booklet of solo puzzles with dominoes for braille readers: files for embossers, raised boards and dominoes to cut out. Each puzzle has exactly one solution.
preset-terzett-title = Dominosa: Terzett
preset-terzett-subtitle = Domino puzzles in threes, from easy to expert
preset-terzett-description = Solo puzzles with dominoes in which equal numbers come in straight threes, from easy to expert, with letters, windows, a series and completions. Each has exactly one solution.
preset-class-title = Dominosa for a Class
preset-class-subtitle = Domino puzzles to solve side by side
preset-class-description = Puzzles with dominoes for a class or a club: a sheet for each player in every round, a card for the leader, sums in divisor domino, and a game for children.
preset-party-title = Dominosa for Company
preset-party-subtitle = Domino puzzles and games for an evening together
preset-party-description = Domino puzzles to race each other at, domino games with their rules, a score pad, and two figures to lay with an ordinary set.
preset-gift-title = Dominosa: A Gift
preset-gift-subtitle = Easy domino puzzles for someone special
preset-gift-description = Easy solo puzzles with dominoes as a gift: a dedication, a certificate at the end, dominoes to cut out and a box to fold for them. Each puzzle has exactly one solution.
# For whom the gift is if nobody says a name: it follows “For”.
preset-gift-for = you
# A book that is made for somebody, whose level and number of puzzles were chosen.
preset-whom-title =
    { $whom ->
        [touch] Dominosa in Braille
        [ear] Dominosa for Listening
        [screen] Dominosa on Screen
        [class] Dominosa for a Class
        [gift] Dominosa: A Gift
       *[large-print] Dominosa in Large Print
    }
preset-whom-subtitle =
    { $degree ->
        [medium] Domino puzzles that take some thought
        [hard] Hard domino puzzles
        [rising] Domino puzzles, from easy to expert
       *[easy] Easy domino puzzles
    }
preset-whom-description =
    { $degree ->
        [medium] Solo puzzles with dominoes that take some thought. Each has exactly one solution, and none needs a guess.
        [hard] Hard solo puzzles with dominoes. Each has exactly one solution, and none needs a guess.
        [rising] Solo puzzles with dominoes, from easy to expert. Each has exactly one solution, and none needs a guess.
       *[easy] Easy solo puzzles with dominoes. Each has exactly one solution, and none needs a guess.
    }
preset-section-first-steps = First steps
preset-section-small-boards = Small boards
preset-section-ordinary-set = The ordinary set
preset-section-ordinary-figures = 28 { -domino(form: "many") }, many shapes
preset-section-double-seven = The double-seven set
preset-section-double-seven-figures = 36 { -domino(form: "many") }, many shapes
preset-section-one-cell = One cell, one domino
preset-section-two-cells = Two cells and odd areas
preset-section-several = Several at once
preset-section-chains = Chains and pairs
preset-section-terzett-small = Terzett: small boards
preset-section-terzett-double-seven = Terzett: the double-seven set
preset-section-terzett-harder = Terzett: a little harder
preset-section-terzett-letter-h = Terzett: the letter H
preset-section-terzett-windows = Terzett: two windows
preset-section-terzett-tricky = Terzett: tricky ones
preset-section-terzett-hard = Terzett: hard ones
preset-section-terzett-expert = Terzett: for experts
preset-section-series = A series of Terzetts
preset-section-completions = Completions: find the numbers
