# The rules of draw domino.

draw-domino-heading = Draw domino
draw-domino-lead = For two. Be the first to have no { -stone(form: "many") } left.
draw-domino-before-heading = Before play
draw-domino-before = Shuffle the { -stone(form: "many") } face down. Agree on how many you take: 5 or 7 each. Stand yours up so that only you know them. The rest is the stock. You take turns to start a deal.
draw-domino-play-heading = Play
draw-domino-first-stone = The first player places any { -stone }, here <stone>4:5</stone>.
draw-domino-fits = Then you take turns. A { -stone } fits if it has the number of an end. Here <stone>3:4</stone> goes at the 4:
draw-domino-doubles = Doubles go across. With <stone>5:5</stone> at the 5, the ends are still 5 and 3.
draw-domino-after-double = After <stone>5:6</stone> they are 6 and 3.
draw-domino-draw = If nothing fits, you pass. Or, if you agreed on it, you keep drawing until a { -stone } fits, and play it.
draw-domino-end-heading = The end of a deal
draw-domino-end = The first to have no { -stone } left wins. If nobody can play, both count their pips, and the one with more loses.
draw-domino-points = You can play to 100 or 150 points: in each deal the winner scores the pips that the loser has left.
draw-domino-open-heading = What the old text leaves open
draw-domino-open = Which set you need, what happens when the stock is used up, and who wins with equal pips. In this book you pass when the stock is used up, and with equal pips nobody wins. The old text says itself that the rules differ from place to place.
