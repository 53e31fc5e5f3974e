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
lock-button-again = Begin anew
lock-button-chain = Chain
lock-button-ends = Ends
lock-button-own = My { -stone(form: "many") }
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
# What the first domino with the focus is described by.
lock-first-steps = Arrow keys move. Shift and an arrow to the left or right places your { -stone } at that end. The question mark tells all keys.
# The help: each key or gesture, and what it does.
lock-key-arrows = Arrow keys
lock-key-arrows-does = from { -stone } to { -stone }; up and down between Ben’s, the chain and yours
lock-key-rows = Home, End
lock-key-rows-does = first and last { -stone } of the row
lock-key-shift = Shift and an arrow to the left or right
lock-key-shift-does = place your { -stone } at that end of the chain
lock-key-press = Enter or Space
lock-key-press-does = place your { -stone } where it fits; if it fits at both ends, an arrow then says where
lock-key-pass = P
lock-key-pass-does = pass, if none of yours fits
lock-key-undo = Ctrl and Z, Ctrl and Y
lock-key-undo-does = take back your last move and Ben’s answer; make them again
lock-key-chain = C, E
lock-key-chain-does = read the chain; its two ends
lock-key-own = O, F
lock-key-own-does = your { -stone(form: "many") }; which of them fit, and where
lock-key-rest = R, S
lock-key-rest-does = what Ben holds and what the talon is, as far as you see it; the pips that count
lock-key-last = L
lock-key-last-does = the last move
lock-key-hint = H
lock-key-hint-does = { -hint }: what you can still be sure of; H again or M tells the move, D makes it. When the game is over: the best game
lock-key-tour = M, B, D
lock-key-tour-does = next step of an answer, and the one before; do what it says
lock-key-help = Question mark, F1
lock-key-help-does = open these keys
lock-key-escape = Escape
lock-key-escape-does = put a { -stone } down that you have taken up, or close an answer
lock-key-tap = Tap or click one of your { -stone(form: "many") }
lock-key-tap-does = place it where it fits; if it fits at both ends, then tap an end of the chain, or “Left end” or “Right end”
lock-rival = A program plays for Ben, as well as can be. A hand that you do not see is the worst for you that it can still be.
# A domino on the table, as it is heard. $end: whether it is an end of the chain; $seen: whether Ben’s hand is seen.
lock-cell-chain =
    { $end ->
        [left] { $stone }, left end
        [right] { $stone }, right end
       *[none] { $stone }
    }
lock-cell-other =
    { $seen ->
        [yes] { $stone }, Ben
       *[no] { $stone }, not seen
    }
# $fits: where one of yours fits.
lock-cell-own =
    { $fits ->
        [left] { $stone }, fits on the left
        [right] { $stone }, fits on the right
        [both] { $stone }, fits at both ends
       *[none] { $stone }, does not fit
    }
# A move. $who: you or Ben; $side: the end of the chain.
lock-places =
    { $who ->
        [you] You place
       *[other] Ben places
    } { $stone } { $side ->
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
       *[no] More was possible.
    }
lock-is-over = The game is over. Undo takes your last move back.
lock-begun-anew = From the beginning.
# What cannot be done.
lock-take-own = First go to one of your { -stone(form: "many") }.
lock-fits-nowhere = { $stone } does not fit.
lock-does-not-fit =
    { $stone } does not fit { $side ->
        [left] on the left
       *[right] on the right
    }: the end is { $number }.
lock-which-end = { $stone } fits at both ends: left or right?
# Answers to questions.
lock-chain = Chain: { $stones }.
lock-own =
    { $count ->
        [0] Your hand is empty.
        [1] You hold { $stones }, { $pips } pips.
       *[other] You hold { $stones }, together { $pips } pips.
    }
# $stones: a list of what follows.
lock-fits = What fits: { $stones }.
lock-fit =
    { $fits ->
        [left] { $stone } on the left
        [right] { $stone } on the right
       *[both] { $stone } at both ends
    }
lock-rest-seen =
    { $count ->
        [0] Ben’s hand is empty.
        [1] Ben holds { $stones }, { $pips } pips.
       *[other] Ben holds { $stones }, together { $pips } pips.
    }
lock-rest-unseen = Not seen: { $stones }. Ben holds { $held } of them.
lock-talon = The talon: { $stones }.
lock-points = { $pips } pips are outside the chain, { $own } of them in your hand. Who wins scores them all.
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
        [lost] You cannot win any more. Ben scores { $points } if you play well.
       *[nobody] You cannot win any more, but you can see to it that nobody scores.
    }
lock-hint =
    Place { $stone } { $side ->
        [left] on the left
       *[right] on the right
    }. { $only ->
        [yes] No other move does as well.
       *[no] Others do as well.
    }
lock-instead =
    { $stone } { $side ->
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
