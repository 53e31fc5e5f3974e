# The rules of Sperrdomino.

sperrdomino-heading = <foreign language="de">Sperrdomino</foreign>
sperrdomino-lead = Block domino, a duel for two. Lock the chain when the other still holds more than you.
sperrdomino-before-heading = Before play
sperrdomino-deal = Shuffle the { -stone(form: "many") } face down. Each player takes 7 and keeps them hidden. The other 14 stay on the table: 12 of them can be bought during play, and the last 2 are the talon, which nobody may take.
sperrdomino-who-begins = Agree on who begins. After that, the winner of a deal begins the next.
sperrdomino-turn-heading = A turn
sperrdomino-one-line = The chain is one straight line. Doubles go along it like all other { -stone(form: "many") }, and nothing branches off.
sperrdomino-can-follow = If you can follow, you may first buy as many { -stone(form: "many") } as you like. Then play one.
sperrdomino-cannot-follow = If you cannot follow, you must buy until you can.
sperrdomino-pass = Pass only if all 12 { -stone(form: "many") } are bought and none of yours fits.
sperrdomino-passes-wrongly = Whoever passes wrongly, on purpose or not, loses 50 to 100 points. Agree on the number beforehand.
sperrdomino-turn-example = An example: both ends are 0, so only a { -stone } with a 0 can follow.
sperrdomino-end-heading = The end of a deal
sperrdomino-end = A deal is over when a player places the last { -stone } of a hand, which is called domino, or when neither player can follow, which is a lock. After a lock, the hand with fewer pips wins.
sperrdomino-winner-scores = The winner scores the pips of all { -stone(form: "many") } that are not in the chain: those of both hands and of the talon. But if { -stone(form: "many") } other than the talon have not been bought, no { -stone } that is face down counts.
sperrdomino-lock-example = An example from the old book: 18 { -stone(form: "many") } are in the chain and have 105 pips. All 28 { -stone(form: "many") } have 168, so 63 are left. You have found out that the talon is <stone>1:5</stone> and <stone>2:6</stone>, 14 pips. Both hands together then have 49. If yours has 24 or fewer, lock the chain: it brings 63 points.
sperrdomino-unknown-talon = A talon that you do not know has 1 pip at least and 23 at most. The middle is 12, and to count on it is a risk.
sperrdomino-match-heading = A match
sperrdomino-match = The first to reach 100 points wins a round. Whoever wins two of three rounds wins the match; two rounds without losing one count double. In some places, three of five rounds are needed.
sperrdomino-hand-heading = What a hand holds
sperrdomino-names-of-holdings = Each number is on 7 { -stone(form: "many") }. The old book has names for how many of them are in one hand:
sperrdomino-blase = All 7: <foreign language="de">Blase</foreign>, a bubble.
sperrdomino-ueberforsche = 6 with their double: <foreign language="de">Überforsche</foreign>. 6 without it: a small one.
sperrdomino-forsche = 5 with their double: <foreign language="de">Forsche</foreign>, a force. 5 without it: a small force.
sperrdomino-klemme = 4 with their double: <foreign language="de">Klemme</foreign>, a clamp. The double is in danger.
sperrdomino-falle = 3 without their double: <foreign language="de">Falle</foreign>, a trap for the double of the other.
sperrdomino-more-is-not-better = More is not always better. With all 7 you cannot drive a single one out of the other hand, with 6 only one. A force drives out both that are missing, and is often the beginning of a lock.
sperrdomino-holding-on-the-double = If you have a trap, do not play its { -stone(form: "many") } of your own accord. Keep them to cover that number wherever the other brings it, so that the double can never be placed. This is called holding on the double. It is the reason for a custom: begin with a high double, and it can no longer be locked out.
sperrdomino-open-heading = What the old book leaves open
sperrdomino-open-equal-hands = Equal hands after a lock. Here, nobody scores.
sperrdomino-open-buying = Whether { -stone(form: "many") } must still be bought when no { -stone } can follow any more. Here, they must: the rule has no exception, and only then does the talon count.
sperrdomino-open-buying-first = Whether { -stone(form: "many") } can be bought before the very first one is placed. Here, they can.
sperrdomino-open-passes = How a pass is checked. Agree on whether hands are shown.
