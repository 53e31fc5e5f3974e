# The rules of draw domino.

draw-domino-heading = Draw domino
draw-domino-lead = For two. Be the first to run out of { -domino(form: "many") }.
draw-domino-before-heading = Before play
draw-domino-before = Shuffle the { -domino(form: "many") } face down. Agree on how many you take: 5 or 7 each. Stand yours on edge, facing only you. The rest is the stock. You take turns to start a deal.
draw-domino-play-heading = Play
draw-domino-first-domino = The first player places any { -domino }, here <domino>4:5</domino>.
draw-domino-fits = Then you take turns. A { -domino } fits if one of its numbers matches an end of the chain. Here <domino>3:4</domino> goes at the 4:
draw-domino-doubles = Doubles go across. With <domino>5:5</domino> at the 5, the ends are still 5 and 3.
draw-domino-after-double = After <domino>5:6</domino> they are 6 and 3.
draw-domino-draw = If nothing fits, you pass. Or, if you agreed on it, you keep drawing until a { -domino } fits, and play it.
draw-domino-end-heading = The end of a deal
draw-domino-end = The first to run out of { -domino(form: "many") } wins. If neither of you can play, you both count your pips, and the one with more loses.
draw-domino-points = You can play to 100 or 150 points: in each deal the winner scores the pips that the loser has left.
draw-domino-open-heading = What the old text leaves open
draw-domino-open = It does not say which set you need, what happens when the stock is used up, or who wins if the pips are equal. In this book you pass when the stock is used up, and if the pips are equal nobody wins. The old text itself says that the rules differ from place to place.
