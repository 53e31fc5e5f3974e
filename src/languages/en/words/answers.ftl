# The answer keys as text and as drawings, and what an e-book says of itself.

answers-author = By { $name }
answers-publisher = Published by { $name }
# $what: puzzle, figure or task; $name: its number.
answers-subject =
    { $what ->
        [figure] Figure
        [task] Laying task
       *[puzzle] { -puzzle(form: "One") }
    } { $name }
answers-key = { $subject }: { -key }
answers-id = Name: { $id }
answers-solutions = One of { $count } solutions
ebraille-drawing = Drawing of the board
ebraille-access = All content is braille in six-dot cells. Boards are tables with headers for columns and rows. Each is also a drawing for tactile displays. There are headings, a table of contents, and links between { -puzzle(form: "many") }, { -hint(form: "many") } and { -key(form: "many") }. There are no page numbers.
# Who made an e-book that names no author.
epub-creator = dominosa-press, a program
# The list of pages in an e-book, and where these pages are; $title: of the book.
epub-pages = Pages of large print
epub-page-source = { $title }, large print
# $pages: whether there is such a list.
epub-access =
    All content is text that can be enlarged and read aloud. Boards are tables with headers for columns and rows. The { -domino(form: "many") } and { -bar(form: "many") } on a board follow as lists. There are headings, a table of contents, and links between { -puzzle(form: "many") }, { -hint(form: "many") } and { -key(form: "many") }. Nothing depends on colour, sound or movement.
    { $pages ->
        [listed] Pages of large print on which something with a name begins are listed.
       *[none] There are no page numbers.
    }
