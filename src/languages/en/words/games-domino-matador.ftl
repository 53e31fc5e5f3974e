# The rules of Domino-Matador.

domino-matador-heading = Domino-Matador
domino-matador-lead = For two to four. There are four ends, and each time their sum can be divided by 5, somebody scores.
domino-matador-smaller-sets = A smaller set will do, up to <domino>8:8</domino> or <domino>7:7</domino>. Its highest double and its highest number then stand for <domino>9:9</domino> and the nines. But there are fewer matadors, which are explained below: up to <domino>7:7</domino> only <domino>3:7</domino>, <domino>4:6</domino> and <domino>5:5</domino>.
domino-matador-before-heading = Before play
domino-matador-before = Shuffle the { -domino(form: "many") } face down. Each player takes 8 and puts them face up: everybody may look at them and feel them. The rest is the stock.
domino-matador-cross-heading = The cross
domino-matador-first-domino = Whoever has <domino>9:9</domino> begins with it. If nobody has it, you take turns to buy one { -domino } until it turns up.
domino-matador-cross = In turn, four other { -domino(form: "many") } with a nine go on its four sides. Whoever has none buys one { -domino }; if that has no nine either, it is the next player’s turn. Here the ends are 4, 3, 5 and 6.
domino-matador-scores-heading = Scores
domino-matador-scores = When the cross is complete, each player in turn places a { -domino } at one of the four ends, equal numbers touching. If the sum of the four ends can then be divided by 5, the player scores this sum.
domino-matador-scores-example = An example: the ends are 1, 3, 4 and 6, and <domino>1:7</domino> goes at the 1. Now they are 7, 3, 4 and 6, together 20. This makes 20 points.
domino-matador-doubles-heading = Doubles
domino-matador-doubles = A double may go along the line, like other { -domino(form: "many") }, or across. Across, both its halves count. Only one { -domino } can follow it, as at any end.
domino-matador-doubles-example = An example: the ends are 2, 4, 5 and 7, and <domino>7:7</domino> goes across at the 7. The sum is 2 and 4 and 5 and twice 7, together 25. This makes 25 points.
domino-matador-matadors-heading = Matadors
domino-matador-matadors = Matadors are the { -domino(form: "many") } with ten pips: <domino>1:9</domino>, <domino>2:8</domino>, <domino>3:7</domino>, <domino>4:6</domino> and <domino>5:5</domino>. You may place one like any other { -domino }. Or you place it across at an end of your choice, whatever its number is: then it counts ten. Behind it goes a { -domino } with one of its two numbers, or another matador.
domino-matador-matadors-example = An example: the ends are 3, 6, 7 and 7, and <domino>2:8</domino> goes across at the 3. The sum is 10 and 6 and 7 and 7, together 30. This makes 30 points.
domino-matador-end-heading = The end
domino-matador-end = The game is over when a player places the last { -domino } of a hand, or when the stock is used up and nobody can play. Each player takes off the pips of the { -domino(form: "many") } that are left over, and 10 for <domino>0:0</domino>. Whoever placed the last { -domino } of a hand gets 25 more. Whoever has the most points wins.
domino-matador-doubtful-heading = Three doubtful figures
domino-matador-doubtful = We have the game from the scanned text of an old page. In three places there is a 6 that can hardly be right. It says that the sum must be divisible by 6, but its own examples score 20, 25 and 30: we take 5. It gives 26 points for the last { -domino }, though all other scores are multiples of five: we take 25, and that is a guess. And it adds 2, 4, 5 and 7 and gets 16, though they make 18. Whether the page was misprinted or misread, we do not know.
domino-matador-open-heading = What the page leaves open
domino-matador-open-cross = Whether the { -domino } that completes the cross can score. Here, it cannot.
domino-matador-open-cannot-lay = What a player does who cannot play later on. Here, the same as at the cross: buy one { -domino }, and play it if it fits.
