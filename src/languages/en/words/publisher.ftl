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

# A certificate at the end; $name: who has solved the puzzles; $title: of the book.
certificate-heading = Certificate
certificate-for = For { $name }
certificate-words =
    { $puzzles ->
        [1] Every domino is back in its place: the { -puzzle } of “{ $title }” is solved.
       *[other] Every domino is back in its place: all { $puzzles } { -puzzle(form: "many") } of “{ $title }” are solved.
    }
certificate-words-you =
    { $puzzles ->
        [1] You put every domino back in its place, and solved the { -puzzle } of “{ $title }”.
       *[other] You put every domino back in its place, and solved all { $puzzles } { -puzzle(form: "many") } of “{ $title }”.
    }
certificate-signed = To be filled in and signed
certificate-name = Name
certificate-day = Date
certificate-signature = Signature
