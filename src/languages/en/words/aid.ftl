# The techniques above seal and gap, each explained before an example.

aid-equal-neighbours-explained = If all cells that a cell can still join hold the same number, every way to cover the cell shows the same { -stone }. So this { -stone } covers the cell, and it goes nowhere else.
aid-fixed-cell-explained = If all open places of a { -stone } use the same cell, this { -stone } covers the cell. No other { -stone } can: cross out the places of this cell that show others. The book of 1921 calls this <foreign language="de">Festlegung</foreign>.
# $solutions: of the small board that follows.
aid-locked-square-explained = Two { -stone(form: "many") } can go only within the same four cells. So they fill these cells, and no other { -stone } comes there. But they can be turned about in their square. So a board with a locked square has at least two solutions, this small one has { $solutions }, and no { -puzzle } in this book holds one.
aid-overlap-explained = Look at all open places of one { -stone }. Another place that shares a cell with each of them would leave this { -stone } no place at all. So nothing goes there.
aid-forced-duplicate-explained = Take a cell and one of its neighbours, and look at the other ways to cover the cell. If they all show one { -stone }, the cell needs this { -stone } as soon as the neighbour goes elsewhere. So this { -stone } itself cannot take the neighbour elsewhere: it would be needed twice.
aid-forced-duplicate-of-two-explained = Two cells can be in the same need. If something takes away a neighbour of each, and both could then be covered by one and the same { -stone } only, though not by it together, this cannot be: there is only one such { -stone }.
aid-odd-area-explained = Sometimes a { -stone } would cut off some cells from all others: every way from them to the rest of the open board leads through its two cells. If their number is odd, { -stone(form: "many") } cannot fill them, as each covers two. So no { -stone } goes there. The book of 1921 calls a single cell that is left over a hole, in German <foreign language="de">Loch</foreign>.
aid-cell-set-explained = Take some cells with the same number of which no two can join, and list the { -stone(form: "many") } that can still cover them. If there are only as many { -stone(form: "many") } as cells, each cell takes one of these { -stone(form: "many") }. So none of them goes anywhere else.
aid-hidden-set-explained = Take some { -stone(form: "many") } and as many cells. If every open place of each of these { -stone(form: "many") } uses one of these cells, the { -stone(form: "many") } share the cells out between them. So no other { -stone } covers one of the cells, and none of the { -stone(form: "many") } takes two of them.
aid-cell-set-with-double-explained = This is a set of cells with the same number in which two cells can join, so that the double of this number fits there. If there is one { -stone } fewer than cells, the double must cover two of the cells, and all the { -stone(form: "many") } are used up here. If there are as many { -stone(form: "many") } as cells, the double covers at least one of the cells. What is used up here goes nowhere else.
aid-mixed-set-explained = A set of cells need not hold one number. Take three or more cells of which no two can join, and list the { -stone(form: "many") } that can still cover them. If there are only as many { -stone(form: "many") } as cells, none of these { -stone(form: "many") } goes anywhere else.
aid-chain-explained = A cell or a { -stone } with two open places is a link: one of the two places holds, and the other does not. Where links share places they form a chain, and one choice settles them all. So there are only two cases. If one case leads to two { -stone(form: "many") } on one cell, to one { -stone } on two places, or leaves something without a place, the other case holds. And a place that is impossible in both cases can be crossed out at once.
aid-matching-explained = Colour the board in your mind like a chessboard. Every { -stone } covers a black cell and a white one. Take some cells of one colour and all cells that they can still join. If there are only as many of these, they are all needed, and no other cell joins one of them.
aid-trial-explained = Take a place and suppose that its { -stone } goes there. Place the seals and gaps that follow, in your mind or with other { -stone(form: "many") }, until a cell or a { -stone } has no place left. Then the place is wrong. The book of 1921 calls this a provisional seal, and a cell that is shut in on all sides a hole. Only the level master needs it.
# $laid: how many dominoes lie before the technique is used.
aid-laid =
    So far { $laid ->
        [1] one { -stone } is placed
       *[other] { $laid } { -stone(form: "many") } are placed
    }.
# $number: the one in the ring, which a supposition leaves no neighbour. $stone: the domino that was supposed.
aid-supposed = Now the circled { $number } has no free neighbour left. So the { $stone } cannot go at the cross.
# Before the first technique that a book explains in its sections.
techniques-heading = When seals and gaps are not enough
techniques-cross-out = Only a seal or a gap places a { -stone }. Every other { -aid } shows where a { -stone } cannot go. Cross this place out: draw a { -stroke } between its two cells, and lower the count in the { -tally } by 1. Sooner or later this makes a seal or a gap.
techniques-open = A place is open as long as both its cells are free, its { -stone } is not placed and you have not crossed it out.
techniques-ring = In the pictures a ring marks the number we are talking about, a dashed line a spot where a { -stone } could go, and a cross a spot where none can go.
techniques-turning = The hardest step of a { -puzzle } is its <b>turning point</b>. It is told with a picture, on the page that the foot of the { -puzzle } names.
techniques-cells-listed = Below the board stand the cells we are talking about.
# The techniques for numbers of completions, as a list.
techniques-for-numbers = { -aid(form: "Many") } for numbers
technique-three-explained = <b>Three:</b> only one three can still lie over a cell. Its cells hold the same number: as soon as one is known, write it in all.
technique-only-number-explained = <b>Only number:</b> for a cell only one number is left.
technique-last-cells-explained = <b>Last cells of a number:</b> a number has only as many cells left as it still needs.
technique-filling-seal-explained = <b>Seal:</b> a { -stone } has only one place left, and so its numbers go there.
technique-filling-gap-explained = <b>Gap:</b> a cell can join only one neighbour, so a { -stone } goes there, whichever it is.
technique-no-three-explained = <b>Threes that do not fit:</b> no three of a number can lie over a cell, so the cell does not hold this number.
technique-no-domino-explained = <b>{ -stone(form: "Many") } that do not fit:</b> no { -stone } that can cover a cell brings a number there, so the cell does not hold it.
technique-second-link-explained = <b>Second link:</b> a second { -stone } between the same two threes would be the same { -stone }, so there is none.
technique-supposition-explained = <b>Supposition:</b> suppose a number on a cell; if it fails, cross it out.
# The same beside the picture of its example, in two sentences. A ring, a dashed line or a cross tells the place.
aid-equal-neighbours-seen = The circled 3 has only 0s beside it. So the <stone>0:3</stone> covers it, and cannot be at the cross.
aid-fixed-cell-seen = Wherever the <stone>0:1</stone> goes, it covers the circled 1. So no other { -stone } can, and the <stone>1:3</stone> is out.
aid-locked-square-seen = The <stone>0:2</stone> and the <stone>1:2</stone> fit only in the circled square, in two ways. So this board has { $solutions } solutions, and no { -puzzle } in this book has such a square.
aid-overlap-seen = The <stone>1:2</stone> goes on one of the dashed spots. A <stone>2:2</stone> between them would take a number from both, so cross it out.
aid-forced-duplicate-seen = If the 3 above were taken, the circled 3 would need the <stone>1:3</stone>. So the <stone>1:3</stone> itself cannot take it: there is only one.
aid-forced-duplicate-of-two-seen = A <stone>0:2</stone> at the cross would leave both circled numbers only the <stone>1:3</stone>. There is only one of it, so the <stone>0:2</stone> cannot go there.
aid-odd-area-seen = A <stone>0:1</stone> at the cross would wall off the three circled numbers. { -stone(form: "Many") } cannot fill three cells, so it cannot go there.
aid-cell-set-seen = Only the <stone>2:3</stone> and the <stone>3:3</stone> fit on the two circled 3s. Both are needed there, so not at the cross.
aid-hidden-set-seen = The <stone>0:1</stone>, the <stone>0:3</stone> and the <stone>1:3</stone> each have to cover one of the three circled numbers. So no other { -stone } covers any of them.
aid-cell-set-with-double-seen = Only the <stone>1:1</stone>, the <stone>1:2</stone> and the <stone>1:3</stone> fit on the three circled 1s. They need the <stone>1:1</stone>, or one of them would get none.
aid-mixed-set-seen = Only the <stone>1:2</stone>, the <stone>1:3</stone> and the <stone>2:3</stone> fit on the three circled numbers. All three are needed there, so not at the crosses.
aid-chain-seen = In the circled square lie the <stone>2:2</stone> and the <stone>0:3</stone>, or else the <stone>0:2</stone> on its right side. The first two would leave the <stone>2:3</stone> no spot.
aid-matching-seen = The three circled numbers have only three free neighbours between them. They need them all, so nobody else gets one.
aid-trial-seen = Suppose that the <stone>1:2</stone> goes at the cross. Now place what follows from that.
# What follows, beside the second picture. $number: the one in the ring.
aid-then-gap = That leaves the circled { $number } only one free neighbour. So the { $stone } goes there.
aid-then-seal = That leaves the { $stone } only one spot, the dashed one.
aid-then-pair = That leaves the two circled numbers only each other. They are the { $stone }.
