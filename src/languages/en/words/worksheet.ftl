# A page of puzzles, without a book.
worksheet-title = Dominosa, { $level }
worksheet-rule = Every domino from 0:0 to { $range }:{ $range } is hidden once on each board. Draw a ring around each pair.
# Who fills it in, and when: the lines are written on.
worksheet-whose = Name ______________________  Date ______________
worksheet-solutions = Solutions
# The title of a sheet or a book of a reader's own puzzles.
own-puzzles = Dominosa { -puzzle(form: "many") }
