# Sheets of card dominoes to cut out, and the words for those who make them. Lengths are in millimetres.

card-stones-title = Card { -stone(form: "many") } up to <stone>{ $range }:{ $range }</stone>
card-stones-missing = { $count } card { -stone(form: "many") }: those that turn a set up to <stone>{ $owned }:{ $owned }</stone> into a set up to <stone>{ $range }:{ $range }</stone>.
card-stones-whole-set = { $count } card { -stone(form: "many") }: the whole set up to <stone>{ $range }:{ $range }</stone>.
# $square: the side of the squares of the board.
card-stones-size = Each is { $width } by { $height } millimetres, for a board with cells of { $square } millimetres.
card-stones-bar = A line divides it into two halves.
card-stones-pips = Pips show the numbers, as on dice. A half without pips is a 0.
card-stones-pips-six = Six pips are two rows of three along the { -stone }.
card-stones-pips-seven = A 7 has one more between the two rows, in the middle.
card-stones-pips-eight = An 8 is a square of pips round an empty middle.
card-stones-pips-nine = A 9 is three rows of three.
card-stones-braille = The numbers are braille digits without number sign: the letter a is 1, the letter j is 0. Braille that is turned becomes other digits, so mind the corner. On an upright { -stone } the digits lie on their side: read it before you place it.
card-stones-figures = Large digits show the numbers.
card-stones-figures-nine = A line below 6 and 9 shows which way is up.
card-stones-corner = One corner of each card is cut off. The card is the right way up when that corner is at the upper right.
card-stones-no-braille = The pips are not braille. { -stone(form: "Many") } are placed across and upright, and braille that is turned becomes other digits: 0, 4, 6 and 8 turn into each other, 2 into 3, and 5 into 9. Pips stay what they are.
# $first: the first four dominoes.
card-stones-order = The cards come in rows, sorted by their larger number: { $first } and so on. So a smaller set comes before the rest of a larger one.
card-stones-making = How to make them
card-stones-print = Print at 100 percent, on one side, and do not let the printer fit to the page. Measure a card: it is { $width } millimetres wide.
card-stones-print-card = Print on stiff card of 250 grams or more a square metre. Or print on paper and glue it on card about 1 millimetre thick. On a steel board use magnetic foil instead of card, so that the { -stone(form: "many") } stay in place.
card-stones-print-back = The last page is the back side. Print it on the back of every sheet of { -stone(form: "many") }, or glue it there. Then all backs look alike. Hold a card against the light: if the number shows through, use thicker card.
card-stones-print-cut = Cut along the lines: first the long cuts across the whole sheet, then each strip into cards.
card-stones-print-corner = Cut off the corner at the short slanting line.
card-stones-raise = Print on swell paper at 100 percent, with black toner that holds carbon, and heat the sheets. Everything black rises.
card-stones-raise-glue = Heat first, glue afterwards. Glue the sheet on card about 1 millimetre thick, or on magnetic foil for a steel board, so that the { -stone(form: "many") } stay in place when they are felt.
card-stones-raise-back = The back side is a page of the file stones.pdf. Print it on ordinary paper, do not heat it, and glue it on the back. Then all backs are alike.
card-stones-raise-cut-lines = Lines in colour, which do not rise, and raised marks at the edges show where to cut. First make the long cuts across the whole sheet, then cut each strip into cards.
card-stones-raise-cut = Raised marks at the edges show where to cut. First cut across the whole sheet, from each mark on the left to its partner on the right. Then cut each strip every { $width } millimetres; the first card is a measure for the others.
card-stones-raise-corner = Cut off the corner with the raised dot.
card-box-title = A box to fold
# $thickness: of one domino; $width, $depth, $height: the inside of the box.
card-box-size = It has room for all the cards if each is { $thickness } millimetres thick, { $stacks ->
        [1] in one pile.
       *[other] in { $stacks } piles side by side.
    } Inside it is { $width } by { $depth } millimetres, and { $height } high.
card-box-print = Print the page with the box on thin card of about 250 grams a square metre, at 100 percent.
card-box-raise = Heat the sheet first, then glue it on thin card.
card-box-cut = Cut along the whole lines, all around.
card-box-fold = Score the broken lines with a blunt knife along a ruler. Fold all of them the same way, with the lines on the outside.
card-box-glue = Fold up the walls, and glue the four short flaps to the inside of the walls next to them. The long flap at the edge of the lid has no glue: tuck it in.
card-box-shown = The flat shape of a box: in the middle its base, four walls around it, a lid behind, and flaps. The lid has the <stone>1:1</stone> on it.
card-strokes-title = Card { -stroke(form: "many") }
card-strokes-use = Cut one sheet into strips of { $length } by { $width } millimetres. When two free cells cannot be one { -stone }, put a strip on the line between them. This is a { -stroke } that you can take away again, when one of the cells is covered or when it was a mistake.
card-strokes-wax = Wax sticks do the same: thin bendable threads of wax that are pressed on and pulled off. Cut them to the length of a strip.
# Over the sheets.
card-stones-sheet =
    { $of ->
        [1] Card { -stone(form: "many") }
       *[other] Card { -stone(form: "many") }, sheet { $sheet } of { $of }
    }
card-stones-back = Back side of the card { -stone(form: "many") }
# What the sheets show, for those who do not see them.
card-stones-row = Row { $number }: { $stones }
card-strokes-shown = { $count } strips of card, each with a line along its middle
card-stones-back-shown = An area in one even colour
