# The story of the game, a fact at the opening of each section, with the picture of a domino.

# What stands for the picture where it is not seen.
story-picture = A piece of the story, with the { -domino } { $domino }.
story-fact-gout = When gout kept O. S. Adler of Berlin in his room at a spa, he passed the time with { -domino(form: "many") }. That is how this game began.
story-fact-coffee = At the spa Adler played dominoes for an hour every morning and afternoon. The only stake was a cup of coffee.
story-fact-eights = In 1878 someone brought Adler a set up to <domino>8:8</domino>, and he put the sevens and eights aside. Then he wondered what could be done with them.
story-fact-name = “Dominosa” is the word domino run together with Adler’s three initials: O, S and A.
story-fact-rectangle = One day all 36 { -domino(form: "many") } of a set formed a rectangle, as if by magic. Adler swept them up before he had written down the layout.
story-fact-collections = In 1893 Adler was granted a patent, as Richard Osa. In 1894 he brought out two collections of { -puzzle(form: "many") }, at the modest price of one mark.
story-fact-silence = Adler’s collections said next to nothing about how to play. That was on purpose: having to find out was meant to spur the players on.
story-fact-nile = Travellers on the Nile found only sets up to <domino>6:6</domino> in the bazaars. They cut the 8 missing { -domino(form: "many") } out of paper, wood and cardboard.
story-fact-hurrah = On the Nile a lady was the first to cry: “I’ve got it!” After that every solution was greeted with a hurrah.
story-fact-boy = The last { -puzzle } of that journey on the Nile seemed to have no solution. A boy of 12 found it.
story-fact-yearbook = In 1899 Fritz Jahn, a pastor, came across the game in a yearbook.
story-fact-nephew = In January 1902 a nephew of Jahn’s, 17 years old, had measles and was not even allowed to read. So Jahn gave him the game.
story-fact-weeks = Kept apart for four weeks, Jahn’s nephew made 40 { -puzzle(form: "many") }, harder and harder ones.
story-fact-sight = When Jahn and Adler first met, Adler had an eye operation before him that could have cost him his sight. Years later the two did write their book together.
story-fact-book = Adler died on 28 September 1912, the day after he and Jahn had finished their book.
story-fact-officers = In the First World War young officers worked out { -puzzle(form: "many") } in hospital and sent them to Jahn.
story-fact-blind-sets = Sets of { -domino(form: "many") } for blind players usually ended at <domino>6:6</domino>. Jahn had special ones made, up to <domino>7:7</domino>.
story-fact-cards = F. W. Vogel, the blind owner of a braille press in Hamburg, agreed to make cheap card { -domino(form: "many") } up to <domino>7:7</domino>. Whether his were ever made, we do not know.
story-fact-figures = The book of 1921 prints 17 figures by a nephew of Fritz Jahn, one of its authors. A program has counted their solutions: 9 of the figures have exactly one.
story-fact-size = The book of 1921 finds { -domino(form: "many") } of 20 by 40 millimetres the handiest. Their pips are big and black.
story-fact-threes = In the set up to <domino>7:7</domino> each number appears 9 times. That is 3 times 3, and Terzetts are built on it.
story-fact-tally = On a board of 8 rows and 9 columns there are 127 places for { -domino(form: "many") }. The book of 1921 tells you to keep counting until you have found them all.
story-fact-register = Write down a new { -key } at once, the book of 1921 advises. Otherwise you may never find it again.
story-fact-digits = So many { -puzzle(form: "many") } share a single { -key } of 8 rows and 9 columns that their number has 50 digits.
