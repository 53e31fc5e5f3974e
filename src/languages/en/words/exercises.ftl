# Exercises in divisor domino.

exercises-heading = Divisor domino: which { -domino } scores?
exercises-intro = Divisor domino is a game of sums for two or more. Here you can practise the sums. Each exercise names the open ends of a line and the { -domino(form: "many") } in your hand. Find the { -domino } that scores the most points, and say where it goes. There is always one play that beats all the others.
exercises-counts-heading = What counts
exercises-open-end = A { -domino } goes at an open end that shows one of its numbers. Then you add up all open ends and divide the sum by the divisor, the number in the heading of the exercises. If nothing is left over, the result is your points. If not, you get none.
exercises-difference = A { -domino } with two numbers covers one of them and opens the other: the sum changes by their difference.
exercises-double = A double goes across the line, and both its short sides are open ends. At an end it raises the sum by its number.
exercises-long-side = A double can be continued on all four sides. A long side that is free is no end and counts nothing; an exercise that has one names it. A { -domino } placed there covers no end, so the sum grows by the number at its far end.
exercises-example = An example with divisor 3: the open ends are 4, 6 and 6, together 16. The { -domino } <domino>3:4</domino> at the end 4 makes the sum 15. This is 5 times 3: 5 points. The { -domino } <domino>2:6</domino> at the free long side of <domino>6:6</domino> makes 18: 6 points.
# $count: how many exercises are of one kind.
exercises-group =
    { $count ->
        [1] Exercise { $first }
       *[other] Exercises { $first } to { $last }
    }: divisor { $divisor }, set up to <domino>{ $range }:{ $range }</domino>
exercises-level =
    { $level ->
        [one-end] Every { -domino } fits one number at most, and only one { -domino } scores. You are told the sum.
        [doubles] Only one play scores, and it has to do with a double: the { -domino } is a double, or it goes at the free long side of one. You are told the sum.
       *[largest] Several plays score. Find the one that scores most. You work out the sum.
    }
exercises-exercise = Exercise { $number }
# $ends, $dominoes: lists.
exercises-ends = Open ends: { $ends }.
exercises-sum = Sum: { $sum }.
exercises-sides = Free long side: { $dominoes }.
exercises-hand = Hand: { $dominoes }.
# A row to fill in, with the heads of its columns.
exercises-form = Answer to exercise { $number }
exercises-form-domino = { -domino(form: "One") }
exercises-form-laid-at = Placed at
exercises-form-points = Points
exercises-answers =
    { $reader ->
        [screen] <page of="exercise-keys" title="Answers to the exercises"/>.
        [display] <page of="exercise-keys" title="Answers to the exercises"/>.
       *[other] The answers are on page <page of="exercise-keys" title="Answers to the exercises"/>.
    }
