# What a publisher or a giver adds to a book.

foreword-heading = Foreword
about-author-heading = About the author
dedication-heading = Dedication
# $name: for whom the book is, and who gives it.
dedication-for = For { $name }
dedication-from = from { $name }

# On a badge of the cover: the size of the print, and how many puzzles the book has.
cover-large-print = Large print
cover-giant-print = Extra-large print
cover-badge =
    { $puzzles ->
        [1] One { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    }
# What somebody says of the book.
cover-quotation = “{ $words }”
