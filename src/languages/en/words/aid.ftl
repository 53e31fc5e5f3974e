# The techniques above seal and gap, each explained before an example.

aid-equal-neighbours-explained = If every neighbour that a cell can still join holds the same number, only one { -stone } can cover that cell. So this { -stone } goes there, and nowhere else.
aid-fixed-cell-explained = Look at all the places that a { -stone } has left. If they all use the same cell, this { -stone } is sure to cover it. No other { -stone } can: cross out every other place on that cell. The book of 1921 calls this <foreign language="de">Festlegung</foreign>.
# $solutions: of the small board that follows.
aid-locked-square-explained =
    Sometimes two { -stone(form: "many") } can go only within the same four cells. They fill these cells, so no other { -stone } goes there. But they can be turned round in their square, so the board has at least two solutions. This small one has { $solutions ->
        [2] two
       *[other] { $solutions }
    }. That is why no { -puzzle } in this book has a locked square.
aid-overlap-explained = Look at all the places that one { -stone } has left. Another { -stone } that takes a cell from each of them would leave it nowhere to go. So that other { -stone } cannot go there.
aid-forced-duplicate-explained = See what is left for a cell if one of its neighbours goes elsewhere. If every other way to cover the cell shows the same { -stone }, the cell then needs this { -stone }. So this { -stone } cannot be the one that takes the neighbour elsewhere: it would be needed twice.
aid-forced-duplicate-of-two-explained = Two cells can depend on the same { -stone }. Look at a place that would take a neighbour from each of them. If both cells then needed the same { -stone }, and it could not cover both at once, it would be needed twice. So no { -stone } goes there.
aid-odd-area-explained = Sometimes a { -stone } would wall off some cells: every way from them to the rest of the open board leads through its two cells. If their number is odd, { -stone(form: "many") } cannot fill them, as each covers two. So the { -stone } cannot go there. In the book of 1921 a single cell left over like this is called a hole, in German <foreign language="de">Loch</foreign>.
aid-cell-set-explained = Take some cells with the same number, no two of which can join. List the { -stone(form: "many") } that can still cover them. If there are exactly as many { -stone(form: "many") } as cells, they are all needed here, and none of them goes anywhere else.
aid-hidden-set-explained = Take some { -stone(form: "many") }, and the same number of cells. If every place these { -stone(form: "many") } have left uses one of the cells, each { -stone } takes one of them. So no other { -stone } covers any of these cells, and none of these { -stone(form: "many") } covers two of them.
aid-cell-set-with-double-explained = This is a set of cells with the same number in which two cells can join, so the double of this number fits there. If there is one { -stone } fewer than there are cells, the double has to cover two of the cells, and all these { -stone(form: "many") } are used up here. If there are as many { -stone(form: "many") } as cells, the double covers at least one of the cells. What is used up here goes nowhere else.
aid-mixed-set-explained = The cells of a set need not hold the same number. Take three or more cells, no two of which can join. List the { -stone(form: "many") } that can still cover them. If there are exactly as many { -stone(form: "many") } as cells, none of them goes anywhere else.
aid-chain-explained = A cell or a { -stone } with just two open places is a link: one of the places is right, and the other is wrong. Links that share a place form a chain: settle one, and you settle them all. So there are only two cases. If one of them needs two { -stone(form: "many") } on one cell, or one { -stone } on two places, or leaves something without a place, then the other is right. And a place that is impossible in both cases can be crossed out at once.
aid-matching-explained = Imagine the board coloured like a chessboard. Every { -stone } covers a black cell and a white one. Take some cells of one colour, and all the neighbours that they can still join. If there are exactly as many neighbours as cells, every neighbour is needed, and no other cell can join any of them.
aid-trial-explained = Suppose that a { -stone } goes on one of its places. Now place the seals and gaps that follow, in your head or with other { -stone(form: "many") }. If this leaves a cell or a { -stone } without a place, the first place was wrong. The book of 1921 calls this a provisional seal, and a cell that is shut in on all sides a hole. Only { -puzzle(form: "many") } of master level need it.
# $laid: how many dominoes lie before the technique is used.
aid-laid =
    So far { $laid ->
        [1] one { -stone } is placed
       *[other] { $laid } { -stone(form: "many") } are placed
    }.
