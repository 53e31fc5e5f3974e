# Hints for each puzzle, in two chapters: the way to its solution, and its turning point.

hints-way-heading = Step by step
# $graded: whether every puzzle of the book has a level.
hints-way-intro =
    Stuck? Help is at hand: every { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }that shows all its numbers
    } is solved here, one { -domino } at a time. { $reader ->
        [aloud] Listen until you come to the first { -domino } you have not found yet.
        [touch] Read until you come to the first { -domino } you have not found yet.
        [embossed] Read until you come to the first { -domino } you have not found yet.
        [display] Read until you come to the first { -domino } you have not found yet.
        [screen] Open the steps one by one until you come to the first { -domino } you have not found yet.
       *[other] Cover the steps with a sheet of paper and uncover them one by one, until you come to the first { -domino } you have not found yet.
    } You can start at any stage.
hints-way-signs =
    { $reader ->
        [print] <domino>1:2</domino> <cell>a3</cell> is a seal: the <domino>1:2</domino> has only one place left, and <cell>a3</cell> (column a, row 3) is half of it. <cell>a3</cell> <domino>1:2</domino> is a gap: <cell>a3</cell> has only one neighbour left, and with it makes the <domino>1:2</domino>. Each row begins with the number of its first step. A star marks the turning point, the hardest step.
        [embossed] A { -domino } alone is a seal: it has only one place left. If a cell follows it, that cell is a gap: it has only one neighbour left. Each row begins with the number of its first step. The word not comes before places to cross out.
       *[other] A seal is a { -domino } with only one place left. A gap is a cell with only one neighbour left.
    }
# Over the printed pages of the steps, in a line.
hints-way-legend = Seal: 1:2 a3. Gap: a3 1:2. Star: turning point.
hints-way-cross-out = When a step tells you to cross something out, do it at once: later steps rely on it. Often you can cross out more than it names.
hints-way-numbers = In a completion the numbers come first, then the { -domino(form: "many") } that are not placed yet. Write down at once what a step tells you. A cell at the end of a step tells you where to look.
hint-way-heading =
    { $reader ->
        [print] Steps { $number }
       *[other] Step by step: { -puzzle } { $number }
    }
hint-turning-heading =
    { $reader ->
        [print] Turning point { $number }
       *[other] The turning point of { -puzzle } { $number }
    }
# Where to begin. $seals: how many there are at the start, this one among them.
hint-begin-seal =
    { $seals ->
        [1] Start with { $domino }, the only seal.
       *[other] Start with { $domino }, one of { $seals } seals.
    }
# $where: the cells and dominoes to look at.
hint-begin-at = There is no seal yet. Start at { $where }: { $technique }.
# The same of a completion: the cell, { -domino } or number to look at.
hint-begin-filling = Start at { $where }: { $technique }.
# The step on which a way turns.
hint-line-turning =
    { $reader ->
        [print] { $line }*
       *[other] { $line }
    }
# The steps of a way. What to look at is told where it is not the domino or the place itself. In print a seal is a domino and a cell that it covers, a gap its cell and the domino. $place: both cells of the domino, $cell: the first of them.
hint-line-lay =
    { $reader ->
        [aloud] Place { $domino } on { $place }. It is a { $technique }.
        [screen] Place { $domino } on { $place }: it is a { $technique }.
        [print] { $domino } { $cell }
        [embossed] { $domino }
       *[other] { $domino } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Place { $domino }. It is a { $technique } at { $where }.
        [screen] Place { $domino }: it is a { $technique } at { $where }.
        [print] { $where } { $domino }
        [embossed] { $domino } { $where }
       *[other] { $domino } { $technique } { $where }
    }
hint-line-eliminate =
    { $reader ->
        [aloud] Cross out { $places }. The technique is { $technique }.
        [screen] Cross out { $places }: { $technique }.
        [embossed] not { $places }: { $technique }
       *[other] cross out { $places }: { $technique }
    }
hint-line-eliminate-at =
    { $reader ->
        [aloud] Cross out { $places }. The technique is { $technique }, at { $where }.
        [screen] Cross out { $places }: { $technique } at { $where }.
        [embossed] not { $places }: { $technique }, { $where }
       *[other] cross out { $places }: { $technique }, { $where }
    }
# The same of a completion. $deed: what comes out, such as 5 on a4 and b4.
hint-line-filling =
    { $reader ->
        [aloud] Next: { $deed }. The technique is { $technique }.
        [screen] Next, { $deed }: { $technique }.
       *[other] { $deed }: { $technique }
    }
hint-line-filling-at =
    { $reader ->
        [aloud] Next: { $deed }. The technique is { $technique }, at { $where }.
        [screen] Next, { $deed }: { $technique } at { $where }.
       *[other] { $deed }: { $technique }, { $where }
    }
hints-turning-heading =
    { $reader ->
        [print] Turning points: the hardest steps
       *[other] The turning points
    }
# In print the step of an easy puzzle has its star in the way alone.
hints-turning-intro =
    { $reader ->
        [print] Here the hardest step of each { -puzzle } above the easy level
       *[other] Here the hardest step of each { -puzzle }
    } is explained, one thought at a time. If several steps are equally hard, it is one of them.
# $line: how many steps come before it; $way: whether the book tells them.
hint-turning-easy = Seals and gaps place every { -domino }. Step { $line } is the turning point:
hint-turning-easy-numbers = Threes, last cells, seals and gaps are all you need. Step { $line } is the turning point:
hint-turning =
    { $reader ->
        [print] { $line ->
            [0] At the start: { $technique }.
           *[other] After step { $line }: { $technique }.
        }
       *[other] { $line ->
            [0] You are at the start.
            [1] { $way ->
                [yes] You have done step 1.
               *[no] One step is done.
            }
           *[other] { $way ->
                [yes] You have done steps 1 to { $line }.
               *[no] The first { $line } steps are done.
            }
        } The next { -technique } is { $technique }.
    }
# The end: the domino that follows. $supposed: whether what is crossed out was supposed; $now is this beginning in the messages after it.
hint-now =
    { $supposed ->
        [yes] That is impossible, so cross out { $spots }. Now
       *[no] Now
    }
hint-now-seal = { $now } { $domino } has only { $place } left.
hint-now-gap = { $now } { $cell } is a gap, so { $domino } goes on { $place }.
# Other steps lie between: from the first to the last.
hint-now-lines =
    { $now } { $between ->
        [1] step { $first } leads
        [2] steps { $first } and { $last } lead
       *[other] steps { $first } to { $last } lead
    } to { $domino } on { $place }.
# The same of a completion, whose turning point ends in a number. $steps: what follows from a supposition, one after the other.
hint-then = This leads to { $steps }.
hint-forced = { $deed }: { $technique }
hint-forced-at = { $deed }: { $technique } at { $where }
hint-so-number = That is impossible, so { $deed } is certain.
hint-now-after = Now
hint-now-not = That is impossible, so { $number } is not on { $cell }. Now
# $comes: the number that follows, and how it is seen.
hint-now-number = { $now } { $comes }.
hint-comes = comes { $deed } ({ $technique })
hint-comes-at = comes { $deed } ({ $technique } at { $where })
hint-now-number-lines =
    { $now } { $between ->
        [1] step { $first } leads
        [2] steps { $first } and { $last } lead
       *[other] steps { $first } to { $last } lead
    } to { $deed }.
