# What is said and written while a puzzle is played in the page. Cells and places come as the book writes them.
# Where a value may be "none", there is no such thing.

# Letters on the keyboard, each another one: for joining, bars, neighbours, check and hint; then for the questions, and for
# answers in steps: the next, the one before, going there, doing it.
play-letter-domino = j
play-letter-bar = s
play-letter-list = n
play-letter-check = c
play-letter-hint = h
play-letter-where = w
play-letter-find = f
play-letter-row = r
play-letter-column = o
play-letter-free = e
play-letter-progress = p
play-letter-last = l
play-letter-certain = k
play-letter-more = m
play-letter-back = b
play-letter-there = g
play-letter-do = d
play-letter-few = i
play-letter-why = x
play-letter-try = t
play-letter-keep = y
play-button-play = Play
play-button-continue = Continue
play-button-stop = Stop playing
play-button-undo = Undo
play-button-redo = Redo
play-button-bars = Draw { -bar(form: "many") }
play-button-list = Neighbours
play-button-check = Check
play-button-hint = { -hint(form: "One") }
play-button-clear = Clear
play-button-erase = Empty the cell
play-button-find = Find this number
play-button-row = Row
play-button-column = Column
play-button-free = Next free cell
play-button-progress = How far
play-button-last = Last move
play-button-certain = Certain here?
play-button-few = Two places left
play-button-why = Why not here?
play-button-try = Try something
play-button-retract = Take it all back
play-button-keep = Keep it
play-button-smaller = Smaller board
play-button-larger = Larger board
play-button-more = Next step
# The same after a check that has found something: what is wrong is marked.
play-button-where = Show where
play-button-back = Back
play-button-there = Go there
play-button-do = Do it
play-button-right = Back to the last right position
play-button-close = Close
play-button-keys = Keys
# Opens what is needed less often.
play-button-all = More
# Names of groups of buttons.
play-controls = Game
play-numbers = Numbers for the cell
play-questions = Questions
# The panel with an answer in steps, and its buttons; $kind: a hint, what a check found, or another answer.
play-tour =
    { $kind ->
        [hint] { -hint(form: "One") }
        [check] Check
       *[other] Answer
    }
play-tour-controls = Answer, step by step
# What the first cell with the focus is described by.
play-first-steps = Press the question mark for all keys.
# The same on a board where dominoes are placed.
play-first-moves = Arrow keys move, Shift and an arrow places a domino. The question mark tells all keys.
play-clear-question = Clear everything you have put on this board?
play-clear-yes = Yes, clear
play-clear-no = No, keep
# The help: each key or gesture, and what it does.
play-help-title = Keys and gestures
play-help-reader = With a screen reader, letters reach the game in focus mode (forms mode in JAWS), which most readers turn on by themselves there. In browse mode the same letters move around the page. To switch, press Insert and Space in NVDA, Insert and Z in JAWS, Insert and A in Orca; in VoiceOver turn Quick Nav off with the left and right arrow together.
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
play-key-bar = S, then an arrow
play-key-bar-does = draw a { -bar } on that side, or take it away
play-key-neighbours = N
play-key-neighbours-does = say which neighbours the cell can still join
play-key-delete = Delete
play-key-delete-does = split the { -domino } on the cell
play-key-undo = Ctrl and Z, Ctrl and Y
play-key-undo-does = undo, redo
play-key-check = C
play-key-check-does = check; then D goes back to the last right position, and M shows where it is wrong
play-key-hint = H
play-key-hint-does = { -hint }: where to look; H again or M gives the next step, D makes it
play-key-tour = M, B
play-key-tour-does = next step of an answer, and the one before
play-key-there = G, D
play-key-there-does = go to the cells of the answer; do what it says
play-key-where = W, then two numbers
play-key-where-does = where this { -domino } can go, place by place
play-key-find = F, then a number or Enter
play-key-find-does = cells with this number, or with the number in the cell; where you fill in no numbers, the number alone does the same
play-key-lines = R, O
play-key-lines-does = read the row; read the column
play-key-free = E
play-key-free-does = go to the next free cell
play-key-progress = P, L
play-key-progress-does = how many { -domino(form: "many") } are placed; the last move
play-key-certain = K
play-key-certain-does = what is certain at this cell
play-key-few = I
play-key-few-does = which { -domino(form: "many") } have two places left; M shows one after the other
play-key-why = X
play-key-why-does = why the { -domino } on the cell cannot be there, if it is wrong
play-key-try = T, Y
play-key-try-does = try something: T again takes back all you place from then on, Y keeps it
play-key-size = +, -
play-key-size-does = larger board, smaller board
play-key-help = Question mark, F1
play-key-help-does = show these keys
play-key-escape = Escape
play-key-escape-does = cancel what you have begun, or close an answer
play-key-number = A number
play-key-number-does = fill it in
play-key-empty = Delete
play-key-empty-does = empty the cell
play-key-line = Tap or click the line between two cells
play-key-line-does = place a { -domino } on both, or take it away
play-key-tap = Tap a cell, then its neighbour
play-key-tap-does = the same
play-key-lift = Tap a { -domino }
play-key-lift-does = take it away
play-key-drag = Drag from a cell to its neighbour
play-key-drag-does = place a { -domino } on both. A finger can do this when the whole board is in view
play-key-right = Right click, or a long press
play-key-right-does = draw a { -bar } on the nearest side of the cell, or take it away
play-key-tally = A { -domino } in the tally
play-key-tally-does = where it can go
play-key-draw = “Draw { -bar(form: "many") }” pressed
play-key-draw-does = two taps draw a { -bar }, or take it away
play-kept = Your moves stay in this browser, on this device only.
play-not-kept = Your moves cannot be saved: the browser’s storage is full or switched off. They last until you close the page. Save your progress as a file.
play-elsewhere = The board now shows what you did elsewhere.
play-aside = The game saved here cannot be read: it is damaged, or from another version. It is set aside, and you start afresh.
play-storage-emptied = The browser’s storage was emptied. What is on the board is saved again.
# What can be set, and to what.
play-settings = Settings
play-setting-size = Size of the board
play-setting-numbers = Numbers
play-size-now = Size of the board: { $size }.
play-setting-contrast = Contrast
play-setting-colours = Colours
play-setting-tally = { -tally(form: "One") }
play-setting-time = Time
play-setting-columns = Spoken columns
play-setting-is =
    { $value ->
        [usual] automatic
        [small] small
        [digits] digits
        [pips] pips
        [large] large
        [larger] very large
        [strong] strong
        [counted] with counts of open places
        [plain] only what is placed
        [light] light
        [dark] dark
        [sepia] sepia
        [hidden] hidden
        [shown] shown
        [letters] letters: a1
       *[names] names: Anna 1
    }
