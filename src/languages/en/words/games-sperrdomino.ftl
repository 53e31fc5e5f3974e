# The rules of Sperrdomino.

sperrdomino-heading = <foreign language="de">Sperrdomino</foreign>
sperrdomino-lead = Block domino, a duel for two. Lock the chain when the other still holds more than you.
sperrdomino-before-heading = Before play
sperrdomino-deal = Shuffle the { -stone(form: "many") } face down. Each of you takes 7 and keeps them hidden. Of the other 14 you can buy 12 during play. The last 2 are the talon, which nobody may take.
sperrdomino-who-begins = Agree on who begins. After that, the winner of a deal begins the next.
sperrdomino-turn-heading = A turn
sperrdomino-one-line = The chain is a straight line, which may go back beside itself in a second row. Doubles go along it like all other { -stone(form: "many") }, and nothing branches off.
sperrdomino-can-follow = You can follow: buy as many { -stone(form: "many") } as you like, then play one.
sperrdomino-cannot-follow = You cannot: buy until you can.
sperrdomino-pass = All 12 { -stone(form: "many") } are bought and none of yours fits: pass.
sperrdomino-passes-wrongly = Whoever passes wrongly, on purpose or not, loses 50 to 100 points. Agree on the number beforehand.
sperrdomino-end-heading = The end of a deal
sperrdomino-end = A deal is over when one of you places the last { -stone } of a hand, or when neither can follow: a lock. After a lock, the hand with fewer pips wins.
sperrdomino-winner-scores = The winner scores the pips of all { -stone(form: "many") } that are not in the chain: those of both hands and of the talon. But if { -stone(form: "many") } other than the talon have not been bought, no { -stone } that is face down counts.
sperrdomino-lock-example = An example: 18 { -stone(form: "many") } are in the chain and have 105 pips. All 28 have 168, so 63 are left. You have found out that the talon has 14. Both hands together then have 49. If yours has 24 or fewer, lock the chain: it brings 63 points.
sperrdomino-match = The first to reach 100 points wins a round. Play three rounds.
sperrdomino-open-heading = What the old book leaves open
sperrdomino-open = If both hands are equal after a lock, nobody scores. { -stone(form: "Many") } must be bought even when none can follow any more, and they can be bought before the first one is placed. Agree on whether you show your hand when you pass.
sperrdomino-moments-heading = Five moments of a game
sperrdomino-moments = The old book tells a game move by move. Its players are called Ada and Ben here.
# $moment: which of the five; $stone, $bought: what the player plays and buys; $stoneBefore, $boughtBefore: the same of the move before; $unseen: how many are bought.
sperrdomino-moment =
    { $moment ->
        [begins] Ada begins with <stone>{ $stone }</stone>. A double is hard to get rid of later on, so custom asks for it.
        [buys] Ben could follow, but buys { $bought }. The first three are the heaviest of all. The last one gives him five of the seven { -stone(form: "many") } with a 0. He plays it, and he has already won.
        [answers] Ada buys { $boughtBefore } and plays <stone>{ $stoneBefore }</stone>. Ben answers with <stone>{ $stone }</stone>: both ends are 0. Whatever Ada plays from now on, Ben has the { -stone } that makes the ends 0 and 1 or 0 and 0 again.
        [passes] Eight moves later both ends are 0, and Ada has no 0. She must buy all { $unseen } { -stone(form: "many") } that are left. None of them fits, and she passes.
       *[locks] Ben plays <stone>{ $stone }</stone>. All seven { -stone(form: "many") } with a 0 are in the chain: nobody can follow.
    }
sperrdomino-most-heading = Is this the most?
sperrdomino-most = The old book says that a lock takes 13 { -stone(form: "many") } at least, and that { $points } points are the most. It is mistaken. If <stone>0:5</stone> and <stone>0:6</stone> are the talon, these seven { -stone(form: "many") } with 20 pips lock the chain, and that makes 148 points:
sperrdomino-most-proved = This is the most, and no lock is shorter. A program has searched through every short chain to prove it.
