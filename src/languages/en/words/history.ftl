# Where the game comes from.

history-heading = Where the game comes from
history-name = O. S. Adler of Berlin invented the game at Karlsbad, a spa, where gout kept him in his room. In 1878 someone brought him a set up to <domino>8:8</domino>. He put aside the sevens and eights, which his earlier games did not need, then wondered what they were good for. “Dominosa” joins the word domino to his initials.
history-collections = As Richard Osa he was granted German patent 71539 in 1893, and in 1894 had two collections printed. They looked plain and hardly said how to play; no shopkeeper knew what was inside. Few were sold, writes Fritz Jahn, though Adler covered his costs.
history-book = Jahn, a pastor, found the game in 1899, in a yearbook. With Adler, a retired bank director, he wrote “<foreign language="de">Sperrdomino und Dominosa</foreign>”. Adler died on 28 September 1912, the day after it was finished. The book of 1921 is its third edition.
history-nephew = In January 1902 a nephew of Jahn’s, aged 17, was isolated with measles for four weeks, forbidden to read. Jahn gave him the game, and he made 40 { -puzzle(form: "many") }. The book of 1921 has 17 of his figures.
history-blind-players = In the First World War young officers worked out { -puzzle(form: "many") } in hospital. Jahn recommended the game to blinded soldiers and all blind people, and had special { -domino(form: "many") } made. F. W. Vogel, the blind owner of a braille press in Hamburg, agreed to make cheap ones of card, up to <domino>7:7</domino>. Whether his were ever made, we do not know.
# $threes: whether the book has Terzetts or completions; $completions: how many completions.
history-taken =
    From Adler and Jahn’s book come the game, its { -tally } and { -technique(form: "many") }{ $threes ->
        [yes]
            , and the Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }and completions
            }
       *[no] { "" }
    }. The { -puzzle(form: "many") }, their levels and the proof that each has only one solution are new.
