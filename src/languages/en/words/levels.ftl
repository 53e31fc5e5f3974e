# The chapter on levels, which explains the techniques that the book needs.

levels-heading = Levels and { -aid(form: "many") }
# $graded: whether every puzzle of the book has a level.
levels-aids =
    A { -aid } shows you where a { -stone } goes, or where none can go. Every { -puzzle }{ $graded ->
        [yes] { "" }
       *[no] { " " }with a level
    } names the hardest { -aid } that it needs. This { -aid } gives the { -puzzle } its level.
levels-six-heading = The six levels
level-easy-explained = <b>Easy:</b> seals and gaps solve the { -puzzle }.
level-medium-explained = <b>Medium:</b> one cell with its neighbours, or one { -stone } with all its places, shows where a { -stone } cannot go.
level-tricky-explained = <b>Tricky:</b> two cells want the same { -stone }, or a { -stone } would cut off an odd number of cells.
level-hard-explained = <b>Hard:</b> you look at several cells, or several { -stone(form: "many") }, together.
level-expert-explained = <b>Expert:</b> chains of cells and { -stone(form: "many") } with two places each, or the cells of a whole area joined in pairs.
level-master-explained = <b>Master:</b> you try a { -stone } on a place and see whether it leads to a contradiction.
levels-no-guess = <b>Up to the level expert no { -puzzle } needs a guess.</b> Every step follows from what is on the board.
levels-no-master = No { -puzzle } in this book is above expert.
levels-master = Only a { -puzzle } of the level master asks you to suppose something.
levels-completions = Completions have no level, and we promise nothing about the way to their solution.
levels-found = The program finds the level by solving the { -puzzle } as a person would. It uses the easiest { -aid } that helps, once, and then begins again with the easiest. It does not know how long you will take.
levels-other-aids-heading = Seals, gaps and the other { -aid(form: "many") }
levels-other-aids = Only a seal or a gap places a { -stone }. Every other { -aid } tells you where a { -stone } cannot go: cross out this place in the { -tally } and draw a { -stroke } between its two cells. Sooner or later this leads to a seal or a gap. A place is open as long as no { -stone } covers one of its cells, its { -stone } is not used up and you have not crossed it out.
levels-aids-follow = These are the other { -aid(form: "many") } that { -puzzle(form: "many") } in this book need, the easiest first. Each comes with a small board as it is just before you use the { -aid }.
levels-ring = Rings mark the numbers that the { -aid } is about.
levels-cells-listed = Below the board come the cells that the { -aid } is about.
levels-no-aids =
    The { -puzzle(form: "many") } in this book{ $graded ->
        [yes] { "" }
       *[no] { " " }that have a level
    } need no other { -aid }.
levels-old-aids-heading = More { -aid(form: "many") } of the book of 1921
levels-old-aids = No { -puzzle } in this book needs what follows. It is shown because the old book teaches it.
