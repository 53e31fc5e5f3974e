# The chapter on levels, which explains the techniques that the book needs.

levels-heading = Levels and { -technique(form: "many") }
# $graded: whether every puzzle of the book has a level.
levels-techniques = A { -technique } shows you where a { -domino } goes, or where it cannot go. The hardest { -technique } that a { -puzzle } needs sets its level.
level-easy-explained = <b>Easy:</b> seals and gaps are all you need.
level-medium-explained = <b>Medium:</b> a single cell with its neighbours, or a single { -domino } with all its places, shows you where a { -domino } cannot go.
level-tricky-explained = <b>Tricky:</b> two cells need the same { -domino }, or a { -domino } would cut off an odd number of cells.
level-hard-explained = <b>Hard:</b> you look at several cells, or several { -domino(form: "many") }, together.
level-expert-explained = <b>Expert:</b> you follow chains of cells and { -domino(form: "many") } with two choices each, or see that some cells need all the neighbours they have left.
level-master-explained = <b>Master:</b> you try a { -domino } in a place and see whether it leads to a contradiction.
# $every: whether every puzzle of the book has a level up to expert.
levels-no-guess =
    <b>No { -puzzle } { $every ->
        [yes] in this book
       *[no] up to expert level
    } needs a guess.</b> Every step follows from what is on the board.
levels-master = Only at master level do you have to suppose something.
levels-numbers = In a completion the numbers come first, then the { -domino(form: "many") }; the hardest step sets the level.
levels-suppositions = In a hard or expert completion you have to suppose a number and see that it fails.
levels-completions = A completion without a level may ask for more: we promise nothing about how it is solved.
levels-found = To find the level, the program solves the { -puzzle } as a person would. At each step it uses the easiest { -technique } that helps, then goes back to the easiest of all. It cannot tell how long you will take.
levels-old-techniques-heading =
    { $techniques ->
        [1] One more { -technique } from the book of 1921
       *[other] More { -technique(form: "many") } from the book of 1921
    }
levels-old-techniques = No { -puzzle } in this book needs what follows. We show it because the old book teaches it.
