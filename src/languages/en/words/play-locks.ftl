# What is said and written while the end of a game of Sperrdomino is played in the page, beside the words of play.

# Letters on the keyboard, each another one, and none of those for the last move, the hint and its steps.
lock-letter-pass = p
lock-letter-chain = c
lock-letter-ends = e
lock-letter-own = o
lock-letter-fits = f
lock-letter-rest = r
lock-letter-points = s
lock-button-left = Left end
lock-button-right = Right end
lock-button-pass = Pass
lock-button-again = Start again
lock-button-chain = Chain
lock-button-ends = Ends
lock-button-own = My { -domino(form: "many") }
lock-button-fits = What fits?
lock-button-rest = What is left
lock-button-points = Points
# Names of the rows of the table; $seen: whether Ben’s hand is seen.
lock-row-other =
    { $seen ->
        [yes] Ben
       *[no] Ben or talon
    }
lock-row-chain = Chain
lock-row-own = You
# The help: each key or gesture, and what it does.
lock-key-arrows = Arrow keys
lock-key-arrows-does = from { -domino } to { -domino }; up and down between Ben’s, the chain and yours
lock-key-rows = Home, End
lock-key-rows-does = first and last { -domino } of the row
lock-key-shift = Shift and an arrow to the left or right
lock-key-shift-does = place your { -domino } at that end of the chain
lock-key-press = Enter or Space
lock-key-press-does = place your { -domino } where it fits; if it fits at both ends, an arrow then says where
lock-key-pass = P
lock-key-pass-does = pass, if none of yours fits
lock-key-undo = Ctrl and Z, Ctrl and Y
lock-key-undo-does = take back your last move and Ben’s answer; make them again
lock-key-chain = C, E
lock-key-chain-does = read the chain; its two ends
lock-key-own = O, F
lock-key-own-does = your { -domino(form: "many") }; which of them fit, and where
lock-key-rest = R, S
lock-key-rest-does = what Ben holds and what the talon is, as far as you can see; the pips that count
lock-key-last = L
lock-key-last-does = the last move
lock-key-hint = H
lock-key-hint-does = { -hint }: what you can still be sure of; H again or M gives the move, D makes it. When the game is over: the best game
lock-key-tour = M, B, D
lock-key-tour-does = next step of an answer, and the one before; do what it says
lock-key-help = Question mark, F1
lock-key-help-does = show these keys
lock-key-escape = Escape
lock-key-escape-does = put down a { -domino } you have picked up, or close an answer
lock-key-tap = Tap or click one of your { -domino(form: "many") }
lock-key-tap-does = place it where it fits; if it fits at both ends, then tap an end of the chain, or “Left end” or “Right end”
lock-rival = A program plays for Ben, as well as possible. If you cannot see his hand, it is always the worst for you that is still possible.
# A domino on the table, as it is heard. $end: whether it is an end of the chain; $seen: whether Ben’s hand is seen.
lock-cell-chain =
    { $end ->
        [left] { $domino }, left end
        [right] { $domino }, right end
       *[none] { $domino }
    }
lock-cell-other =
    { $seen ->
        [yes] { $domino }, Ben
       *[no] { $domino }, not seen
    }
# $fits: where one of yours fits.
lock-cell-own =
    { $fits ->
        [left] { $domino }, fits on the left
        [right] { $domino }, fits on the right
        [both] { $domino }, fits at both ends
       *[none] { $domino }, does not fit
    }
# A move. $who: you or Ben; $side: the end of the chain.
lock-places =
    { $who ->
        [you] You place
       *[other] Ben places
    } { $domino } { $side ->
        [left] on the left
       *[right] on the right
    }.
lock-passes =
    { $who ->
        [you] You pass.
       *[other] Ben passes.
    }
lock-ends =
    { $same ->
        [yes] Both ends are { $left }.
       *[no] The ends are { $left } and { $right }.
    }
lock-must-pass = None of yours fits: pass.
lock-may-not-pass = You can pass only if none of yours fits.
# How a game has ended. $who: who placed the last domino, or whose hand is empty; $own, $other: pips.
lock-over-locked =
    { $who ->
        [you] You lock the game
       *[other] Ben locks the game
    }: you hold { $own ->
        [1] 1 pip
       *[other] { $own } pips
    }, Ben { $other }.
lock-over-out =
    { $who ->
        [you] Your hand is empty.
       *[other] Ben’s hand is empty.
    }
lock-score =
    { $result ->
        [yours] You score { $points }.
        [lost] Ben scores { $points }.
       *[nobody] Nobody scores.
    }
lock-best =
    { $best ->
        [yes] Nothing better was possible.
       *[no] A better result was possible.
    }
lock-is-over = The game is over. Undo takes your last move back.
lock-begun-anew = Back to the beginning.
# What cannot be done.
lock-take-own = First go to one of your { -domino(form: "many") }.
lock-fits-nowhere = { $domino } does not fit.
lock-does-not-fit =
    { $domino } does not fit { $side ->
        [left] on the left
       *[right] on the right
    }: the end is { $number }.
lock-which-end = { $domino } fits at both ends: left or right?
# Answers to questions.
lock-chain = Chain: { $dominoes }.
lock-own =
    { $count ->
        [0] Your hand is empty.
        [1] You hold { $dominoes }, { $pips } pips.
       *[other] You hold { $dominoes }, together { $pips } pips.
    }
