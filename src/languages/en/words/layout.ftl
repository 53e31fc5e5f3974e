# What only the layout can say: volumes, and what stands round boards.

# On the title page of an embossed volume, and in the contents; the pages are those of the whole book.
volume-pages = Volume { $number } of { $of }: pages { $first } to { $last }.
# The heading of the contents of all volumes.
volume-contents = All volumes
volume = Volume { $number } of { $of }
volume-puzzles =
    { $count ->
        [1] { -puzzle(form: "One") } { $first }.
       *[other] { -puzzle(form: "Many") } { $first } to { $last }.
    }
volume-keys =
    { $count ->
        [1] { -key(form: "One") } { $first }.
       *[other] { -key(form: "Many") } { $first } to { $last }.
    }
# The last line of an embossed volume, and of the last one.
volume-end = End of volume { $number }
volume-last = The end
# The heading of a chapter that goes on in another volume, or of what goes on on another page.
volume-continued = { $title }, continued
# In place of the number of a page that is in another volume, after a word such as "page".
volume-page = { $number } in volume { $volume }
# Before the cells that a figure is about.
figure-marked = The cells in question:
# The first link of a page.
screen-skip = Skip to the text
screen-size = { $rows } rows, { $columns } columns
# In a table: a place without a cell, and a cell whose number is to be found.
screen-hole = no cell
screen-empty = empty
# $heading: the one over the drawing.
screen-drawing = Drawing: { $heading }. The same follows in words.
# Before a line of a way to a solution that is opened by itself.
screen-covered = Step { $number }
screen-in-words = In words: { $heading }
screen-dominoes = { -domino(form: "Many") } and their places:
screen-bars = { -bar(form: "Many") }:
# Before places on a drawing: where the next step puts a domino, and where it rules one out.
screen-could = A { -domino } could go here:
screen-cannot = No { -domino } can go here:
# In a list of dominoes.
domino-on-place = { $domino } on { $place }
# The decimal sign of print.
decimal-sign = .
