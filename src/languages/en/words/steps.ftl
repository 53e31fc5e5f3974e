# The steps to a solution in whole sentences.
# $cell, $domino and $place are one each (c5, 4:6, 5 c d), $spot is a domino on its place (4:6 on 5 c d); $cells, $dominoes, $places and $spots are lists of them. $numeral is a count in words from two to twelve, $count the same as a number.

# $domino on its $places, which may be several: 1:6 on b 5,6 and c 1,2.
step-spot = { $domino } on { $places }
# Cells side by side, told by the first and the last.
step-run = { $first } to { $last }
# The numerals of these sentences.
step-numeral =
    { $number ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
# At the end of most steps: what is crossed out. Many places are counted first.
step-eliminate = Cross out { $spots }.
step-eliminate-domino = Cross out { $domino } in { $numeral } places: { $places }.
step-eliminate-many = Cross out { $numeral } places: { $spots }.
step-seal = The { -domino } { $domino } has only one place on the board, { $place }. It is a seal.
step-seal-derived = The { -domino } { $domino } has only one place left, { $place }. It is now a seal.
# $place: both cells.
step-gap-large = The two cells { $place } are cut off from all the others. Each is a gap: the { -domino } { $domino } goes there.
step-gap-small = The cell { $cell } has only one neighbour left to join. It is a gap: the { -domino } { $domino } goes on { $place }.
# $places: all places that the cell can be covered on.
step-equal-neighbours =
    The cell { $cell } can only be covered on { $places }. { $count ->
        [2] In both places
       *[other] In all { $numeral } places
    } that is the { -domino } { $domino }. So { $domino } covers { $cell } and goes nowhere else.
# $places: all places of the domino.
step-fixed-cell =
    The { -domino } { $domino } can go only on { $places }. { $count ->
        [2] Both places
       *[other] All { $numeral } places
    } use the cell { $cell }. So { $domino } covers { $cell }, and no other { -domino } can.
# $eliminated: the places that are struck, one or several.
step-overlap = The { -domino } { $domino } can go only on { $places }. A { -domino } on { $eliminated } would take a cell from each of these places and leave { $domino } nowhere to go.
# A forced duplicate: one cell or two of them, of which all places but one ($spot) show the same domino ($spots).
step-duplicate-wish = The cell { $cell } belongs to { $spot }, or else to { $spots }.
# One cell. $neighbour: the cell with which it makes $spot.
step-duplicate-alone = If { $domino } took { $neighbour } but not { $cell }, then { $cell } would need a second { $domino }.
# Two cells which have $neighbour in common.
step-duplicate-shared = If { $neighbour } joined neither of them, both would need { $domino }, which cannot cover both at once.
# Two cells which have not.
step-duplicate-apart = A { -domino } on { $eliminated } would leave both of them with only { $domino }, which cannot cover both at once.
# $numeral: how many cells, always odd, or a number in digits; $cell: one of them.
step-odd-area = A { -domino } on { $eliminated } would cut { $numeral } cells off from the rest, { $cell } among them. { -domino(form: "Many") } cannot fill an odd number of cells.
# $numeral: how many cells, and how many neighbours.
step-matching = The { $numeral } cells { $cells } can join only { $numeral } neighbours between them: { $neighbours }. So they need these themselves, and no other cell can have one.
# Sets: so many cells have so many dominoes.
step-set =
    { $count ->
        [2] The two cells { $cells } both hold the number { $number }. { $touch ->
            [yes] There is already a { -bar } between them.
           *[no] No { -domino } can cover both.
        }
       *[other] The { $numeral } cells { $cells } all hold the number { $number }. No { -domino } can cover two of them.
    }
step-set-with-double =
    { $count ->
        [2] The two cells { $cells } both hold the number { $number }.
       *[other] The { $numeral } cells { $cells } all hold the number { $number }.
    } Only the double { $double } can cover two of them.
step-set-mixed = No { -domino } can cover two of the { $numeral } cells { $cells }.
# Then what follows. $numeral: how many dominoes, which are as many as the cells.
step-set-share = Only the { $numeral } { -domino(form: "many") } { $dominoes } can cover them, so these go nowhere else.
# After step-set-with-double: the dominoes, the double among them, are fewer than the cells, or as many.
step-set-double-takes-two = They have only the { $numeral } { -domino(form: "many") } { $dominoes } to share, one fewer than there are cells. So { $double } covers two of them, and all these { -domino(form: "many") } are used up here.
step-set-double-needed = They have only the { $numeral } { -domino(form: "many") } { $dominoes } to share. Without { $double } there would be one too few, so { $double } covers at least one of the cells.
# Where a domino can lie, and to which dominoes a cell can belong.
step-domino-lies = The { -domino } { $domino } can go only on { $places }.
step-cell-belongs = The cell { $cell } belongs to { $spots }.
# After the places of several dominoes. $numeral: how many cells, and how many dominoes.
step-set-hidden = Each of these places uses at least one of the { $numeral } cells { $cells }, so each { -domino } takes exactly one of them.
# After the places of two dominoes.
step-locked-square = All these places are within the four cells { $cells }. The two { -domino(form: "many") } fill them, so no other { -domino } uses any of the four.
# A chain. $first, $second: the dominoes on places of each case.
step-chain-cases = So there are only two cases. First case: { $first }. Second case: { $second }.
step-chain-domino-twice = In the first case the { -domino } { $domino } would be needed twice, on { $place } and on { $other }.
# $spot, $other: two dominoes on their places.
step-chain-cell-twice = In the first case both { $spot } and { $other } would take the cell { $cell }.
step-chain-cell-starved = In the first case nothing can cover the cell { $cell }.
step-chain-domino-starved = In the first case the { -domino } { $domino } has nowhere to go.
# Why, for each of the places.
step-chain-not-domino = { $spot } is ruled out, because the { -domino } { $domino } goes on { $place }.
step-chain-not-cell = { $spot } is ruled out, because { $other } takes the cell { $cell }.
step-chain-first-fails = So the first case is impossible.
# $case: 1 for the first, 2 for the second.
step-chain-case-domino =
    { $case ->
        [1] In the first case
       *[2] In the second case
    } the { -domino } { $domino } goes on { $place }.
step-chain-case-cell =
    { $case ->
        [1] In the first case
       *[2] In the second case
    } { $spot } takes the cell { $cell }.
step-chain-either = So { $spot } is impossible either way.
# A trial: a domino is supposed to lie; what follows; that this cannot be.
step-trial = Suppose that the { -domino } { $domino } goes on { $place }.
step-trial-gap = The cell { $cell } now has only one neighbour left to join, so { $domino } goes on { $place }.
step-trial-seal = Then the { -domino } { $domino } has only one place left, { $place }.
step-trial-cell-starved = This leaves the cell { $cell } without a neighbour to join.
step-trial-domino-starved = This leaves the { -domino } { $domino } nowhere to go.
step-trial-fails = That is impossible.
# A trial within a trial.
step-trial-lay-all = Place every seal and gap that follows.
step-trial-inner = Suppose also that the { -domino } { $domino } goes on { $place }.
step-trial-inner-fails = So { $domino } does not go on { $place }.
# Completions: how numbers are found. $numbers: a list of numbers, or of numbers with their cells.
filling-number-on = { $number } on { $cells }
filling-numbers-on = { $numbers } on { $cell }
filling-write = Write { $numbers }.
filling-cross-out = Cross out { $numbers }.
filling-one-number = So { $cells } hold the same number.
filling-three = Only one three is left that the cell { $cell } can belong to: { $cells }.
filling-only-number = Only the number { $number } is left for the cell { $cell }.
filling-last-cells = The number { $number } needs every cell that is left for it.
filling-seal = The { -domino } { $domino } has only one place left, { $place }. It is a seal.
filling-gap = The cell { $cell } has only one neighbour left to join. It is a gap: a { -domino } goes on { $place }.
filling-no-three = The cell { $cell } can only belong to a three of { $numbers }.
filling-no-domino = Every { -domino } that can cover { $cell } puts { $numbers } there.
filling-second-link = The { -domino } on { $place } joins two threes. A second one between them would be the same { -domino } again. So none goes on { $eliminated }.
filling-suppose = Suppose that { $number } goes on { $cell }.
filling-end-number = Then no number is left for the cell { $cell }.
filling-end-three = Then no three is left for the cell { $cell }.
filling-end-neighbour = Then the cell { $cell } has no neighbour left to join.
filling-end-cells = Then the number { $number } has too few cells left.
filling-end-copies = Then the number { $number } appears too often.
filling-end-twice = Then the { -domino } { $domino } would be used twice.
# What a step of a completion gives, in a few words.
filling-the-number = the number { $number }
filling-deed-seal = { $domino } on { $place }, with { $numbers }
filling-deed-domino = { $domino } on { $place }
filling-deed-any = a { -domino } on { $place }
filling-deed-none = no { -domino } on { $places }
filling-deed-one = the same number on { $cells }
filling-deed-left = only { $numbers } on { $cell }
filling-deed-not = no { $number } on { $cell }
filling-deed-instead = { $number } and not { $other } on { $cell }
