# The answers to the ends of Sperrdomino.

lock-keys-heading = Answers to the endgames of <foreign language="de">Sperrdomino</foreign>
lock-keys-intro = First comes the best move, then a game in which Ben holds out as long as possible. After it come all of Ben’s answers, and why no other first move will do.
# $aim: a lock or points; $spot: the number at which the domino is placed.
lock-keys-first =
    <domino>{ $domino }</domino> at the end { $spot }. { $aim ->
        [lock] You lock in { $moves } moves at most.
       *[points] You score { $points ->
            [1] 1 point
           *[other] { $points } points
        } at least.
    }
# $mine: whether it is the reader’s move; $does: what happens.
lock-keys-turn =
    { $does ->
        [lay] { $mine ->
            [yes] You place <domino>{ $domino }</domino> at { $spot }.
           *[no] Ben places <domino>{ $domino }</domino> at { $spot }.
        }
        [pass] { $mine ->
            [yes] You pass.
           *[no] Ben passes.
        }
       *[locked] Neither of you can play.
    }
# $lock: whether the game is locked; $own, $other: the pips of both hands.
lock-keys-end =
    { $lock ->
        [yes] The game is locked: you hold { $own ->
            [1] 1 pip
           *[other] { $own } pips
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } or more
        }.
       *[no] A hand is empty.
    } You score { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
lock-keys-replies = After your first move:
lock-keys-others = Other first moves:
lock-keys-wrong = <domino>{ $domino }</domino> at { $spot }:
# $result: whose the points are.
lock-keys-brings =
    { $aim ->
        [lock] You can no longer force the lock.
       *[points] { $result ->
            [yours] You can be sure of only { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
            [lost] Ben scores { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
           *[nobody] Nobody scores.
        }
    }
