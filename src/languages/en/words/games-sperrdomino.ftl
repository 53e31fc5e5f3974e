# The rules of Sperrdomino.

sperrdomino-heading = <foreign language="de">Sperrdomino</foreign>
sperrdomino-lead = Block dominoes, a duel for two. Lock the chain while the other player still holds more pips than you.
sperrdomino-before-heading = Before play
sperrdomino-deal = Shuffle the { -domino(form: "many") } face down. Each of you takes 7 and keeps them hidden. You can buy 12 of the other 14 during play. The last 2 are the talon, which nobody may take.
sperrdomino-who-begins = Agree who begins. After that, the winner of a deal begins the next.
sperrdomino-turn-heading = A turn
sperrdomino-one-line = The chain runs in a straight line. When it needs more room, it may turn back in a second row. Nothing goes across, and nothing branches off.
sperrdomino-can-follow = If you have a { -domino } that fits, buy as many { -domino(form: "many") } as you like, then play one.
sperrdomino-cannot-follow = If you have none, buy until one fits.
sperrdomino-pass = If all 12 { -domino(form: "many") } have been bought and none of yours fits, pass.
sperrdomino-passes-wrongly = If you pass when you should not, you lose 50 to 100 points, as agreed beforehand.
sperrdomino-end-heading = The end of a deal
sperrdomino-end = A deal is over when one of you runs out of { -domino(form: "many") }, or when neither of you can play: a lock. After a lock, the hand with fewer pips wins; equal hands score nothing.
sperrdomino-winner-scores = The winner scores the pips of all { -domino(form: "many") } that are not in the chain: those of both hands and of the talon. But if some of the 12 { -domino(form: "many") } have not been bought, only the two hands count, not the unbought { -domino(form: "many") } or the talon.
sperrdomino-match = The first to reach 100 points wins a round, and the first to win two rounds out of three wins the contest. Two in succession are a <foreign language="de">Matsch</foreign> and count double. In some regions it takes three rounds out of five.
sperrdomino-moments-heading = Five moments of a game
sperrdomino-moments = The old book describes a whole game, move by move. Here its players are Ada and Ben.
# $moment: which of the five; $domino, $bought: what the player plays and buys; $dominoBefore, $boughtBefore: the same of the move before; $unseen: how many are bought.
sperrdomino-moment =
    { $moment ->
        [begins] Ada begins with <domino>{ $domino }</domino>. A double is hard to get rid of later on, so it is the custom to begin with one.
        [buys] Ben could play, but buys { $bought }. The first three have more pips than any { -domino } still face down. The last one gives him five of the seven { -domino(form: "many") } with a 0. He plays it, and from now on Ada cannot stop him.
        [answers] Ada buys { $boughtBefore } and plays <domino>{ $dominoBefore }</domino>. Ben answers with <domino>{ $domino }</domino>: both ends are 0. Whatever Ada plays from now on, Ben can bring the ends back to 0 and 0, or 0 and 1.
        [passes] Eight moves later both ends are 0, and Ada has no 0. She must buy the last { $unseen } { -domino(form: "many") }. None of them fits, and she passes.
       *[locks] Ben plays <domino>{ $domino }</domino>. All seven { -domino(form: "many") } with a 0 are in the chain: nobody can play.
    }
sperrdomino-most = The old book calls this the highest score possible. But even a chain of only seven { -domino(form: "many") } can be locked, for 148 points, if two others with the number at its ends are in the talon. A program has proved that nothing beats that.
sperrdomino-result = Ben has { $ben } pips left, Ada at least { $ada }. Ben scores all pips outside the chain: 168 minus { $pips }, which is { $points } points.
sperrdomino-play-heading = A game against a program
sperrdomino-play = Open the file book.html in a browser, and a program plays whole games against you: by keyboard, by touch or with a mouse, and with everything said in words. It sees no more than you do.
