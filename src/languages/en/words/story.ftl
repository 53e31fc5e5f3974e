# The story of the game, a fact at the opening of each section, with the picture of a domino.

# What stands for the picture where it is not seen.
story-picture = A piece of the story, with the { -stone } { $stone }.
story-fact-gout = O. S. Adler, a bank director in Berlin, had gout. When it kept him in his room, he passed the time with { -stone(form: "many") }.
story-fact-eights = In 1878 Adler was brought a set up to <stone>8:8</stone>. He wondered what its sevens and eights were good for.
story-fact-name = “Dominosa” is made of the word domino and Adler’s three initials: O, S and A.
story-fact-collections = In 1894 Adler had two collections of { -puzzle(form: "many") } printed, at one mark each. He called himself Richard Osa.
story-fact-silence = Adler’s collections said next to nothing of how to play. That was on purpose: it was to spur the players on.
story-fact-nile = Travellers on a Nile steamer found only sets up to <stone>6:6</stone>. They cut the 8 missing { -stone(form: "many") } out of paper, wood and cardboard.
story-fact-boy = A boy of 12 solved the last { -puzzle } of that journey on the Nile.
story-fact-yearbook = In 1899 Fritz Jahn, a pastor, found the game in a yearbook.
story-fact-nephew = In January 1902 a nephew of Jahn, 17 years old, had measles. Jahn brought him the game.
story-fact-weeks = For 4 weeks Jahn’s nephew lay alone. He was forbidden to read.
story-fact-sight = Adler himself faced an eye operation in which his sight was at stake.
story-fact-book = Adler died on 28 September 1912, the day after he and Jahn had finished their book.
story-fact-officers = In the First World War wounded officers made { -puzzle(form: "many") } in hospital.
story-fact-blind-sets = Sets of { -stone(form: "many") } for blind players usually ended at <stone>6:6</stone>. A special one up to <stone>7:7</stone> was made.
story-fact-cards = F. W. Vogel, the blind owner of a braille press in Hamburg, agreed to print cheap card { -stone(form: "many") } up to <stone>7:7</stone>. Whether they were ever made, we do not know.
story-fact-figures = The book of 1921 prints 17 figures of Jahn’s nephew. A program has counted: 9 of them have exactly one solution.
story-fact-size = The book of 1921 asks for { -stone(form: "many") } 20 millimetres high and 40 millimetres wide, with big black pips.
story-fact-threes = With the set up to <stone>7:7</stone> each number is there 9 times. That is 3 times 3, and so there are Terzetts.
story-fact-tally = On a board of 8 rows and 9 columns there are 127 places for { -stone(form: "many") }. In the book of 1921 a beginner counts until there are that many.
story-fact-register = Write down a new { -key } at once, the book of 1921 advises. Else you will never find it again.
story-fact-digits = So many { -puzzle(form: "many") } go with a single { -key } of 8 rows and 9 columns that their number has 50 digits.