play-time = Time: { $minutes }:{ $seconds }
# A cell, part by part.
play-empty = empty
play-entered = entered
play-picked = picked
play-tried = tried
play-joined =
    { $domino ->
        [none] joined with { $cell }
       *[other] joined with { $cell } as { $domino }
    }
play-side =
    { $direction ->
        [up] above
        [left] to the left
        [right] to the right
       *[down] below
    }
# $sides: one or several of these.
play-bars = { -bar } { $sides }
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
    { $domino ->
        [none] { $cell }
       *[other] { $cell } as { $domino }
    }
# $places: how many places the domino has left, as in play-places.
play-way-counted = { $cell } as { $domino }, { $places }
# What has just happened.
play-laid =
    { $domino ->
        [none] A { -domino } is placed on { $place }.
       *[other] { $domino } is placed on { $place }.
    }
play-taken =
    { $domino ->
        [none] The { -domino } on { $place } is taken away.
       *[other] { $domino } is taken away from { $place }.
    }
play-also-on = { $domino } is also on { $places }.
play-bar = { -bar(form: "One") } between { $one } and { $other }.
play-no-bar = The { -bar } between { $one } and { $other } is taken away.
play-filled = { $number } on { $cell }.
play-emptied = { $cell } is empty again.
play-board-empty = The board is empty.
# $things: a list of the three below.
play-board-has = The board now has { $things }.
play-count-dominoes =
    { $count } { $count ->
        [1] { -domino }
       *[other] { -domino(form: "many") }
    }
play-count-bars =
    { $count } { $count ->
        [1] { -bar }
       *[other] { -bar(form: "many") }
    }
play-count-numbers =
    { $count } { $count ->
        [1] number of your own
       *[other] numbers of your own
    }
# What cannot be done, and what comes next.
play-undone = Undone.
play-redone = Redone.
play-nothing-to-undo = There is nothing to undo.
play-nothing-to-redo = There is nothing to redo.
play-nothing-here = You have put nothing here.
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
play-covered = { $cell } belongs to a { -domino } and needs no { -bar }.
play-given = The number on { $cell } is given.
play-too-large = The numbers go from 0 to { $range }.
play-ready =
    { $tool ->
        [bar] { -bar(form: "One") }: which direction?
       *[domino] Join: which direction?
    }
