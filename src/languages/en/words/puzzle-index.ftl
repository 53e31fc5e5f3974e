# The index of puzzles by level and technique, at the end of a book in print.

puzzle-index-heading = { -puzzle(form: "Many") } by level and { -aid }
puzzle-index-intro = After each { -aid } come the { -puzzle(form: "many") } whose hardest { -aid } it is, each with its page in brackets.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>)
puzzle-index-names = Names of the { -puzzle(form: "many") }
puzzle-index-names-intro = Each { -puzzle } has a name of two invented words. You never need it to solve; it is the same in every edition, so that two people can tell that they have the same { -puzzle }, on paper, on a screen or under their fingers.
