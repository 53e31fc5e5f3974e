# The rules of draw domino in short sentences, for children.

draw-domino-children-heading = Domino for children
draw-domino-children-lead = For two. Who is the first to have no { -stone(form: "many") } left?
draw-domino-children-turn-over = Turn all { -stone(form: "many") } face down. Mix them.
draw-domino-children-take = Take 5 { -stone(form: "many") } each. Keep them hidden.
draw-domino-children-begin = One of you puts down a { -stone }. You take turns.
draw-domino-children-look = Look at the two ends, or feel them. Do you have a { -stone } with one of these numbers? Put it there. Same touches same.
draw-domino-children-double = A { -stone } with the same number twice goes across.
draw-domino-children-nothing-fits = Nothing fits? Draw a { -stone }. Go on until one fits. If there are no more { -stone(form: "many") } to draw, the other goes on.
draw-domino-children-win = You have no { -stone(form: "many") } left? You win!
draw-domino-children-count = Nobody can go on? Count your dots. Whoever has fewer dots wins.
draw-domino-children-fits = This fits:
draw-domino-children-next = What can come next? A { -stone } with a 2 goes on the left. A { -stone } with a 1 goes on the right.
draw-domino-children-read-aloud = For whoever reads this aloud: take the set up to <stone>{ $range }:{ $range }</stone>. For the youngest, { -stone(form: "many") } with smaller numbers are enough: up to <stone>4:4</stone> there are 15.
