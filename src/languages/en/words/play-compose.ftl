# What is said and written while a task for composers is played in the page, beside what is said of every board.

play-compose-button-hint = Can it be completed?
play-compose-button-certain = { -domino(form: "Many") } in danger
play-compose-button-free = Next empty cell
# The help: what keys do that do something else on other boards.
play-compose-does-check = check what is right and wrong so far, or what your answer has; M goes through it, D goes back to the last right position
play-compose-does-hint = say whether the board can still be completed; if not, D goes back to where it could
play-compose-does-certain = name the { -domino(form: "many") } in danger: those with one place left
play-compose-does-free = go to the next empty cell
play-compose-does-where = where this { -domino } can be seen, and where it could still appear
# The tally: on how many places a domino is to be seen.
play-compose-places =
    { $count ->
        [0] no place yet
        [1] { $count } place
       *[other] { $count } places
    }
# What a check found.
play-compose-answer = This is an answer: everything asked for is there.
play-compose-answer-done = All is right: this is an answer. Check tells you what it has.
# $numbers: a list of these.
play-compose-left = Still to come: { $numbers }.
play-compose-times =
    { $count ->
        [1] once { $number }
       *[other] { $count } times { $number }
    }
play-compose-too-often = { $number } is on { $count } cells, but the set has it only { $copies } times.
play-compose-no-three = { $number } on { $cell } can no longer be in a straight three.
play-compose-not-in-threes = The cells with { $number } cannot be split into straight threes.
play-compose-missing = There is no place left for { $domino }.
play-compose-no-layout = Every { -domino } can be seen, but the whole set cannot be placed.
# $condition: a sentence.
play-compose-met = Met: { $condition }
play-compose-open = Still open: { $condition }
play-compose-broken = Not met: { $condition }
play-compose-unions =
    { $count ->
        [0] It has no union.
        [1] It has one union.
       *[other] It has { $count } unions.
    }
# Counting stops at 100.
play-compose-solutions =
    Taken as a { -puzzle }, it has { $complete ->
        [yes] exactly
       *[no] at least
    } { $count ->
        [1] one solution
       *[other] { $count } solutions
    }.
# How many further answers come of it when numbers change places.
play-compose-exchanges =
    { $count ->
        [0] Exchanging numbers gives no further answer.
        [1] Exchanging numbers gives one more answer.
       *[other] Exchanging numbers gives { $count } more answers.
    }
# Whether it can still be completed.
play-compose-searching = Searching. This can take some seconds.
play-compose-yes = The board can still be completed.
play-compose-no = The board can no longer be completed.
play-compose-unknown = We do not know whether it can be completed: the search took too long.
play-compose-danger =
    { $count ->
        [0] No { -domino } is in danger.
        [1] One { -domino } is in danger.
       *[other] { $count } { -domino(form: "many") } are in danger.
    }
play-compose-one-place = { $domino } has one place left: { $place }.
# $seen: on how many places the numbers make it; $open: on how many more they could.
play-compose-could =
    { $domino } { $seen ->
        [0] cannot be seen yet
        [1] can be seen in one place
       *[other] can be seen in { $seen } places
    }; { $open ->
        [0] no other place is open.
        [1] one place is open.
       *[other] { $open } places are open.
    }
