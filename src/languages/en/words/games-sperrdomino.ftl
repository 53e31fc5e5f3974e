# The rules of Sperrdomino.

sperrdomino-heading = <foreign language="de">Sperrdomino</foreign>
sperrdomino-lead = Block domino, a duel for two. Lock the chain while the other player still holds more pips than you.
sperrdomino-before-heading = Before play
sperrdomino-deal = Shuffle the { -stone(form: "many") } face down. Each of you takes 7 and keeps them hidden. You can buy 12 of the other 14 during play. The last 2 are the talon, which nobody may take.
sperrdomino-who-begins = Agree on who begins; later the winner does.
sperrdomino-turn-heading = A turn
sperrdomino-one-line = The chain is a straight line, which may go back beside itself in a second row. Nothing goes across, and nothing branches off.
sperrdomino-can-follow = If you can follow, buy as many { -stone(form: "many") } as you like, then play one.
sperrdomino-cannot-follow = If you cannot, buy until you can.
sperrdomino-pass = If all 12 { -stone(form: "many") } are bought and none of yours fits, pass.
sperrdomino-passes-wrongly = Whoever passes wrongly loses 50 to 100 points, as agreed beforehand.
sperrdomino-end-heading = The end of a deal
sperrdomino-end = A deal is over when one of you has no { -stone } left, or when neither can follow: a lock. After a lock, the hand with fewer pips wins; equal hands score nothing.
sperrdomino-winner-scores = The winner scores the pips of all { -stone(form: "many") } that are not in the chain: those of both hands and of the talon. But if some of the 12 { -stone(form: "many") } have not been bought, only the two hands count: neither the unbought { -stone(form: "many") } nor the talon do.
sperrdomino-match = The first to reach 100 points wins a round, and two rounds of three win the race. Two in succession are a <foreign language="de">Matsch</foreign> and count double. In some regions it takes three rounds of five.
sperrdomino-moments-heading = Five moments of a game
sperrdomino-moments = The old book tells a game move by move. Here its players are Ada and Ben.
# $moment: which of the five; $stone, $bought: what the player plays and buys; $stoneBefore, $boughtBefore: the same of the move before; $unseen: how many are bought.
sperrdomino-moment =
    { $moment ->
        [begins] Ada begins with <stone>{ $stone }</stone>. A double is hard to get rid of later on, so it is the custom to begin with one.
        [buys] Ben could follow, but buys { $bought }. No other { -stone } has more pips than the first three. The last one gives him five of the seven { -stone(form: "many") } with a 0. He plays it, and from now on Ada cannot stop him.
        [answers] Ada buys { $boughtBefore } and plays <stone>{ $stoneBefore }</stone>. Ben answers with <stone>{ $stone }</stone>: both ends are 0. Whatever Ada plays from now on, Ben can make the ends 0 and 1 or two zeros again.
        [passes] Eight moves later both ends are 0, and Ada has no 0. She must buy all { $unseen } { -stone(form: "many") } that are left. None of them fits, and she passes.
       *[locks] Ben plays <stone>{ $stone }</stone>. All seven { -stone(form: "many") } with a 0 are in the chain: nobody can follow.
    }
sperrdomino-most = The old book says that this is the most. But a chain of only seven { -stone(form: "many") } can be locked, for 148 points, if two more with the number of its ends lie in the talon. A program has proved that nothing beats that.
sperrdomino-result = Ben has { $ben } pips left, Ada { $ada } at least. Ben scores all that is not in the chain: 168 less { $pips }, { $points } points.
sperrdomino-play-heading = A game against a program
sperrdomino-play = Open the file book.html in a browser, and a program plays whole games against you: by keyboard, by touch or with a mouse, and with everything said in words. It sees no more than you do.
