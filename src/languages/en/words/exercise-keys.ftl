# The answers to the exercises in divisor domino.

exercise-keys-heading = Answers to the exercises
# $count: how many exercises are of one kind.
exercise-keys-group =
    { $count ->
        [1] Exercise { $first }
       *[other] Exercises { $first } to { $last }
    }: divisor { $divisor }
# $spot: the number at which the domino is laid, at an end or at the long side of its double.
exercise-keys-answer =
    <b>{ $number }:</b> <domino>{ $domino }</domino> { $atEnd ->
        [yes] at the end { $spot }
       *[no] at the long side of <domino>{ $spot }:{ $spot }</domino>
    }. The sum was { $before } and is now { $after }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
