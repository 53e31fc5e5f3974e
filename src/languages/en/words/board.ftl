# Boards and chains of dominoes in words, for those who do not see the drawing.

describe-board = A board of { $rows } rows and { $columns } columns.
describe-empty-board = An empty board of { $rows } rows and { $columns } columns.
# $cells: the numbers of the row and the words below, with blanks between them.
describe-row = Row { $row }: { $cells }.
# A cell without a number; a place without a cell; several of them side by side.
describe-empty = empty
describe-hole = no cell
describe-times = { $count } times { $what }
# Then lists of what is on the board.
describe-dominoes = { -domino(form: "Many") }: { $dominoes }.
describe-bars = { -bar(form: "Many") }: { $places }.
describe-marked = The cells in question: { $cells }.
# A domino of a chain that lies across the line.
chain-across = { $domino } (across)
# The dominoes that go up, or down, from a double in the line.
chain-up = Up from { $double }: { $dominoes }.
chain-down = Down from { $double }: { $dominoes }.
