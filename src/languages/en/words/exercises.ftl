# Exercises in divisor domino.

exercises-heading = Divisor domino: which { -stone } scores?
exercises-intro = Divisor domino is a game of sums for two or more. Here you can practise the sums. Each exercise names the open ends of a line and the { -stone(form: "many") } in your hand. Find the { -stone } that scores the most points, and say where it goes. There is always one play that beats all the others.
exercises-counts-heading = What counts
exercises-open-end = A { -stone } goes at an open end that shows one of its numbers. Then you add up all open ends and divide the sum by the divisor, the number in the heading of the exercises. If nothing is left over, the result is your points. If not, you get none.
exercises-difference = A { -stone } with two numbers covers one of them and opens the other: the sum changes by their difference.
exercises-double = A double goes across the line, and both its short sides are open ends. At an end it raises the sum by its number.
exercises-long-side = A double can be continued on all four sides. A long side that is free is no end and counts nothing; an exercise that has one names it. A { -stone } placed there covers no end, so the sum grows by the number at its far end.
exercises-example = An example with divisor 3: the open ends are 4, 6 and 6, together 16. The { -stone } <stone>3:4</stone> at the end 4 makes the sum 15. This is 5 times 3: 5 points. The { -stone } <stone>2:6</stone> at the free long side of <stone>6:6</stone> makes 18: 6 points.
# $count: how many exercises are of one kind.
exercises-group =
    { $count ->
        [1] Exercise { $first }
       *[other] Exercises { $first } to { $last }
    }: divisor { $divisor }, set up to <stone>{ $range }:{ $range }</stone>
exercises-level =
    { $level ->
        [one-end] Every { -stone } fits one number at most, and only one { -stone } scores. You are told the sum.
        [doubles] Only one play scores, and it has to do with a double: the { -stone } is a double, or it goes at the free long side of one. You are told the sum.
       *[largest] Several plays score. Find the one that scores most. You work out the sum.
    }
exercises-exercise = Exercise { $number }
# $ends, $stones: lists.
exercises-ends = Open ends: { $ends }.
exercises-sum = Sum: { $sum }.
exercises-sides = Free long side: { $stones }.
exercises-hand = Hand: { $stones }.
# A row to fill in, with the heads of its columns.
exercises-form = Answer to exercise { $number }
exercises-form-stone = { -stone(form: "One") }
exercises-form-laid-at = Placed at
exercises-form-points = Points
exercises-answers =
    { $reader ->
        [screen] <page of="exercise-keys" title="Answers to the exercises"/>.
        [display] <page of="exercise-keys" title="Answers to the exercises"/>.
       *[other] The answers are on page <page of="exercise-keys" title="Answers to the exercises"/>.
    }
