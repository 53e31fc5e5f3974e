# The script to read aloud: what a page shows by signs and by where things stand.
# $row, $column and other numbers come in words; a column is called by the name that begins with its letter.

# The first eight are those of the FIDE Laws of Chess for announcing moves to blind players.
spoken-column =
    { $letter ->
        [a] Anna
        [b] Bella
        [c] Cesar
        [d] David
        [e] Eva
        [f] Felix
        [g] Gustav
        [h] Hector
        [i] Ida
        [j] Julius
        [k] Konrad
        [l] Ludwig
        [m] Martin
        [n] Nora
        [o] Otto
        [p] Paula
        [q] Quentin
        [r] Richard
        [s] Samuel
        [t] Theodor
        [u] Ursula
        [v] Viktor
        [w] Walter
        [x] Xavier
        [y] Yvonne
       *[z] Zeno
    }
# As players say it, in one breath: four-six.
spoken-domino = { $low }-{ $high }
spoken-cell = column { $column } row { $row }
# The place of a domino that lies across, and of an upright one.
spoken-across = row { $row } columns { $first } and { $second }
spoken-upright = column { $column } rows { $first } and { $second }
# $rows, $columns: how many, as numbers; $rowsSaid, $columnsSaid: the same in words; $first, $last: names of columns.
spoken-board =
    The board has { $rows ->
        [1] one row
       *[other] { $rowsSaid } rows
    } and { $columns ->
        [1] one column
       *[other] { $columnsSaid } columns
    }, { $first } to { $last }.
# What stands in a row.
spoken-row = Row { $row }: { $cells }.
# A part of a row with a hole in it: columns from $first to $last, and what stands there.
spoken-part =
    { $count ->
        [1] column { $first }: { $cells }
        [2] columns { $first } and { $last }: { $cells }
       *[other] columns { $first } to { $last }: { $cells }
    }
# A place without a cell; a cell whose number is to be found, and a row of them.
spoken-hole = no cell
spoken-empty = empty
spoken-all-empty = all empty
# Before the dominoes that lie on a board which is not full yet.
spoken-dominoes = These { -domino(form: "many") } are placed:
spoken-bars = { -bar(form: "Many") } separate these cells: { $places }.
spoken-marked = The cells in question: { $cells }.
# Before the name of a chapter, and before an entry of a numbered list.
spoken-chapter = Chapter: { $sentence }
spoken-step = Step { $number }: { $sentence }
# How signs are read.
spoken-ampersand = and
spoken-copyright = copyright
spoken-end = End of the book.