play-dropped = Cancelled.
# Check and hint.
play-progress = { $laid } of { $dominoes } { -domino(form: "many") } placed.
play-filled-in = { $filled } of { $unknown } numbers filled in.
play-solved = All is right: you have solved the { -puzzle }.
play-all-right = Nothing is wrong so far.
play-lawful = No rule is broken so far. The { -puzzle } does not have exactly one solution, so only the rules were checked.
play-something-wrong = Something on the board is wrong. Check tells you what.
play-stuck = No rule is broken, but there is no way to a solution from here.
play-faults =
    { $count ->
        [1] 1 thing is wrong.
       *[other] { $count } things are wrong.
    }
play-wrong-bars =
    { $count ->
        [1] 1 { -bar } is wrong.
       *[other] { $count } { -bar(form: "many") } are wrong.
    }
play-domino-twice = { $domino } is on { $one } and on { $other }.
play-domino-wrong =
    { $domino ->
        [none] No { -domino } goes on { $place }.
       *[other] { $domino } does not go on { $place }.
    }
play-number-wrong = { $number } is wrong on { $cell }.
play-look-at-cell = Next { -technique }: { $technique }, at the cell { $cell }.
play-look-at-domino = Next { -technique }: { $technique }, with the { -domino } { $domino }.
play-look-for-number = Next, find the number on { $cell }.
play-number-is = The number on { $cell } is { $number }.
play-no-hint = There is no { -hint } for this board.
play-amiss = Something on the board is wrong.
# An answer in steps: the number of the step, and which keys go on. $key: a letter.
play-stop = { $at } of { $count }: { $text }
play-cue-more = { $key } for more.
play-cue-where = { $key } shows where.
play-cue-do = { $key } does it.
play-cue-back = { $key } goes back to the last right position.
play-closed = Closed.
# Said when there is no step after this one.
play-last-step = That was the last step.
play-no-tour = There is no answer to step through.
play-nowhere = This is not about a single place.
play-nothing-to-do = There is nothing to do here.
play-went-back =
    { $count ->
        [1] One move is taken back.
       *[other] { $count } moves are taken back.
    }
play-nothing-done = You have done nothing yet.
play-last = Last move: { $what }
# Questions.
play-ask-where = Which { -domino }? Type its two numbers.
play-ask-find = Which number? Enter takes the one in the cell.
play-no-number = { $cell } has no number yet.
play-domino-lies = { $domino } is placed on { $places }.
play-domino-nowhere = { $domino } has no place left.
# $count: as in play-places.
play-domino-places = { $domino } has { $count }: { $places }.
play-domino-spot = { $domino } on { $place }.
play-number-cells = The number { $number } is on { $all } cells, { $free } of them free.
play-number-left = { -domino(form: "Many") } left: { $dominoes }.
play-number-on = { $number } on { $cell }.
# $things: what stands there, in order.
play-line =
    { $direction ->
        [row] Row { $name }
       *[column] Column { $name }
    }: { $things }.
play-line-placed = { $number } placed
play-line-bar = { $number } bar
play-line-hole = no cell
play-no-free = No cell is free any more.
play-bars-drawn =
    { $count ->
        [1] 1 { -bar }.
       *[other] { $count } { -bar(form: "many") }.
    }
play-certain-covered = { $cell } already belongs to a { -domino }.
play-certain-gap =
    { $domino ->
        [none] { $cell } has only one neighbour left. The { -domino } goes on { $place }.
       *[other] { $cell } has only one neighbour left. { $domino } goes on { $place }.
    }
# $other: a neighbour that looks free; $domino: the domino that it would make, which is on $place.
play-not-beside = Not with { $other }: { $domino } is already on { $place }.
play-certain-seal = { $domino } has only one place left, { $place }.
play-certain-nothing = Nothing is certain at { $cell } at first sight.
# A try: what is placed in it, and how it ends.
play-try = What you are trying
play-trying = You are trying something now. T takes it all back, Y keeps it.
play-try-back = All that you tried is taken back.
play-try-kept = It stays.
play-not-trying = You are not trying anything. T begins.
# $count: of dominoes, at least one.
play-few =
    { $count ->
        [1] One { -domino } has two places left: { $dominoes }.
       *[other] { $count } { -domino(form: "many") } have two places left: { $dominoes }.
    }
play-few-none = No { -domino } has just two places left.
play-why-bare = No { -domino } is placed on { $cell }.
play-why-right =
    { $domino ->
        [none] Nothing rules out a { -domino } on { $place }.
       *[other] Nothing rules out { $domino } on { $place }.
    }
play-why-unknown = There is no short reason for this one.
# $before: how many steps come before the one that shows it.
play-why =
    { $before ->
        [0] This is why { $domino } does not go on { $place }.
        [1] It takes another step to see why { $domino } does not go on { $place }.
       *[other] It takes { $before } more steps to see why { $domino } does not go on { $place }.
    }
