# Where the game comes from.

history-heading = Where the game comes from
history-name = O. S. Adler, a bank director in Berlin, invented these { -puzzle(form: "many") } for himself. He made their name out of the word domino and his three initials.
history-collections = In 1894 he had two collections of them printed, as Richard Osa. Few were sold. They said next to nothing of how to play, they looked plain, no seller knew what was in them, and they needed dominoes up to <stone>7:7</stone>, while shops sold only those up to <stone>6:6</stone>.
history-book = Fritz Jahn, a pastor, came to know the game from an article of 1899, which explained the { -aid(form: "many") }. At last the two made a book, “<foreign language="de">Sperrdomino und Dominosa</foreign>”. Adler died on 28 September 1912, the day after they had finished it. The book of 1921 is its third edition.
history-blind-players = In the First World War wounded officers made { -puzzle(form: "many") } in hospital. Jahn recommended the game to soldiers who had lost their sight, and to all blind people. F. W. Vogel, who was blind and owned a large braille press in Hamburg, was ready to make cheap dominoes like cards up to <stone>7:7</stone>. Whether they were ever made, we do not know.
# $threes: whether the book has Terzetts or completions; $completions: how many completions.
history-taken =
    This book takes from theirs the game itself, its { -tally } and its { -aid(form: "many") }{ $threes ->
        [yes]
            , Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }and completions
            }
       *[no] { "" }
    }. New are the { -puzzle(form: "many") }, the proof that each has only one solution, and the levels. Left out is one of the old { -aid(form: "many") }, the square: if two { -stone(form: "many") } can go only within the same four cells, they can be turned about there, and the { -puzzle } has at least two solutions.