# $dominoes: a list of what follows.
lock-fits = What fits: { $dominoes }.
lock-fit =
    { $fits ->
        [left] { $domino } on the left
        [right] { $domino } on the right
       *[both] { $domino } at both ends
    }
lock-rest-seen =
    { $count ->
        [0] Ben’s hand is empty.
        [1] Ben holds { $dominoes }, { $pips } pips.
       *[other] Ben holds { $dominoes }, together { $pips } pips.
    }
lock-rest-unseen = Not seen: { $dominoes }. Ben holds { $held } of them.
lock-talon = The talon: { $dominoes }.
lock-points = { $pips } pips are outside the chain, { $own } of them in your hand. The winner scores them all.
# Hints: what you can be sure of; the move; what others bring.
lock-lost = You can no longer force the lock.
lock-sure =
    { $result ->
        [lock] You can force the lock, in { $moves ->
            [1] 1 move
           *[other] { $moves } moves at most
        }.
        [yours] You can be sure of { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
        [lost] You can no longer win. Ben scores { $points } if you play well.
       *[nobody] You can no longer win, but you can make sure that nobody scores.
    }
lock-hint =
    Place { $domino } { $side ->
        [left] on the left
       *[right] on the right
    }. { $only ->
        [yes] No other move does as well.
       *[no] Other moves do as well.
    }
lock-instead =
    { $domino } { $side ->
        [left] on the left
       *[right] on the right
    } instead: { $result ->
        [lock] the lock in { $moves ->
            [1] 1 move
           *[other] { $moves } moves at most
        }.
        [no-lock] the lock is lost.
        [yours] you can be sure of { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
        [lost] Ben scores { $points }.
       *[nobody] nobody scores.
    }
lock-possible =
    { $aim ->
        [lock] From the beginning the lock can be forced, in { $moves } moves at most.
       *[points] From the beginning you can be sure of { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
    }
# How far a game is that is not on the table.
lock-standing =
    { $count ->
        [1] 1 move made
       *[other] { $count } moves made
    }{ $over ->
        [yes] { "" }, the game is over.
       *[no] .
    }

# Whole games from the deal on. Letters, each another one than those above.
deal-letter-buy = u
deal-letter-deal = n
deal-button-buy = Buy
deal-button-deal = New deal
deal-key-buy = U
deal-key-buy-does = buy a { -domino }; if none of yours fits, you must
deal-key-deal = N
deal-key-deal-does = a new deal when one is over
deal-key-hint = H
deal-key-hint-does = { -hint }: what is sure, or which { -domino } the program would choose in your place; H again or M gives the move, D makes it
deal-rival = A program plays for Ben and sees only its own hand and the chain. It buys no more than it has to. While { -domino(form: "many") } can be bought, it plays the one after which most of its others fit, and of these the heaviest. After that it looks through all that can happen, if that is not too much, and plays what is best whatever you hold.
# What stands above the table. $count: how many Ben holds; $stock: how many can be bought.
deal-hidden =
    Ben holds { $count ->
        [1] 1 { -domino }
       *[other] { $count } { -domino(form: "many") }
    } that you do not see. { $stock ->
        [0] Nothing is left to buy.
       *[other] { $stock } can be bought.
    }
# A turn. $who: you or Ben.
deal-begins =
    { $who ->
        [you] You begin with { $domino }.
       *[other] Ben begins with { $domino }.
    }
# $dominoes: what you buy; not told of Ben.
deal-buys =
    { $who ->
        [you] You buy { $dominoes }.
       *[other] Ben buys { $count }.
    }
deal-dealt = Deal { $number }.
deal-must-buy = None of yours fits: buy.
deal-you-begin = You begin: any of yours will do.
deal-no-chain = There is no chain yet.
deal-nothing-to-buy = Nothing is left to buy.
deal-goes-on = This deal is not over yet.
# The points of the round; $other: Ben’s.
deal-score = The round: you { $you }, Ben { $other }.
deal-pips =
    Your hand: { $pips ->
        [1] 1 pip
       *[other] { $pips } pips
    }.
deal-round-won =
    { $who ->
        [you] You win the round!
       *[other] Ben wins the round.
    }
# $key: a letter.
deal-next = { $key } deals again.
# Hints, if all can be looked through: what is sure whatever Ben holds.
deal-sure =
    { $result ->
        [yours] Whatever Ben holds, you can be sure of { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
        [lost] Nothing is sure. At worst Ben scores { $points }.
       *[nobody] Nothing is sure. At worst nobody scores.
    }
deal-instead =
    { $domino } { $side ->
        [left] on the left
       *[right] on the right
    } instead: { $result ->
        [yours] you can be sure of { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
        [lost] at worst Ben scores { $points }.
       *[nobody] at worst nobody scores.
    }
# Else the rule by which the program goes. $stock: how many can be bought.
deal-open =
    { $stock ->
        [0] Too much can still happen to look through it all.
       *[other] As long as { -domino(form: "many") } can be bought, nothing is sure.
    }
# $side: where; $last: whether it is your last; $fits: how many others of your hand fit after it.
deal-hint =
    { $side ->
        [begin] The program would begin with { $domino }
        [left] The program would place { $domino } on the left
       *[right] The program would place { $domino } on the right
    }: { $last ->
        [yes] it is your last.
       *[no] then { $fits ->
            [0] none of your others fits
            [1] 1 of your others fits
           *[other] { $fits } of your others fit
        }, and none is better by its rule.
    }
deal-standing = Deal { $number }: you { $you }, Ben { $other }.
