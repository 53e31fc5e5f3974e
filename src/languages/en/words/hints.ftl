# Hints for each puzzle, in two chapters: the way to its solution, and its turning point.

hints-way-heading = The way, step by step
# $graded: whether every puzzle of the book has a level.
hints-way-intro =
    For every { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }that shows all its numbers
    } here are all { -stone(form: "many") }, in the order in which you can place them. { $reader ->
        [aloud] Listen step by step, as far as the first { -stone } that you have not placed.
        [touch] Read step by step, as far as the first { -stone } that you have not placed.
        [embossed] Read step by step, as far as the first { -stone } that you have not placed.
        [display] Read step by step, as far as the first { -stone } that you have not placed.
        [screen] Open the steps one by one, as far as the first { -stone } that you have not placed.
       *[other] Cover the steps, and uncover them one by one, as far as the first { -stone } that you have not placed.
    } It helps however far you are.
hints-way-signs =
    { $reader ->
        [print] A { -stone } alone is a seal: it has only one place left. A cell named after it is a gap: this cell has only one neighbour left. The number before a row is that of its first step, and a star marks the turning point.
        [embossed] A { -stone } alone is a seal: it has only one place left. A cell named after it is a gap: this cell has only one neighbour left. The number before a row is that of its first step. The word not stands before places to cross out.
       *[other] A seal is a { -stone } with only one place left. A gap is a cell with only one neighbour left.
    } Whatever a step tells you to cross out, cross out at once: later steps count on it. Often you may cross out more than is named.
hints-way-numbers = For a completion the numbers come first, then the { -stone(form: "many") } that are not placed yet. Note at once what a step tells you. A cell at its end says where to look.
hint-way-heading =
    { $reader ->
        [print] Way { $number }
       *[other] The way of { -puzzle } { $number }
    }
hint-turning-heading =
    { $reader ->
        [print] Turning point { $number }
       *[other] The turning point of { -puzzle } { $number }
    }
# Where to begin. $seals: how many there are at the start, this one among them.
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] First { $stone }, the only seal.
           *[other] First { $stone }, one of { $seals } seals.
        }
       *[other] { $seals ->
            [1] Begin with { $stone }, the only seal.
           *[other] Begin with { $stone }, one of { $seals } seals.
        }
    }
# $where: the cells and dominoes to look at.
hint-begin-at = There is no seal yet. Begin at { $where }: { $technique }.
# The same of a completion: the cell, { -stone } or number to look at.
hint-begin-filling = Begin at { $where }: { $technique }.
# The step on which a way turns.
hint-line-turning =
    { $reader ->
        [print] { $line }*
       *[other] { $line }
    }
# The steps of a way. What to look at is told where it is not the domino or the place itself. In print a seal is a domino alone.
hint-line-lay =
    { $reader ->
        [aloud] Place { $stone }. It is a { $technique }.
        [screen] Place { $stone }: it is a { $technique }.
        [print] { $stone }
        [embossed] { $stone }
       *[other] { $stone } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Place { $stone }. It is a { $technique } at { $where }.
        [screen] Place { $stone }: it is a { $technique } at { $where }.
        [print] { $stone } { $where }
        [embossed] { $stone } { $where }
       *[other] { $stone } { $technique } { $where }
    }
hint-line-strike =
    { $reader ->
        [aloud] Cross out { $places }. The technique: { $technique }.
        [screen] Cross out { $places }: { $technique }.
        [embossed] not { $places }: { $technique }
       *[other] cross out { $places }: { $technique }
    }
hint-line-strike-at =
    { $reader ->
        [aloud] Cross out { $places }. The technique: { $technique }, at { $where }.
        [screen] Cross out { $places }: { $technique } at { $where }.
        [embossed] not { $places }: { $technique }, { $where }
       *[other] cross out { $places }: { $technique }, { $where }
    }
# The same of a completion. $deed: what comes out, such as 5 on a4 and b4.
hint-line-filling =
    { $reader ->
        [aloud] Now comes { $deed }. The technique: { $technique }.
        [screen] Now comes { $deed }: { $technique }.
       *[other] { $deed }: { $technique }
    }
hint-line-filling-at =
    { $reader ->
        [aloud] Now comes { $deed }. The technique: { $technique }, at { $where }.
        [screen] Now comes { $deed }: { $technique } at { $where }.
       *[other] { $deed }: { $technique }, { $where }
    }
hints-turning-heading = The turning points
# In print the step of an easy puzzle has its star in the way alone.
hints-turning-intro =
    { $reader ->
        [print] Here is the hardest step of each { -puzzle } above the level easy,
       *[other] Here is the hardest step of each { -puzzle },
    } told thought by thought. Where several are as hard, it is one of them.
# $line: how many steps come before it; $way: whether the book tells them.
hint-turning-easy = Seals and gaps place every { -stone }. Step { $line } turns the { -puzzle }:
hint-turning-easy-numbers = Threes, last cells, seals and gaps are enough. Step { $line } turns the { -puzzle }:
hint-turning =
    { $reader ->
        [print] { $line ->
            [0] At the start: { $technique }.
           *[other] After step { $line }: { $technique }.
        }
       *[other] { $line ->
            [0] At the start.
            [1] Step 1{ $way ->
                [yes] { " " }of the way
               *[no] { "" }
            } is done.
           *[other] Steps 1 to { $line }{ $way ->
                [yes] { " " }of the way
               *[no] { "" }
            } are done.
        } Now comes the { -aid } { $technique }.
    }
# The end: the domino that follows. $supposed: whether what is crossed out was supposed; $now is this beginning in the messages after it.
hint-now =
    { $supposed ->
        [yes] That cannot be, so cross out { $spots }: now
       *[no] Now
    }
hint-now-seal = { $now } { $stone } has only { $place } left.
hint-now-gap = { $now } { $cell } is a gap, and { $stone } goes on { $place }.
# Other steps lie between: from the first to the last.
hint-now-lines =
    { $now } { $between ->
        [1] step { $first } leads
       *[other] steps { $first } to { $last } lead
    } to { $stone } on { $place }.
# The same of a completion, whose turning point ends in a number. $steps: what follows from a supposition, one after the other.
hint-then = Then comes { $steps }.
hint-forced = { $deed }: { $technique }
hint-forced-at = { $deed }: { $technique } at { $where }
hint-so-number = That cannot be, so { $deed } is certain.
hint-now-after = Now
hint-now-not = That cannot be, so { $number } is not on { $cell }: now
# $comes: the number that follows, and how it is seen.
hint-now-number = { $now } { $comes }.
hint-comes = comes { $deed }: { $technique }
hint-comes-at = comes { $deed }: { $technique } at { $where }
hint-now-number-lines =
    { $now } { $between ->
        [1] step { $first } leads
       *[other] steps { $first } to { $last } lead
    } to { $deed }.
