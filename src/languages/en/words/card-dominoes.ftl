# Sheets of card dominoes to cut out, and the words for those who make them. Lengths are in millimetres.

card-dominoes-title = Card { -domino(form: "many") } up to <domino>{ $range }:{ $range }</domino>
card-dominoes-missing = { $count } card { -domino(form: "many") }: those that turn a set up to <domino>{ $owned }:{ $owned }</domino> into a set up to <domino>{ $range }:{ $range }</domino>.
card-dominoes-whole-set = { $count } card { -domino(form: "many") }: the whole set up to <domino>{ $range }:{ $range }</domino>.
# $square: the side of the squares of the board.
card-dominoes-size = Each is { $width } by { $height } millimetres, for a board with cells of { $square } millimetres.
card-dominoes-bar = A line divides it into two halves.
card-dominoes-pips = Pips show the numbers, as on dice. A half without pips is a 0.
card-dominoes-pips-six = Six pips are two rows of three along the { -domino }.
card-dominoes-pips-seven = A 7 has one more between the two rows, in the middle.
card-dominoes-pips-eight = An 8 is a square of pips round an empty middle.
card-dominoes-pips-nine = A 9 is three rows of three.
card-dominoes-braille = The numbers are braille digits without number sign: the letter a is 1, the letter j is 0. Braille that is turned becomes other digits, so mind the corner. On an upright { -domino } the digits lie on their side: read it before you place it.
card-dominoes-figures = Large digits show the numbers.
card-dominoes-figures-nine = A line below 6 and 9 shows which way is up.
card-dominoes-corner = One corner of each card is cut off. The card is the right way up when that corner is at the upper right.
card-dominoes-no-braille = The pips are not braille. { -domino(form: "Many") } are placed across and upright, and braille that is turned becomes other digits: 0, 4, 6 and 8 turn into each other, 2 into 3, and 5 into 9. Pips stay what they are.
# $first: the first four dominoes.
card-dominoes-order = The cards come in rows, sorted by their larger number: { $first } and so on. So a smaller set comes before the rest of a larger one.
card-dominoes-making = How to make them
card-dominoes-print = Print at 100 percent, on one side, and do not let the printer fit to the page. Measure a card: it is { $width } millimetres wide.
card-dominoes-print-card = Print on stiff card of 250 grams or more a square metre. Or print on paper and glue it on card about 1 millimetre thick. On a steel board use magnetic foil instead of card, so that the { -domino(form: "many") } stay in place.
card-dominoes-print-back = The last page is the back side. Print it on the back of every sheet of { -domino(form: "many") }, or glue it there. Then all backs look alike. Hold a card against the light: if the number shows through, use thicker card.
card-dominoes-print-cut = Cut along the lines: first the long cuts across the whole sheet, then each strip into cards.
card-dominoes-print-corner = Cut off the corner at the short slanting line.
card-dominoes-raise = Print on swell paper at 100 percent, with black toner that holds carbon, and heat the sheets. Everything black rises.
card-dominoes-raise-glue = Heat first, glue afterwards. Glue the sheet on card about 1 millimetre thick, or on magnetic foil for a steel board, so that the { -domino(form: "many") } stay in place when they are felt.
card-dominoes-raise-back = The back side is a page of the file stones.pdf. Print it on ordinary paper, do not heat it, and glue it on the back. Then all backs are alike.
card-dominoes-raise-cut-lines = Lines in colour, which do not rise, and raised marks at the edges show where to cut. First make the long cuts across the whole sheet, then cut each strip into cards.
card-dominoes-raise-cut = Raised marks at the edges show where to cut. First cut across the whole sheet, from each mark on the left to its partner on the right. Then cut each strip every { $width } millimetres; the first card is a measure for the others.
card-dominoes-raise-corner = Cut off the corner with the raised dot.
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
card-box-shown = The flat shape of a box: in the middle its base, four walls around it, a lid behind, and flaps. The lid has the <domino>1:1</domino> on it.
card-bars-title = Card { -bar(form: "many") }
card-bars-use = Cut one sheet into strips of { $length } by { $width } millimetres. When two free cells cannot be one { -domino }, put a strip on the line between them. This is a { -bar } that you can take away again, when one of the cells is covered or when it was a mistake.
card-bars-wax = Wax sticks do the same: thin bendable threads of wax that are pressed on and pulled off. Cut them to the length of a strip.
# Over the sheets.
card-dominoes-sheet =
    { $of ->
        [1] Card { -domino(form: "many") }
       *[other] Card { -domino(form: "many") }, sheet { $sheet } of { $of }
    }
card-dominoes-back = Back side of the card { -domino(form: "many") }
# What the sheets show, for those who do not see them.
card-dominoes-row = Row { $number }: { $dominoes }
card-bars-shown = { $count } strips of card, each with a line along its middle
card-dominoes-back-shown = An area in one even colour
