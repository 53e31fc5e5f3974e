# The companion of an embossed book: hints, steps and keys, puzzle by puzzle.

companion-title = { $title }: companion
# $hints, $steps: whether there are any.
companion-order =
    For each { -puzzle } in turn you find { $hints ->
        [yes] its { -hint }, { $steps ->
            [yes] its steps and its { -key }
           *[no] and its { -key }
        }
       *[no] { $steps ->
            [yes] its steps and its { -key }
           *[no] its { -key }
        }
    }.
# Of the names of dominoes in lists: in braille the two digits stand behind one number sign.
companion-names = In lists a { -domino } is two digits: 01 is <domino>0:1</domino>.
companion-section =
    Help: { $puzzles ->
        [1] { -puzzle } { $first }
       *[other] { -puzzle(form: "many") } { $first } to { $last }
    }
companion-hint = { -hint(form: "One") } to { -puzzle } { $number }
companion-hint-easy = Step { $line } is the turning point.
companion-turning =
    { $line ->
        [0] At the start, use { $technique }.
        [1] After step 1, use { $technique }.
       *[other] After steps 1 to { $line }, use { $technique }.
    }
companion-steps = Steps of { -puzzle } { $number }
# At the foot of an embossed puzzle.
puzzle-companion =
    { $hinted ->
        [yes] Volume <page of="key-{ $number }" title="Companion" number="volume"/>:{ $hints ->
            [yes] { " " }{ -hint } <page of="hint-2-{ $number }" title="{ -hint(form: "One") }"/>,
           *[no] { "" }
        }{ $steps ->
            [yes] { " " }steps <page of="hint-1-{ $number }" title="Steps"/>,
           *[no] { "" }
        } { -key } <page of="key-{ $number }" title="{ -key(form: "One") }"/>.
       *[no] Volume <page of="key-{ $number }" title="Companion" number="volume"/>: { -key } <page of="key-{ $number }" title="{ -key(form: "One") }"/>.
    }
# Running titles of embossed pages, before the number of what is on the page; they must stay short.
running-title = { $title } { $name }
# $from: the number of the first step that begins on the page.
running-step = { $title }, from step { $from }
companion-running = Help
keys-running = { -key(form: "Many") }
puzzle-running = { -puzzle(form: "One") }
figure-running = Figure
games-running = Games
sources-running = Left out
historic-opening-running = The example
nets-running = Your puzzle
how-to-play-running = How to play
task-running = Task
# The first page of an embossed book. $first: the number of its first puzzle.
start-task = A whole set of { -domino(form: "many") } is hidden on a board of numbers. Find them: each pair of numbers is there once, and each { -domino } covers two neighbouring cells.
start-where = How to play is explained with this board: page <page of="how-to-play" title="How to play"/>. { -puzzle(form: "One") } { $first }: page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
start-help = Below each { -puzzle } you find the volume and pages of its { -hint }, its steps and its { -key }, and then its board again, wide enough to play on.
