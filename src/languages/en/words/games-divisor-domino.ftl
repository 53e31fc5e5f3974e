# The rules of divisor domino.

divisor-domino-heading = Divisor domino
divisor-domino-lead = For two or more. Make the sum of all ends divisible, and you score.
divisor-domino-divisors = Each set has its divisor:
divisor-domino-set = Up to <stone>{ $range }:{ $range }</stone>, { $stones } { -stone(form: "many") }: divisor { $divisor }.
divisor-domino-larger = All of them are larger than the sets of the { -puzzle(form: "many") } in this book, the largest of which goes up to <stone>{ $largest }:{ $largest }</stone>.
divisor-domino-play-heading = Play
divisor-domino-before = Shuffle the { -stone(form: "many") } face down. All players take the same number and keep them hidden. The rest is the stock.
divisor-domino-first-stones = Whoever has the highest double of the set begins with it. If nobody has, the game begins with the highest double that somebody has. It goes across, and the second { -stone } goes at one of its long sides. Then there are three ends, as both short sides of the double count.
divisor-domino-first-stones-example = An example with the set up to <stone>18:18</stone> and divisor 11: on <stone>18:18</stone> follows <stone>12:18</stone>. The ends are 18, 18 and 12, together 48. This cannot be divided by 11, so nobody scores.
divisor-domino-turn = In turn, each player places one { -stone } with an equal number at an end. If the sum of all ends can then be divided, the player scores what comes out of the division. Here <stone>8:12</stone> goes at the 12. The sum is 18 and 18 and 8, together 44. Divided by 11 it is 4: this makes 4 points.
divisor-domino-draw = Whoever cannot play draws one { -stone } and sits out this turn.
divisor-domino-doubles-heading = Doubles
divisor-domino-doubles = Doubles always go across. Both their short sides are ends, so a double adds its number once to the sum: the number that was there before now counts twice. A double can be continued on all four sides. Its second long side counts only when a { -stone } is placed there.
divisor-domino-reckon-heading = How to keep the sum
divisor-domino-reckon = You need not add up all ends each time. A { -stone } changes the sum by the difference of its two numbers. If the larger number becomes the end, the sum grows; if not, it shrinks. Let the sum be 44, as above, and play <stone>8:18</stone>:
divisor-domino-reckon-at-8 = At the 8, the sum grows by 10 to 54.
divisor-domino-reckon-at-18 = At one of the two ends 18, it shrinks by 10 to 34.
divisor-domino-reckon-long-side = On the second long side of <stone>18:18</stone>, nothing is covered. The sum grows by 8 to 52.
divisor-domino-reckon-shown = This is how it looks at the 8:
divisor-domino-differences = So sort your { -stone(form: "many") } by their differences. Those that differ by the divisor belong together: with divisor 7, whatever 3 does, 10 does, too. To make the sum grow by 3 or shrink by 4 comes to the same.
divisor-domino-scored = If somebody has just scored, the sum is divisible already. Then a { -stone } whose difference is the divisor scores again, and so do <stone>0:0</stone> and the double of the divisor. Keep them for this moment.
divisor-domino-end-heading = The end
divisor-domino-end = The game is over when a player places the last { -stone } of a hand. All others take off the pips of the { -stone(form: "many") } that they have left. The most points win.
divisor-domino-wrong-hands = Whoever took too many { -stone(form: "many") } at first keeps them. Whoever took too few draws the missing ones at once, even at the end.
divisor-domino-open-heading = What the rules leave open
divisor-domino-open = We tell the game as the domino club FIDO plays it. A second text lets you draw two { -stone(form: "many") } when you cannot play. Neither says how many { -stone(form: "many") } each player takes: agree on it. When the stock is used up, whoever cannot play sits out here.
