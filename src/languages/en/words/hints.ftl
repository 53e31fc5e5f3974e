# Hints for each puzzle, in two chapters: the way to its solution, and its turning point.

hints-way-heading = The way, line by line
# $graded: whether every puzzle of the book has a level.
hints-way-intro =
    For every { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }that shows all its numbers
    } here are all { -stone(form: "many") } in the order in which they fall. { $reader ->
        [aloud] Listen line by line, as far as the first { -stone } that you have not placed.
        [touch] Read line by line, as far as the first { -stone } that you have not placed.
        [embossed] Read line by line, as far as the first { -stone } that you have not placed.
        [display] Read line by line, as far as the first { -stone } that you have not placed.
        [screen] Open the lines one by one, as far as the first { -stone } that you have not placed.
       *[other] Cover the lines, and uncover them one by one, as far as the first { -stone } that you have not placed.
    } It helps however far you are.
hints-way-signs = A seal is a { -stone } with only one place left. A gap is a cell with only one neighbour left. Whatever a line tells you to cross out, cross out at once: later lines count on it.
hint-way-heading = The way of { -puzzle } { $number }
hint-turning-heading = The turning point of { -puzzle } { $number }
# Where to begin. $seals: how many there are at the start, this one among them.
hint-begin-seal =
    { $seals ->
        [1] Begin with { $stone }, the only seal.
       *[other] Begin with { $stone }, one of { $seals } seals.
    }
# $where: the cells and dominoes to look at.
hint-begin-at = There is no seal yet. Begin at { $where }: { $technique }.
# The lines of a way. What to look at is told where it is not the domino or the place itself.
hint-line-lay =
    { $reader ->
        [aloud] Place { $stone }. It is a { $technique }.
        [screen] Place { $stone }: it is a { $technique }.
       *[other] { $stone } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Place { $stone }. It is a { $technique } at { $where }.
        [screen] Place { $stone }: it is a { $technique } at { $where }.
       *[other] { $stone } { $technique } { $where }
    }
hint-line-strike =
    { $reader ->
        [aloud] Cross out { $places }. The technique: { $technique }.
        [screen] Cross out { $places }: { $technique }.
       *[other] cross out { $places }: { $technique }
    }
hint-line-strike-at =
    { $reader ->
        [aloud] Cross out { $places }. The technique: { $technique }, at { $where }.
        [screen] Cross out { $places }: { $technique } at { $where }.
       *[other] cross out { $places }: { $technique }, { $where }
    }
hints-turning-heading = The turning points
hints-turning-intro = Each { -puzzle } has one step that is harder than the others. Here it is told, thought by thought.
# $line: how many lines of the way come before it.
hint-turning-easy = Seals and gaps place every { -stone }. Line { $line } turns the { -puzzle }:
hint-turning =
    { $line ->
        [0] At the start.
        [1] Line 1 of the way is done.
       *[other] Lines 1 to { $line } of the way are done.
    } Now comes the { -aid } { $technique }.
# The end: the domino that follows. $supposed: whether what is crossed out was supposed; $now is this beginning in the messages after it.
hint-now =
    { $supposed ->
        [yes] That cannot be, so cross out { $spots }: now
       *[no] Now
    }
hint-now-seal = { $now } { $stone } has only { $place } left.
hint-now-gap = { $now } { $cell } is a gap, and { $stone } goes on { $place }.
# Other lines lie between: from the first to the last.
hint-now-lines =
    { $now } { $between ->
        [1] line { $first } leads
       *[other] lines { $first } to { $last } lead
    } to { $stone } on { $place }.
