# The rules of draw domino in short sentences, for children.

draw-domino-children-heading = Domino for children
draw-domino-children-lead = For two. Get rid of all your { -domino(form: "many") }!
draw-domino-children-turn-over = Turn all the { -domino(form: "many") } face down and mix them. Take 5 each. Keep them hidden.
draw-domino-children-begin = One of you puts down a { -domino }. You take turns.
draw-domino-children-look = Look at the two ends, or feel them. Have you got a { -domino } with one of these numbers? Put it at that end. The numbers that touch must be the same.
draw-domino-children-double = A { -domino } with the same number twice goes across.
draw-domino-children-nothing-fits = Nothing fits? Draw until one fits. Nothing left to draw? Then it’s the other player’s turn.
draw-domino-children-win = Have you run out of { -domino(form: "many") }? You win! Nobody can play? Count your dots. Whoever has fewer dots wins.
draw-domino-children-next = What fits next? At the left end, any { -domino } with a 2. At the right end, any { -domino } with a 1:
draw-domino-children-read-aloud = For whoever reads this aloud: use the set up to <domino>{ $range }:{ $range }</domino> or, for very young children, the 15 { -domino(form: "many") } up to <domino>4:4</domino>.
