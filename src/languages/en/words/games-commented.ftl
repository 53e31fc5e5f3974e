# The game of Sperrdomino in the book of 1921, move by move.

commented-heading = A game of <foreign language="de">Sperrdomino</foreign>
commented-lead = The game with which the book of 1921 ends its rules: a lock worth { $points } points.
commented-replayed = A program has played it again by the rules of <foreign language="de">Sperrdomino</foreign>. It worked out the { -domino(form: "many") }, ends, choices and points that are given here. The old book calls the players A and B; here they are Ada and Ben.
sperrdomino-hand-heading = What a hand holds
sperrdomino-names-of-holdings = Each number is on seven { -domino(form: "many") }. The old book has names for how many of them are in one hand:
sperrdomino-blase = All seven: <foreign language="de">Blase</foreign>, a bubble.
sperrdomino-ueberforsche = Six with their double: <foreign language="de">Überforsche</foreign>. Six without it: a small one.
sperrdomino-forsche = Five with their double: <foreign language="de">Forsche</foreign>, a force. Five without it: a small force.
sperrdomino-klemme = Four with their double: <foreign language="de">Klemme</foreign>, a clamp. The double is in danger.
sperrdomino-falle = Three without their double: <foreign language="de">Falle</foreign>, a trap for the other player’s double.
sperrdomino-more-is-not-better = More is not always better. With all seven you cannot drive a single one out of the other hand, with six only one. A force drives out both that are missing, and is often the beginning of a lock.
sperrdomino-holding-on-the-double = If you have a trap, do not play its { -domino(form: "many") } of your own accord. Keep them to cover that number wherever the other player brings it up, so that the double can never be placed. This is called holding on the double. It is the reason for a custom: begin with a high double, so that it can no longer be locked out.
sperrdomino-lock-example = An example: 18 { -domino(form: "many") } are in the chain and have 105 pips. All 28 have 168, so 63 are left. You have found out that the talon has 14. Both hands together then have 49. If yours has 24 or fewer, lock the chain: it is worth 63 points.
commented-deal-heading = The deal
# The players; the messages that are given a $player have one of these names.
commented-player-a = Ada
commented-player-b = Ben
# $dominoes, here and below: a list.
commented-takes = { $player } takes { $dominoes }.
commented-stock = There are { $stock } { -domino(form: "many") } to buy. Each hand has a clamp: Ada in the ones, Ben in the zeros.
commented-move = Move { $number }: { $player }
commented-buys =
    { $player } { $mustBuy ->
        [yes] cannot play and buys
       *[no] could play, but first buys
    } { $dominoes }.
# $holdings: a list of the next.
commented-holds = This hand now holds { $holdings }.
holding-blase = a bubble in { $numbers }
holding-ueberforsche = an <foreign language="de">Überforsche</foreign> in { $numbers }
holding-kleine-ueberforsche = a small <foreign language="de">Überforsche</foreign> in { $numbers }
holding-forsche = a force in { $numbers }
holding-kleine-forsche = a small force in { $numbers }
holding-klemme = a clamp in { $numbers }
holding-falle = a trap for the double of { $numbers }
# $unseen: how many dominoes were bought that are not named.
commented-passes =
    { $player } cannot play{ $unseen ->
        [0] { "" }
       *[other] { " " }and buys all { $unseen } { -domino(form: "many") } that are left; the old book does not name them. Whichever they are, none of them fits
    }. { $player } passes.
commented-begins = { $player } begins with <domino>{ $domino }</domino>.
commented-lays =
    { $player } plays <domino>{ $domino }</domino> { $end ->
        [left] on the left
       *[right] on the right
    }.
commented-others = { $dominoes } would fit, too.
commented-no-others = No other { -domino } of this hand fits.
commented-ends =
    { $same ->
        [yes] Both ends are { $left }.
       *[no] The ends are { $left } and { $right }.
    }
# $unseen: how many more dominoes this hand holds.
commented-hand =
    { $player } holds { $dominoes }{ $unseen ->
        [0] { "" }
       *[other] { " " }and { $unseen } that are not named
    }.
commented-stock-left =
    { $stock ->
        [0] Nothing is left to buy.
       *[other] Left to buy: { $stock }.
    }
commented-decided-heading = Why the game is decided now
commented-decided = Ada does not know it yet. All { -domino(form: "many") } with the numbers at the ends are in the chain or in the two hands, so nothing that is bought can help. And to each of the { -domino(form: "many") } that Ada can play, Ben has an answer that brings back one of these two numbers:
commented-answer = <domino>{ $domino }</domino>: Ben answers with <domino>{ $answer }</domino>.
commented-decided-any-order = The order makes no difference. The program has played every order in which Ada can place these { -domino(form: "many") }: all end with the same lock.
commented-result-heading = The result
commented-locked = Both ends are { $number }, and all { $withNumber } { -domino(form: "many") } with this number are in the chain: it is locked. Its { $dominoes } { -domino(form: "many") } have { $pips } pips.
# $ben, $ada: the pips of their hands; $pips: those of the chain.
commented-result = Ben is left with { $dominoes }, which is { $ben } pips. Ada has at least { $ada }, whichever { $unseen } { -domino(form: "many") } she bought last. So Ben wins and scores everything outside the chain, including the talon: 168 minus { $pips }, which is { $points } points.
commented-no-mistake = According to the old book, Ada made no mistake. Her one misfortune was to begin with a double, as custom asks.
commented-most-heading = Is this the most?
commented-most = The old book says that a lock takes at least 13 { -domino(form: "many") }, and that { $points } points is the most you can score. That is not so. Ten { -domino(form: "many") } can lock a chain by the rules, with 42 pips, which makes 126 points:
commented-most-with-talon = If <domino>0:5</domino> and <domino>0:6</domino> are the talon, seven { -domino(form: "many") } are enough, with 20 pips, which makes 148 points:
commented-most-proved = This is the most, and no lock is shorter. A program has proved it: it has looked at every chain of up to six { -domino(form: "many") } and at every chain of up to 20 pips, and at every way to go out.
sperrdomino-open-heading = What the old book leaves open
sperrdomino-open = What happens if the hands are equal after a lock: here, nobody scores. Whether you must buy even when no { -domino } can fit any more: here, you must. Agree whether you show your hand when you pass.
