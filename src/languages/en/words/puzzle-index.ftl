# The index of puzzles by level and technique, at the end of a book in print.

puzzle-index-heading = { -puzzle(form: "Many") } by level and { -technique }
puzzle-index-intro = After each { -technique } come the { -puzzle(form: "many") } whose hardest { -technique } it is, each with its page in brackets.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>)
