# Ends of Sperrdomino, in which something can be forced.

locks-heading = <foreign language="de">Sperrdomino</foreign>: force the lock
locks-intro = Here you play games of <foreign language="de">Sperrdomino</foreign> to their end, against Ben. Nothing is left to buy, and it is your move. Find the first move: exactly one is best.
locks-rules-heading = What you need to know
locks-rule-turn = You and Ben take turns. A { -domino } goes at an end that shows one of its numbers. If you have none that fits, you pass; otherwise you must play.
locks-rule-end = The game is over when a hand is empty: that hand wins. It is also over when neither of you can play: this is the lock. Then the hand with fewer pips wins.
locks-rule-points = The winner scores the pips of all { -domino(form: "many") } outside the chain, including the two of the talon. If the hands are equal after a lock, nobody scores.
locks-rule-moves = Only your own moves are counted. A pass is a move, too.
locks-proved = A program has looked at everything that Ben can answer. No other first move does as well.
# $count: how many endgames are of one kind; $aim: what is to be forced; $moves: in how many moves.
locks-group =
    { $count ->
        [1] Endgame { $first }
       *[other] Endgames { $first } to { $last }
    }: { $aim ->
        [lock] the lock in { $moves } moves
       *[points] the best result in { $moves } moves
    }
locks-aim =
    { $aim ->
        [lock] Force a lock that you win, whatever Ben answers. It takes you { $moves } moves at most.
       *[points] What is your best result against any answer? Find the first move that makes sure of the most points. The game is over after { $moves } of your moves at most.
    }
# $sees: which hands the reader sees.
locks-sees =
    { $sees ->
        [both] You see both hands, and Ben sees yours.
       *[own] You see only your own hand. Any two of the { -domino(form: "many") } you do not see may be the talon, and your move has to work in every case.
    }
locks-task = Endgame { $number }
locks-ends =
    { $same ->
        [yes] Both ends are { $left }.
       *[no] The ends are { $left } and { $right }.
    }
locks-pips = { $pips } pips are outside the chain.
# $dominoes: a list.
locks-hand = You: { $dominoes }.
locks-other = Ben: { $dominoes }.
# $held: how many of them Ben holds; the other two are the talon.
locks-unseen =
    Not seen: { $dominoes }. Ben holds { $held ->
        [1] 1 of them
       *[other] { $held } of them
    }.
# A row to fill in, with the heads of its columns.
locks-form = First move of endgame { $number }
locks-form-domino = { -domino(form: "One") }
locks-form-laid-at = Placed at
locks-answers =
    { $reader ->
        [screen] <page of="lock-keys" title="Answers to the endgames of Sperrdomino"/>.
        [display] <page of="lock-keys" title="Answers to the endgames of Sperrdomino"/>.
       *[other] The answers are on page <page of="lock-keys" title="Answers to the endgames of Sperrdomino"/>.
    }
