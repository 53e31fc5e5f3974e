# The last page.

colophon-heading = About this book
colophon-author = By { $author }.
colophon-publisher = Published by { $publisher }.
# On the back cover, too.
book-isbn = ISBN { $isbn }
# $date: a day, in words.
colophon-date = Date: { $date }.
colophon-proof = A program has proved that each { -puzzle } has exactly one solution. No two { -puzzle(form: "many") } in the book are the same, even if you turn one, mirror it or exchange its numbers.
colophon-completions = In a completion you find the missing numbers. There is only one way to fill them in.
colophon-figures = The figures of 1921 come from the book of that year. They do not count as { -puzzle(form: "many") }.
colophon-tasks = The laying tasks do not count as { -puzzle(form: "many") }. A program counted their solutions.
# $engine: the version of the maker of puzzles, a number. dominosa-press is the name of the program.
colophon-seed =
    The { -puzzle(form: "many") } can be made again from the seed “{ $seed }” with engine { $engine } of dominosa-press.{ $reader ->
        [print] { "" }
       *[other] { " " }Each { -puzzle } has a name of two invented words, which is the same in every edition{ $keys ->
            [yes] { " " }and comes with its { -key }
           *[no] { "" }
        }.
    }
colophon-series = A { -key } that names a series gives two codes: one for the { -key }, one for the numbers on it. From the two together the program can rebuild the { -puzzle }.
colophon-fonts = Set in Atkinson Hyperlegible Next, digits in Andika; both fonts are free under the SIL Open Font License.
