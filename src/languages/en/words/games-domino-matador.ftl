# The rules of Domino-Matador.

domino-matador-heading = Domino-Matador
domino-matador-lead = For two to four. There are four ends, and each time their sum can be divided by 5, somebody scores.
domino-matador-smaller-sets = A smaller set will do, up to <stone>8:8</stone> or <stone>7:7</stone>. Its highest double and its highest number then stand for <stone>9:9</stone> and the nines. But there are fewer matadors, which are explained below: up to <stone>7:7</stone> only <stone>3:7</stone>, <stone>4:6</stone> and <stone>5:5</stone>.
domino-matador-before-heading = Before play
domino-matador-before = Shuffle the { -stone(form: "many") } face down. Each player takes 8 and puts them face up: everybody may look at them and feel them. The rest is the stock.
domino-matador-cross-heading = The cross
domino-matador-first-stone = Whoever has <stone>9:9</stone> begins with it. If nobody has it, you take turns to buy one { -stone } until it turns up.
domino-matador-cross = In turn, four other { -stone(form: "many") } with a nine go on its four sides. Whoever has none buys one { -stone }; if that has no nine either, it is the next player’s turn. Here the ends are 4, 3, 5 and 6.
domino-matador-scores-heading = Scores
domino-matador-scores = When the cross is complete, each player in turn places a { -stone } at one of the four ends, equal numbers touching. If the sum of the four ends can then be divided by 5, the player scores this sum.
domino-matador-scores-example = An example: the ends are 1, 3, 4 and 6, and <stone>1:7</stone> goes at the 1. Now they are 7, 3, 4 and 6, together 20. This makes 20 points.
domino-matador-doubles-heading = Doubles
domino-matador-doubles = A double may go along the line, like other { -stone(form: "many") }, or across. Across, both its halves count. Only one { -stone } can follow it, as at any end.
domino-matador-doubles-example = An example: the ends are 2, 4, 5 and 7, and <stone>7:7</stone> goes across at the 7. The sum is 2 and 4 and 5 and twice 7, together 25. This makes 25 points.
domino-matador-matadors-heading = Matadors
domino-matador-matadors = Matadors are the { -stone(form: "many") } with ten pips: <stone>1:9</stone>, <stone>2:8</stone>, <stone>3:7</stone>, <stone>4:6</stone> and <stone>5:5</stone>. You may place one like any other { -stone }. Or you place it across at an end of your choice, whatever its number is: then it counts ten. Behind it goes a { -stone } with one of its two numbers, or another matador.
domino-matador-matadors-example = An example: the ends are 3, 6, 7 and 7, and <stone>2:8</stone> goes across at the 3. The sum is 10 and 6 and 7 and 7, together 30. This makes 30 points.
domino-matador-end-heading = The end
domino-matador-end = The game is over when a player places the last { -stone } of a hand, or when the stock is used up and nobody can play. Each player takes off the pips of the { -stone(form: "many") } that are left over, and 10 for <stone>0:0</stone>. Whoever placed the last { -stone } of a hand gets 25 more. Whoever has the most points wins.
domino-matador-doubtful-heading = Three doubtful figures
domino-matador-doubtful = We have the game from the scanned text of an old page. In three places there is a 6 that can hardly be right. It says that the sum must be divisible by 6, but its own examples score 20, 25 and 30: we take 5. It gives 26 points for the last { -stone }, though all other scores are multiples of five: we take 25, and that is a guess. And it adds 2, 4, 5 and 7 and gets 16, though they make 18. Whether the page was misprinted or misread, we do not know.
domino-matador-open-heading = What the page leaves open
domino-matador-open-cross = Whether the { -stone } that completes the cross can score. Here, it cannot.
domino-matador-open-cannot-lay = What a player does who cannot play later on. Here, the same as at the cross: buy one { -stone }, and play it if it fits.
