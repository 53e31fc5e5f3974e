# The first chapter: the rule.

how-to-play-heading = How to play
how-to-play-laying = Someone has laid out a whole set of { -stone(form: "many") }, copied the numbers and taken the { -stone(form: "many") } away. Put every { -stone } back.
# The same in a book of completions alone.
how-to-play-completing = Someone has laid out a whole set of { -stone(form: "many") }, copied some of the numbers and taken the { -stone(form: "many") } away. Find the other numbers.
rule-heading = The rule
rule = Each { -stone } covers two neighbouring cells, side by side or one above the other. Every cell is covered, and every { -stone } of the set is used exactly once. A set holds every pair of numbers once, doubles such as <stone>1:1</stone> included. 0 is a blank. <stone>0:1</stone> turned round is the same { -stone }.
rule-set = The set up to <stone>{ $range }:{ $range }</stone> has { $stones } { -stone(form: "many") }.
rule-full-board = Its board has { $rows } rows of { $columns } cells, and each number appears { $copies } times.
# Of a set whose boards have other shapes.
rule-boards = Each of its boards has { $cells } cells, and each number appears { $copies } times.
rule-example = On this tiny board the set up to <stone>{ $range }:{ $range }</stone> is hidden: { $stones } { -stone(form: "many") } on { $rows } rows of { $columns } cells.
rule-example-key = And this is its { -key }, with the outlines of the { -stone(form: "many") }:
