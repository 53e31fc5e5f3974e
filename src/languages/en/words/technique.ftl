# The techniques above seal and gap, each explained before an example.

technique-equal-neighbours-explained = If every neighbour that a cell can still join holds the same number, only one { -domino } can cover that cell. So this { -domino } goes there, and nowhere else.
technique-fixed-cell-explained = Look at all the places that a { -domino } has left. If they all use the same cell, this { -domino } is sure to cover it. No other { -domino } can: cross out every other place on that cell. The book of 1921 calls this <foreign language="de">Festlegung</foreign>.
# $solutions: of the small board that follows.
technique-locked-square-explained =
    Sometimes two { -domino(form: "many") } can go only within the same four cells. They fill these cells, so no other { -domino } goes there. But they can be turned round in their square, so the board has at least two solutions. This small one has { $solutions ->
        [2] two
       *[other] { $solutions }
    }. That is why no { -puzzle } in this book has a locked square.
technique-overlap-explained = Look at all the places that one { -domino } has left. Another { -domino } that takes a cell from each of them would leave it nowhere to go. So that other { -domino } cannot go there.
technique-forced-duplicate-explained = See what is left for a cell if one of its neighbours goes elsewhere. If every other way to cover the cell shows the same { -domino }, the cell then needs this { -domino }. So this { -domino } cannot be the one that takes the neighbour elsewhere: it would be needed twice.
technique-forced-duplicate-of-two-explained = Two cells can depend on the same { -domino }. Look at a place that would take a neighbour from each of them. If both cells then needed the same { -domino }, and it could not cover both at once, it would be needed twice. So no { -domino } goes there.
technique-odd-area-explained = Sometimes a { -domino } would wall off some cells: every way from them to the rest of the open board leads through its two cells. If their number is odd, { -domino(form: "many") } cannot fill them, as each covers two. So the { -domino } cannot go there. In the book of 1921 a single cell left over like this is called a hole, in German <foreign language="de">Loch</foreign>.
technique-cell-set-explained = Take some cells with the same number, no two of which can join. List the { -domino(form: "many") } that can still cover them. If there are exactly as many { -domino(form: "many") } as cells, they are all needed here, and none of them goes anywhere else.
technique-hidden-set-explained = Take some { -domino(form: "many") }, and the same number of cells. If every place these { -domino(form: "many") } have left uses one of the cells, each { -domino } takes one of them. So no other { -domino } covers any of these cells, and none of these { -domino(form: "many") } covers two of them.
technique-cell-set-with-double-explained = This is a set of cells with the same number in which two cells can join, so the double of this number fits there. If there is one { -domino } fewer than there are cells, the double has to cover two of the cells, and all these { -domino(form: "many") } are used up here. If there are as many { -domino(form: "many") } as cells, the double covers at least one of the cells. What is used up here goes nowhere else.
technique-mixed-set-explained = The cells of a set need not hold the same number. Take three or more cells, no two of which can join. List the { -domino(form: "many") } that can still cover them. If there are exactly as many { -domino(form: "many") } as cells, none of them goes anywhere else.
technique-chain-explained = A cell or a { -domino } with just two open places is a link: one of the places is right, and the other is wrong. Links that share a place form a chain: settle one, and you settle them all. So there are only two cases. If one of them needs two { -domino(form: "many") } on one cell, or one { -domino } on two places, or leaves something without a place, then the other is right. And a place that is impossible in both cases can be crossed out at once.
technique-matching-explained = Imagine the board coloured like a chessboard. Every { -domino } covers a black cell and a white one. Take some cells of one colour, and all the neighbours that they can still join. If there are exactly as many neighbours as cells, every neighbour is needed, and no other cell can join any of them.
technique-trial-explained = Suppose that a { -domino } goes on one of its places. Now place the seals and gaps that follow, in your head or with other { -domino(form: "many") }. If this leaves a cell or a { -domino } without a place, the first place was wrong. The book of 1921 calls this a provisional seal, and a cell that is shut in on all sides a hole. Only { -puzzle(form: "many") } of master level need it.
# $laid: how many dominoes lie before the technique is used.
technique-laid =
    So far { $laid ->
        [1] one { -domino } is placed
       *[other] { $laid } { -domino(form: "many") } are placed
    }.
# $number: the one in the ring, which a supposition leaves no neighbour. $domino: the domino that was supposed.
technique-supposed = Now the circled { $number } has no open place left. So the { $domino } cannot go at the cross.
# Before the first technique that a book explains in its sections.
techniques-heading = When seals and gaps are not enough
techniques-cross-out = You place a { -domino } when you find a seal or a gap. Every other { -technique } shows you where a { -domino } cannot go. Cross that place out: draw a { -bar } between its two cells, and take 1 off the count in the { -tally }. Keep going, and sooner or later a seal or a gap appears.
techniques-open = A place is open if both its cells are free, its { -domino } is not placed yet and you have not crossed it out.
techniques-ring = In the pictures a ring marks the number we are talking about, a dashed line a spot where a { -domino } could go, and a cross a spot where none can go.
techniques-turning = The hardest step of a { -puzzle } is its <b>turning point</b>. The page given at the foot of the { -puzzle } explains it with a picture.
techniques-cells-listed = The cells we are talking about are listed below the board.
# The techniques for numbers of completions, as a list.
techniques-for-numbers = { -technique(form: "Many") } for numbers
technique-three-explained = <b>Three:</b> only one three is left that a cell can belong to. All three of its cells hold the same number: as soon as you know one, write it in all of them.
technique-only-number-explained = <b>Only number:</b> only one number is left for a cell.
technique-last-cells-explained = <b>Last cells of a number:</b> a number needs every cell that is left for it.
technique-filling-seal-explained = <b>Seal:</b> a { -domino } has only one place left, so its numbers go there.
technique-filling-gap-explained = <b>Gap:</b> a cell has only one neighbour left to join, so the two make a { -domino }, whichever it is.
technique-no-three-explained = <b>No room for a three:</b> if a cell cannot be part of any three of a number, it cannot hold that number.
technique-no-domino-explained = <b>{ -domino(form: "Many") } that do not fit:</b> if no { -domino } that can cover a cell puts a certain number there, the cell cannot hold that number.
technique-second-link-explained = <b>Second link:</b> a second { -domino } that joined the same two threes would be the same { -domino } again, so there can be none.
technique-supposition-explained = <b>Supposition:</b> suppose that a cell holds a number. If that fails, cross the number out.
# The same beside the picture of its example, in two sentences. A ring, a dashed line or a cross tells the place.
technique-equal-neighbours-seen = The circled 3 has only 0s beside it. So the <domino>0:3</domino> has to cover it, and cannot go at the cross.
technique-fixed-cell-seen = Wherever the <domino>0:1</domino> goes, it covers the circled 1. No other { -domino } can, so there is no <domino>1:3</domino> at the cross.
technique-locked-square-seen =
    The <domino>0:2</domino> and the <domino>1:2</domino> fit only in the circled square, in two ways. So this board has { $solutions ->
        [2] two
       *[other] { $solutions }
    } solutions, unlike the { -puzzle(form: "many") } in this book, and no other { -domino } can use the square.
technique-overlap-seen = The <domino>1:2</domino> goes on one of the dashed spots. A <domino>2:2</domino> between them would take a number from each, so cross it out.
technique-forced-duplicate-seen = With the <domino>1:3</domino> at the cross, the circled 3 could only go with the 1 beside it, and that is a <domino>1:3</domino> again. There is only one, so it cannot go at the cross.
technique-forced-duplicate-of-two-seen = With a <domino>0:2</domino> at the cross, both circled numbers would need the <domino>1:3</domino>. There is only one, so the <domino>0:2</domino> cannot go there.
technique-odd-area-seen = A <domino>0:1</domino> at the cross would wall off the three circled numbers. { -domino(form: "Many") } cannot fill three cells, so the <domino>0:1</domino> cannot go there.
technique-cell-set-seen = Only the <domino>2:3</domino> and the <domino>3:3</domino> fit on the two circled 3s. Both are needed there, so neither can go at the cross.
technique-hidden-set-seen = The <domino>0:1</domino>, the <domino>0:3</domino> and the <domino>1:3</domino> each have to cover one of the three circled numbers. So no other { -domino } covers any of them.
technique-cell-set-with-double-seen = Only the <domino>1:1</domino>, the <domino>1:2</domino> and the <domino>1:3</domino> fit on the three circled 1s. Without the <domino>1:1</domino> there would not be enough to go round.
technique-mixed-set-seen = Only the <domino>1:2</domino>, the <domino>1:3</domino> and the <domino>2:3</domino> fit on the three circled numbers. All three are needed there, so none of them can go at a cross.
technique-chain-seen = The circled square holds either the <domino>2:2</domino> and the <domino>0:3</domino>, or else the <domino>0:2</domino> on its right side. The first two would leave the <domino>2:3</domino> nowhere to go.
technique-matching-seen = The three circled numbers have only three free neighbours between them. They need all three, so no other number can join one of these neighbours.
technique-trial-seen = Suppose that the <domino>1:2</domino> goes at the cross. Now place everything that follows.
# What follows, beside the second picture. $number: the one in the ring.
technique-then-gap = That leaves the circled { $number } with only one open place, so the { $domino } goes there.
technique-then-seal = That leaves the { $domino } with only one spot, the dashed one.
technique-then-pair = That leaves the two circled numbers with only each other: together they are the { $domino }.
# Goes on: the first puzzle that needs it.
technique-try = Try it in { -puzzle } { $number }.
