# The rules of draw domino in short sentences, for children.

draw-domino-children-heading = Domino for children
draw-domino-children-lead = For two. Get rid of all your { -stone(form: "many") }!
draw-domino-children-turn-over = Turn all the { -stone(form: "many") } face down and mix them. Take 5 each. Keep them hidden.
draw-domino-children-begin = One of you puts down a { -stone }. You take turns.
draw-domino-children-look = Look at the two ends, or feel them. Have you got a { -stone } with one of these numbers? Put it at that end. The numbers that touch must be the same.
draw-domino-children-double = A { -stone } with the same number twice goes across.
draw-domino-children-nothing-fits = Nothing fits? Draw until one fits. Nothing left to draw? Then it’s the other player’s turn.
draw-domino-children-win = Have you run out of { -stone(form: "many") }? You win! Nobody can play? Count your dots. Whoever has fewer dots wins.
draw-domino-children-next = What fits next? At the left end, any { -stone } with a 2. At the right end, any { -stone } with a 1:
draw-domino-children-read-aloud = For whoever reads this aloud: use the set up to <stone>{ $range }:{ $range }</stone> or, for very young children, the 15 { -stone(form: "many") } up to <stone>4:4</stone>.
