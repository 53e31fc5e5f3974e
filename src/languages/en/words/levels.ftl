# The chapter on levels, which explains the techniques that the book needs.

levels-heading = Levels and { -aid(form: "many") }
# $graded: whether every puzzle of the book has a level.
levels-aids =
    A { -aid } shows you where a { -stone } goes, or where it cannot go. Every { -puzzle }{ $graded ->
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
levels-numbers = In a completion, { -aid(form: "many") } for numbers come before these. Its level is that of the hardest step of both.
levels-suppositions = A hard or expert completion asks you to suppose a number and to see that it fails.
levels-completions = A completion without a level can ask for more: we promise nothing about the way to its solution.
levels-found = The program finds the level by solving the { -puzzle } as a person would. It uses the easiest { -aid } that helps, once, and then begins again with the easiest. It does not know how long you will take.
levels-old-aids-heading = More { -aid(form: "many") } of the book of 1921
levels-old-aids = No { -puzzle } in this book needs what follows. It is shown because the old book teaches it.