# $number: the one in the ring, which a supposition leaves no neighbour. $stone: the domino that was supposed.
aid-supposed = Now the circled { $number } has no open place left. So the { $stone } cannot go at the cross.
# Before the first technique that a book explains in its sections.
techniques-heading = When seals and gaps are not enough
techniques-cross-out = You place a { -stone } when you find a seal or a gap. Every other { -aid } shows you where a { -stone } cannot go. Cross that place out: draw a { -stroke } between its two cells, and take 1 off the count in the { -tally }. Keep going, and sooner or later a seal or a gap appears.
techniques-open = A place is open if both its cells are free, its { -stone } is not placed yet and you have not crossed it out.
techniques-ring = In the pictures a ring marks the number we are talking about, a dashed line a spot where a { -stone } could go, and a cross a spot where none can go.
techniques-turning = The hardest step of a { -puzzle } is its <b>turning point</b>. The page given at the foot of the { -puzzle } explains it with a picture.
techniques-cells-listed = The cells we are talking about are listed below the board.
# The techniques for numbers of completions, as a list.
techniques-for-numbers = { -aid(form: "Many") } for numbers
technique-three-explained = <b>Three:</b> only one three is left that a cell can belong to. All three of its cells hold the same number: as soon as you know one, write it in all of them.
technique-only-number-explained = <b>Only number:</b> only one number is left for a cell.
technique-last-cells-explained = <b>Last cells of a number:</b> a number needs every cell that is left for it.
technique-filling-seal-explained = <b>Seal:</b> a { -stone } has only one place left, so its numbers go there.
technique-filling-gap-explained = <b>Gap:</b> a cell has only one neighbour left to join, so the two make a { -stone }, whichever it is.
technique-no-three-explained = <b>No room for a three:</b> if a cell cannot be part of any three of a number, it cannot hold that number.
technique-no-domino-explained = <b>{ -stone(form: "Many") } that do not fit:</b> if no { -stone } that can cover a cell puts a certain number there, the cell cannot hold that number.
technique-second-link-explained = <b>Second link:</b> a second { -stone } that joined the same two threes would be the same { -stone } again, so there can be none.
technique-supposition-explained = <b>Supposition:</b> suppose that a cell holds a number. If that fails, cross the number out.
# The same beside the picture of its example, in two sentences. A ring, a dashed line or a cross tells the place.
aid-equal-neighbours-seen = The circled 3 has only 0s beside it. So the <stone>0:3</stone> has to cover it, and cannot go at the cross.
aid-fixed-cell-seen = Wherever the <stone>0:1</stone> goes, it covers the circled 1. No other { -stone } can, so there is no <stone>1:3</stone> at the cross.
aid-locked-square-seen =
    The <stone>0:2</stone> and the <stone>1:2</stone> fit only in the circled square, in two ways. So this board has { $solutions ->
        [2] two
       *[other] { $solutions }
    } solutions, unlike the { -puzzle(form: "many") } in this book, and no other { -stone } can use the square.
aid-overlap-seen = The <stone>1:2</stone> goes on one of the dashed spots. A <stone>2:2</stone> between them would take a number from each, so cross it out.
aid-forced-duplicate-seen = With the <stone>1:3</stone> at the cross, the circled 3 could only go with the 1 beside it, and that is a <stone>1:3</stone> again. There is only one, so it cannot go at the cross.
aid-forced-duplicate-of-two-seen = With a <stone>0:2</stone> at the cross, both circled numbers would need the <stone>1:3</stone>. There is only one, so the <stone>0:2</stone> cannot go there.
aid-odd-area-seen = A <stone>0:1</stone> at the cross would wall off the three circled numbers. { -stone(form: "Many") } cannot fill three cells, so the <stone>0:1</stone> cannot go there.
aid-cell-set-seen = Only the <stone>2:3</stone> and the <stone>3:3</stone> fit on the two circled 3s. Both are needed there, so neither can go at the cross.
aid-hidden-set-seen = The <stone>0:1</stone>, the <stone>0:3</stone> and the <stone>1:3</stone> each have to cover one of the three circled numbers. So no other { -stone } covers any of them.
aid-cell-set-with-double-seen = Only the <stone>1:1</stone>, the <stone>1:2</stone> and the <stone>1:3</stone> fit on the three circled 1s. Without the <stone>1:1</stone> there would not be enough to go round.
aid-mixed-set-seen = Only the <stone>1:2</stone>, the <stone>1:3</stone> and the <stone>2:3</stone> fit on the three circled numbers. All three are needed there, so none of them can go at a cross.
aid-chain-seen = The circled square holds either the <stone>2:2</stone> and the <stone>0:3</stone>, or else the <stone>0:2</stone> on its right side. The first two would leave the <stone>2:3</stone> nowhere to go.
aid-matching-seen = The three circled numbers have only three free neighbours between them. They need all three, so no other number can join one of these neighbours.
aid-trial-seen = Suppose that the <stone>1:2</stone> goes at the cross. Now place everything that follows.
# What follows, beside the second picture. $number: the one in the ring.
aid-then-gap = That leaves the circled { $number } with only one open place, so the { $stone } goes there.
aid-then-seal = That leaves the { $stone } with only one spot, the dashed one.
aid-then-pair = That leaves the two circled numbers with only each other: together they are the { $stone }.
# Goes on: the first puzzle that needs it.
aid-try = Try it in { -puzzle } { $number }.
