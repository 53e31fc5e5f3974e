# The rules of draw domino in short sentences, for children.

draw-domino-children-heading = Domino for children
draw-domino-children-lead = For two. Get rid of all your { -stone(form: "many") }!
draw-domino-children-turn-over = Turn all { -stone(form: "many") } face down and mix them. Take 5 each. Keep them hidden.
draw-domino-children-begin = One of you puts down a { -stone }. You take turns.
draw-domino-children-look = Look at the two ends, or feel them. You have a { -stone } with one of these numbers? Put it there. Same touches same.
draw-domino-children-double = A { -stone } with the same number twice goes across.
draw-domino-children-nothing-fits = Nothing fits? Draw until one fits. Nothing left to draw? The other goes on.
draw-domino-children-win = You have no { -stone(form: "many") } left? You win! Nobody can go on? Count your dots. Whoever has fewer dots wins.
draw-domino-children-next = What fits next? A { -stone } with a 2 at the left end, or one with a 1 at the right end:
draw-domino-children-read-aloud = Whoever reads this aloud: take the set up to <stone>{ $range }:{ $range }</stone>, or for the youngest the 15 { -stone(form: "many") } up to <stone>4:4</stone>.
