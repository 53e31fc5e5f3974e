# The screen on which any puzzle is looked into.

check-lead = Paste any { -puzzle }. Find out whether it has exactly one solution, how hard it is, and how to solve it.
check-text = { -puzzle(form: "One") }
check-forms = Paste rows of numbers, one row to a line, or a game id such as 1:001110. A question mark is a number to find, a full stop is a hole. Lines and JSON of this program work, too, and so do ends of Sperrdomino and tasks for composers.
check-go = Check
check-open = Open a file
check-example = Try an example
check-choose = Which { -puzzle }?
check-choice = { $number }: { $name }
# $count: how many there are that cannot be shown.
check-unread =
    { $count ->
        [1] One more cannot be read.
       *[other] { $count } more cannot be read.
    }
check-not-read = This cannot be read as a { -puzzle }.
check-not-examined = The check could not be finished.
check-working = Checking. This can take a while.
check-stop = Stop
check-stopped = Stopped. Nothing was lost.
check-name = The { -puzzle }
check-result = What we found
check-no-level = We cannot give it a level: our techniques do not reach the only solution.
check-difference = Where the solutions differ
check-first-solution = One of the solutions
check-other-solution = Another solution
check-none = Why it has no solution
check-only-solution = The solution
# Why there is no solution. $count: steps, each of which must be so.
check-dead-end = Why it has no solution, step by step
check-dead-end-led =
    { $count ->
        [1] One step is forced. After it:
       *[other] { $count } steps are forced. After them:
    }
check-way = Step by step
check-step = Step { $number } of { $count }
check-back = Back
check-next = Next
check-all-steps = All steps as a list
check-hints = { -hint(form: "Many") }
check-begin = Where to begin
check-turning = The turning point
check-attempt = Check what you have placed
check-attempt-text = Your { -domino(form: "many") }
check-attempt-forms = One on each line: its place alone, such as 1 b c, or with its numbers, such as 4:6 on 1 b c. We tell you what is wrong without giving the answer away.
check-attempt-go = Check these
check-attempt-not-read = This cannot be read.
check-cell-twice = Two { -domino(form: "many") } are on { $cell }.
check-misnamed = { $place } shows { $is }, not { $named }.
check-mend = What would put it right?
check-mend-look = Check proposal { $number }
# A board on which a layout is drawn.
check-draw = Draw a layout
check-draw-board = The layout
check-draw-keys = Arrow keys move. A digit writes a number and moves on to the next cell. Delete empties a cell, a full stop removes it or puts it back, Ctrl and Z undoes. We count the solutions while you write.
check-draw-rows = Rows
check-draw-columns = Columns
check-draw-shape = Draw the shape
check-draw-cut = Cell or none
# $content: what is there.
check-draw-cell =
    { $cell }{ $content ->
        [none] , no cell
        [empty] , empty
       *[number] , { $number }
    }{ $ringed ->
        [yes] , in question
       *[no] {""}
    }
check-draw-set = { $cells } cells: the dominoes up to { $domino }. { $filled } have a number.
check-draw-no-set = { $cells } cells. A whole set has { $less } or { $more }.
check-draw-missing = Still to come: { $numbers }.
check-draw-too-many = Too many: { $numbers }.
check-draw-times = { $count } × { $number }
check-draw-no-number = The set has no { $number }.
check-draw-signs = An outline: the { -domino } is there in every solution. Dashes: one can be there. A cross: none can. A ring: the cells in question.
check-mend-take = Take proposal { $number }
check-play = Play this { -puzzle }
# The puzzle by itself, as a file.
check-export = Take it with you
check-export-paper = Paper of the PDF page
check-export-form =
    { $form ->
        [svg] Drawing (SVG)
        [pdf] Large print (PDF)
       *[brf] Braille for embossers (BRF)
    }
check-export-begun = The file is being made.
check-export-made = The file { $name } is ready.
check-export-not-made = The file could not be made.
# An end of Sperrdomino. $sees: whether both hands are seen.
check-endgame-aim =
    { $aim ->
        [lock] The lock
       *[points] The best result
    }{ $sees ->
        [both] , if you see both hands
       *[own] , whatever Ben holds
    }
# $result: whose the points are; of a lock, whether it can be forced.
check-endgame-result =
    { $aim ->
        [lock] { $result ->
            [yours] You can force a lock that you win.
           *[nobody] You cannot force a lock that you win.
        }
       *[points] { $result ->
            [yours] You can be sure of { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
            [lost] Ben scores { $points ->
                [1] 1 point
               *[other] { $points } points
            } at most.
           *[nobody] Nobody scores.
        }
    }
check-endgame-moves =
    { $aim ->
        [lock] It takes you { $moves ->
            [1] 1 move.
           *[other] { $moves } moves at most.
        }
       *[points] The game is over after { $moves ->
            [1] 1 of your moves.
           *[other] { $moves } of your moves at most.
        }
    }
check-endgame-only = No other first move does as well.
check-endgame-end =
    { $lock ->
        [yes] The game is locked: you hold { $own ->
            [1] 1 pip
           *[other] { $own } pips
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } or more
        }.
       *[no] A hand is empty: the game is over.
    }
check-endgame-others = Other first moves
# $name: of the end, such as Sperrdomino: the lock in 3 moves.
check-endgame-play = Play it: { $name }
# A task for composers.
check-task = A task for composers
check-task-board = The board
check-task-play = Play this task
check-task-count = Count the answers
check-task-counting = Counting the answers. A large board takes up to a minute.
check-task-answer = Check an answer
check-task-answer-text = Your numbers
check-task-answer-forms = Write the rows one after another: a digit for each cell, a question mark for an empty one. Separate them by a slash or a new line. Any answer that meets the task is right.
check-task-answer-go = Check the answer
