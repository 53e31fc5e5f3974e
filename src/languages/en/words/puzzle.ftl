# A puzzle with the lines of facts above its board.

puzzle-name = { -puzzle(form: "One") } { $number }
# $level: none where it is told elsewhere.
puzzle-heading =
    { -puzzle(form: "One") } { $number }{ $kind ->
        [terzett] : Terzett
        [completion] : completion
        [duett] : Duett
        [quartett] : Quartett
        [quadrat] : Quadrat
        [quodlibet] : Quodlibet
       *[omnibus] { "" }
    }{ $level ->
        [none] { "" }
       *[other] , { $level }
    }
puzzle-level = Level: { $level }.
# $easy: whether seals and gaps are enough.
puzzle-hardest =
    { $easy ->
        [yes] Seals and gaps are all you need.
       *[no] Hardest { -technique }: { $technique }.
    }
# The same beside the level in print, and where the technique is explained.
puzzle-hardest-short = Hardest: { $technique }
puzzle-hardest-page = , page <page of="aid-{ $technique }" title="{ -technique(form: "One") }"/>
# In print, of an easy puzzle. $seals: how many there are at the start.
puzzle-begins =
    { $seals ->
        [0] It begins with a gap.
        [1] It begins with one seal.
       *[other] It begins with { $seals } seals.
    }
# Of an easy completion.
puzzle-easy-numbers = Threes, last cells, seals and gaps are all you need.
puzzle-ungraded = Not graded.
# $id: two words, by which the puzzle is known everywhere.
puzzle-id = Name: { $id }
# $steps, $turning: whether the book has ways and turning points; $easy: whether print tells its turning point with the way alone.
puzzle-hints =
    { $steps ->
        [yes] { $turning ->
            [yes] { $reader ->
                [screen] { -hint(form: "Many") }: <page of="hint-1-{ $number }" title="Steps"/>, <page of="hint-2-{ $number }" title="Turning point"/>
                [display] { -hint(form: "Many") }: <page of="hint-1-{ $number }" title="Steps"/>, <page of="hint-2-{ $number }" title="Turning point"/>
                [print] Steps on page <page of="hint-1-{ $number }" title="Steps"/>{ $easy ->
                    [yes] { "" }
                   *[no] , turning point <page of="hint-2-{ $number }" title="Turning point"/>
                }
               *[other] Pages: steps <page of="hint-1-{ $number }" title="Steps"/>, turning point <page of="hint-2-{ $number }" title="Turning point"/>
            }
           *[no] <page of="hint-1-{ $number }" title="Steps" before="Steps:" named="one"/>
        }
       *[no] <page of="hint-2-{ $number }" title="Turning point" before="Turning point:" named="one"/>
    }
# Goes on with these pages.
puzzle-hints-key =
    { $easy ->
        [yes] , answer on page
       *[no] , answer
    } <page of="key-{ $number }" title="Answer to { -puzzle } { $number }"/>
puzzle-key = <page of="key-{ $number }" title="{ -key(form: "One") } to { -puzzle } { $number }" before="{ -key(form: "One") }:" named="one"/>
# The same as a whole sentence.
key-reference =
    { $reader ->
        [print] <page of="key-{ $number }" title="Answer to { -puzzle } { $number }" before="Answer:" named="one"/>.
       *[other] <page of="key-{ $number }" title="{ -key(form: "One") } to { -puzzle } { $number }" before="{ -key(form: "One") }:" named="one"/>.
    }
# $first: the number of the first puzzle of its section, before which the tally stands.
puzzle-tally-page = <page of="tally-{ $first }" title="{ -tally(form: "One") }" before="{ -tally(form: "One") }:" named="one"/>
# Of a completion; then each number with how often it is to be found.
puzzle-givens = You are given { $given } numbers. Find the other { $toFind }:
puzzle-missing =
    { $reader ->
        [touch] { $times } of
       *[other] { $times ->
            [1] once
           *[other] { $times } times
        }
    } { $number }
puzzle-places = { $places } places in all.
# Where the page has no room for the board that is wide enough for card dominoes.
board-not-to-play = Too large to be shown again for card { -domino(form: "many") }: mark the board above with wax or pegs.
board-unknown = Dots 36 stand for numbers to find.
dominoes-do-not-fit = Card { -domino(form: "many") } do not fit.
puzzle-notes = Notes
# Between a box to tick and a line for the day.
puzzle-done = Done on
puzzle-milestone =
    { $at ->
        [hardest] The hardest! Done on
        [section] Last one here! Done on
        [round] Number { $number }! Done on
       *[none] Done on
    }
puzzle-first-done =
    { $number ->
        [1] My first one!
        [2] That’s two!
        [3] That’s three!
        [4] That’s four!
        [5] That’s five!
       *[other] That’s { $number }!
    } Done on
puzzle-tally =
    { $reader ->
        [print] { -tally(form: "One") }, if it helps: { $places } places in all
       *[other] { -tally(form: "One") }: { $places } places in all
    }
# Behind a remark that stands over it in print.
puzzle-tally-name = { -tally(form: "One") }:
puzzle-tally-raised = { -puzzle(form: "One") } { $number }: { $places } places in all
puzzle-dominoes =
    { $reader ->
        [print] { -domino(form: "Many") }: tick each one you have placed
       *[other] The { -domino(form: "many") } of the set:
    }
# Of the first puzzles of a book, whose counts are printed.
puzzle-tally-counted =
    { -tally(form: "One") }{ $last ->
        [yes] , already counted. In later { -puzzle(form: "many") } you count for yourself, where it helps.
       *[no] { $number ->
            [1] { $single ->
                [0] : start with the fewest places.
                [one] : one { -domino } has only one place. Start there.
                [2] : two { -domino(form: "many") } have only one place. Start there.
                [3] : three { -domino(form: "many") } have only one place. Start there.
               *[other] : several { -domino(form: "many") } have only one place. Start there.
            } Then look for gaps nearby.
            [2] , already counted. Placed one? Tick its box. Has another lost a place? Write in its new count.
           *[other] , already counted. Placed one? Draw a { -bar } wherever its two numbers meet again.
        }
    }
