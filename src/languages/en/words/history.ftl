# Where the game comes from.

history-heading = Where the game comes from
history-name = O. S. Adler, a bank director in Berlin, had gout. Nearly every spring it kept him in his room, and he passed the time with { -stone(form: "many") }. In 1878 he was brought a set up to <stone>8:8</stone>, and wondered what the sevens and eights were good for. That led him to these { -puzzle(form: "many") }. Their name is the word domino and his initials.
history-collections = In 1894 he had two collections printed, as Richard Osa. They said next to nothing of how to play, looked plain, and no seller knew what was in them: few were sold.
history-book = Fritz Jahn, a pastor, found the game in 1899, in a yearbook. At last the two made a book, “<foreign language="de">Sperrdomino und Dominosa</foreign>”. Adler died on 28 September 1912, the day after it was finished. The book of 1921 is its third edition.
history-nephew = One keen player was a nephew of Jahn, 17 years old. In January 1902 he lay ill with measles, alone for four weeks, and forbidden to read. Jahn brought him the game. He made 40 { -puzzle(form: "many") } of his own. The book of 1921 has 17 of his figures.
history-blind-players = In the First World War wounded officers made { -puzzle(form: "many") } in hospital. Jahn recommended the game to soldiers who had lost their sight, and to all blind people. F. W. Vogel, the blind owner of a braille press in Hamburg, agreed to make cheap card { -stone(form: "many") } up to <stone>7:7</stone>. Whether they were ever made, we do not know.
# $threes: whether the book has Terzetts or completions; $completions: how many completions.
history-taken =
    This book takes from theirs the game itself, its { -tally } and its { -aid(form: "many") }{ $threes ->
        [yes]
            , Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }and completions
            }
       *[no] { "" }
    }. New are the { -puzzle(form: "many") }, the proof that each has only one solution, and the levels.
