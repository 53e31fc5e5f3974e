# The screen on which the game is learnt on small boards that are played.

learn-lead = Learn on small boards, one step at a time. You need no paper and never have to guess.
# $done: how many lessons are done, of how many.
learn-counts =
    { $done ->
        [0] { $count } lessons, none done yet.
        [1] 1 of { $count } lessons done.
       *[other] { $done } of { $count } lessons done.
    }
learn-begin = Begin: { $lesson }
learn-go-on = Continue: { $lesson }
learn-all-done = You have done all lessons.
learn-damaged = Some of the lessons you have done cannot be read: what was saved on this device is damaged, or from another version. It is set aside; you can do every lesson again.
learn-first-steps = First steps
learn-techniques = { -technique(form: "Many") } for harder { -puzzle(form: "many") }
# Behind the name of a lesson.
learn-is-done = done
learn-lesson-of = Lesson { $number } of { $count }
learn-back = All lessons
learn-next = Next lesson: { $lesson }
learn-step-of = Step { $number } of { $count }
# The texts of lessons.
# In the first lesson: beside its first step, and over what can be opened.
learn-how = To place a { -domino }, tap the line between its two cells, or press Shift and an arrow key.
learn-rules = The rules
learn-tally = Below the board is the { -tally }: it tells you in how many places each { -domino } can go.
learn-never-guess = After each move we tell you why it is right. If nobody can know it yet, we say so, and the move is not made.
learn-completion = Go to an empty cell and type its number. If another number could be there, too, we tell you so.
learn-technique = No seal and no gap is left. Use the { -technique } to find the next { -domino }, or draw a { -bar } first where it rules out a place. “{ -hint(form: "One") }” helps.
learn-locked-square = Two { -domino(form: "many") } can go only within the same four cells. They fill these cells, so no other { -domino } goes there. But the two can be turned round in their square, so the board has more than one solution. The book of 1921 teaches this { -technique }. Our { -puzzle(form: "many") } have only one solution and never need it.
# What is said of a move. $place, $places: where; $domino: a domino.
learn-not-yet = Not yet: { $domino } could also go on { $places }.
learn-placed-before = { $domino } is already on { $place }. There is only one of each { -domino }.
learn-cell-taken = { $cell } already belongs to a { -domino }.
learn-parted = There is a { -bar } on { $place }: these two cells can never join.
learn-bar-once = { $domino } is already on { $place }, so it does not go here.
learn-bar-beside = So { $domino } does not go on { $place }.
learn-bar-not-yet = Not yet: nothing has ruled out { $domino } on { $place } so far.
learn-number-never = With { $number } on { $cell } the board can no longer be filled in.
# $number: another number than the one that was typed.
learn-number-not-yet = Not yet: { $cell } could also be { $number }.
learn-number-only = No other number can be on { $cell }.
# When what a lesson asks for is done.
learn-done-solve = Well done: the board is solved.
learn-done-place = Well done: you have used the { -technique } “{ $technique }”. You can go on with this board, or take the next lesson.
