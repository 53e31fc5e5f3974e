# What is said and written while a puzzle is played in the page. Cells and places come as the book writes them.
# Where a value may be "none", there is no such thing.

# Letters on the keyboard for joining, bars, neighbours, check and hint; each another one.
play-letter-stone = j
play-letter-stroke = s
play-letter-list = n
play-letter-check = c
play-letter-hint = h
play-button-play = Play
play-button-continue = Continue
play-button-stop = Stop playing
play-button-undo = Undo
play-button-redo = Redo
play-button-strokes = Draw { -stroke(form: "many") }
play-button-list = Neighbours
play-button-check = Check
play-button-hint = { -hint(form: "One") }
play-button-clear = Clear
play-button-erase = Empty the cell
# Names of groups of buttons.
play-controls = Game
play-numbers = Numbers for the cell
play-clear-question = Take away everything you have put on this board?
play-clear-yes = Yes, clear
play-clear-no = No, keep
# The help: each key or gesture, and what it does.
play-help-title = Keys and ways to play
play-key-arrows = Arrow keys
play-key-arrows-does = go from cell to cell
play-key-row-ends = Home, End
play-key-row-ends-does = first and last cell of the row; with Ctrl, of the board
play-key-column-ends = Page Up, Page Down
play-key-column-ends-does = first and last cell of the column
play-key-shift = Shift and an arrow
play-key-shift-does = join the cell with that neighbour, or split them again
play-key-join = Enter or J, then an arrow
play-key-join-does = the same, one key after the other
play-key-space = Space on a cell, then on its neighbour
play-key-space-does = the same
play-key-stroke = S, then an arrow
play-key-stroke-does = draw a { -stroke } on that side, or take it away
play-key-neighbours = N
play-key-neighbours-does = tell which neighbours the cell can still join
play-key-delete = Delete
play-key-delete-does = split the { -stone } on the cell
play-key-undo = Ctrl and Z, Ctrl and Y
play-key-undo-does = undo, redo
play-key-check = C, H
play-key-check-does = check, { -hint }
play-key-escape = Escape
play-key-escape-does = cancel what you have begun
play-key-number = A number
play-key-number-does = fill it in
play-key-empty = Delete
play-key-empty-does = empty the cell
play-key-tap = Tap a cell, then its neighbour
play-key-tap-does = join them, or split them again
play-key-drag = Drag with a mouse or a pen
play-key-drag-does = the same
play-key-draw = “Draw { -stroke(form: "many") }” pressed
play-key-draw-does = two taps draw a { -stroke }, or take it away
play-kept = What you have done stays in this browser, on this device only.
# A cell, part by part.
play-empty = empty
play-entered = entered
play-picked = picked
play-joined =
    { $stone ->
        [none] joined with { $cell }
       *[other] joined with { $cell } as { $stone }
    }
play-side =
    { $direction ->
        [up] above
        [left] to the left
        [right] to the right
       *[down] below
    }
# $sides: one or several of these.
play-strokes = { -stroke } { $sides }
# The tally.
play-places =
    { $count ->
        [0] no place
        [1] { $count } place
       *[other] { $count } places
    }
play-lies = placed
play-lies-twice = placed more than once
play-not-laid = not placed
# $ways: a list of neighbours.
play-reach = { $cell } can join { $ways }.
play-reach-nothing = { $cell } can join no neighbour.
play-way =
    { $stone ->
        [none] { $cell }
       *[other] { $cell } as { $stone }
    }
# $places: how many places the domino has left, as in play-places.
play-way-counted = { $cell } as { $stone }, { $places }
# What has just happened.
play-laid =
    { $stone ->
        [none] A { -stone } is placed on { $place }.
       *[other] { $stone } is placed on { $place }.
    }
play-taken =
    { $stone ->
        [none] The { -stone } on { $place } is taken away.
       *[other] { $stone } is taken away from { $place }.
    }
play-also-on = { $stone } is also on { $places }.
play-stroke = { -stroke(form: "One") } between { $one } and { $other }.
play-no-stroke = No { -stroke } between { $one } and { $other } any more.
play-filled = { $number } on { $cell }.
play-emptied = { $cell } is empty again.
play-board-empty = The board is empty.
# $things: a list of the three below.
play-board-has = The board now has { $things }.
play-count-stones =
    { $count } { $count ->
        [1] { -stone }
       *[other] { -stone(form: "many") }
    }
play-count-strokes =
    { $count } { $count ->
        [1] { -stroke }
       *[other] { -stroke(form: "many") }
    }
play-count-numbers =
    { $count } { $count ->
        [1] number of yours
       *[other] numbers of yours
    }
# What cannot be done, and what comes next.
play-undone = Undone.
play-redone = Done again.
play-nothing-to-undo = There is nothing to undo.
play-nothing-to-redo = There is nothing to redo.
play-nothing-here = There is nothing of yours here.
play-edge =
    { $direction ->
        [up] Upper edge.
        [left] Left edge.
        [right] Right edge.
       *[down] Lower edge.
    }
play-no-cell =
    There is no cell { $direction ->
        [up] above
        [left] to the left
        [right] to the right
       *[down] below
    }.
play-covered = { $cell } belongs to a { -stone } and needs no { -stroke }.
play-given = The number on { $cell } is given.
play-too-large = The numbers go from 0 to { $range }.
play-ready =
    { $tool ->
        [stroke] { -stroke(form: "One") }: which direction?
       *[stone] Join: which direction?
    }
play-dropped = Cancelled.
play-drawing =
    { $tool ->
        [stroke] Two cells get a { -stroke } between them.
       *[stone] Two cells are joined.
    }
# Check and hint.
play-progress = { $laid } of { $stones } { -stone(form: "many") } placed.
play-filled-in = { $filled } of { $unknown } numbers filled in.
play-solved = All is right: you have solved the { -puzzle }.
play-all-right = Nothing is wrong so far.
play-lawful = No rule is broken so far. The { -puzzle } does not have exactly one solution, so only the rules were checked.
play-something-wrong = Something on the board is wrong. Check says more.
play-stuck = No rule is broken, but from here no solution can be reached.
play-faults =
    { $count ->
        [1] 1 thing is wrong.
       *[other] { $count } things are wrong.
    }
play-wrong-strokes =
    { $count ->
        [1] 1 { -stroke } is wrong.
       *[other] { $count } { -stroke(form: "many") } are wrong.
    }
play-stone-twice = { $stone } is on { $one } and on { $other }.
play-stone-wrong =
    { $stone ->
        [none] No { -stone } goes on { $place }.
       *[other] { $stone } does not go on { $place }.
    }
play-number-wrong = { $number } is wrong on { $cell }.
play-more = And { $count } more.
play-look-at-cell = Next { -aid }: { $aid }, at the cell { $cell }.
play-look-at-stone = Next { -aid }: { $aid }, with the { -stone } { $stone }.
play-look-for-number = Next, find the number on { $cell }.
play-ask-again = Ask again for the whole step.
play-number-is = The number on { $cell } is { $number }.
play-no-hint = There is no { -hint } for this board.
