# The built-in first book.

first-book-title = First Book
first-book-subtitle = Domino puzzles for hands and eyes
first-book-description = Solo puzzles with a whole set of dominoes, from small boards to the double-seven set and from easy to expert, each with exactly one solution, and the figures of the book of 1921.
first-book-small-boards = Small boards
first-book-ordinary-set = The ordinary set
first-book-double-seven = The double-seven set
first-book-one-cell = One cell, one domino
first-book-two-cells = Two cells and odd areas
first-book-several = Several at once
first-book-chains = Chains and pairs
first-book-terzett-small = Terzett: small boards
first-book-terzett-double-seven = Terzett: the double-seven set
first-book-terzett-harder = Terzett: harder ones
first-book-terzett-letter-h = Terzett: the letter H
first-book-terzett-windows = Terzett: two windows
first-book-series = A series: three Terzetts, one key
first-book-completions = Completions: find the numbers
