# Where the game comes from.

history-heading = Where the game comes from
history-name = O. S. Adler of Berlin had gout. At Karlsbad, a spa, it kept him in his room, where he played with { -stone(form: "many") }. In 1878 he was brought a set up to <stone>8:8</stone>. He put aside the sevens and eights, which his four games did not need, then wondered what they were good for. The name joins the word domino with his initials.
history-collections = As Richard Osa he was granted German patent 71539 in 1893, and in 1894 had two collections printed. They hardly said how to play, looked plain, and no seller knew their contents. Few were sold, writes Fritz Jahn, though Adler covered his costs.
history-book = Jahn, a pastor, found the game in 1899, in a yearbook. With Adler, a retired bank director, he made a book, “<foreign language="de">Sperrdomino und Dominosa</foreign>”. Adler died on 28 September 1912, the day after it was finished. The book of 1921 is its third edition.
history-nephew = A nephew of Jahn, aged 17, had measles in January 1902, was kept apart for four weeks and forbidden to read. Jahn gave him the game, and he made 40 { -puzzle(form: "many") }. The book of 1921 has 17 of his figures.
history-blind-players = In the First World War young officers worked out { -puzzle(form: "many") } in hospital. Jahn recommended the game to blinded soldiers and all blind people. F. W. Vogel, the blind owner of a braille press in Hamburg, agreed to make cheap card { -stone(form: "many") } up to <stone>7:7</stone>. Whether they were ever made, we do not know.
# $threes: whether the book has Terzetts or completions; $completions: how many completions.
history-taken =
    This book takes from theirs the game itself, its { -tally } and its { -aid(form: "many") }{ $threes ->
        [yes]
            , Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }and completions
            }
       *[no] { "" }
    }. The { -puzzle(form: "many") }, the levels and the proof of a single solution are new.
