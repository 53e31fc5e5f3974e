# Headings of the book, and the opening of each section.

contents-heading = Contents
# Over lines of the contents in print. $group: the kind of the puzzles, or help, or more.
contents-group =
    { $group ->
        [help] Help and answers
        [more] About the game
        [omnibus] { -puzzle(form: "Many") }, from easy to hard
        [terzett] Terzetts: equal numbers in threes
       *[other] Other { -puzzle(form: "many") }
    }
section-level = Level { $number } of { $levels }: { $level }
section-puzzle-page = { -puzzle(form: "One") } { $first } is on page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
section-puzzles-from-page =
    { -puzzle(form: "Many") } { $first } { $puzzles ->
        [2] and
       *[other] to
    } { $last } begin on page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
# Where to turn in print. $first: the number of the first puzzle of the section; $at: where its steps are.
section-help = Stuck? The steps begin on page <page of="{ $at }" title="Step by step: { -puzzle } { $first }"/>.
section-solutions = The answers begin on page <page of="key-{ $first }" title="Answer to { -puzzle } { $first }"/>.
# Beside the picture that opens a section in print.
section-picture = The picture shows all the { -domino(form: "many") }, though not, of course, where they belong.
# In print, before the first puzzles whose places the reader counts.
section-look-first = You don’t have to count everything. Look for doubles first: two equal numbers that touch catch the eye. Then try the corners, and the cells round the { -domino } you placed last.
section-puzzle = One { -puzzle }: { $first }.
section-puzzles =
    { -puzzle(form: "Many") } { $first } { $puzzles ->
        [2] and
       *[other] to
    } { $last }.
# $puzzles: how many of this kind the section has.
section-kind =
    { $kind ->
        [terzett] Equal numbers come in threes here.
        [completion] Some of the numbers are missing here.
        [duett] Equal numbers come in twos here.
        [quartett] Equal numbers come in fours here.
        [quadrat] Equal numbers come in squares of four here.
        [quodlibet] Equal numbers come in fours of three forms here.
       *[omnibus] { "" }
    }
section-set = This section uses the { $dominoes } { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino>, on { $cells } cells.
section-set-in-rows = This section uses the { $dominoes } { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino>, in { $rows } rows of { $columns } cells.
section-set-in-shape = This section uses the { $dominoes } { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino>, on { $cells } cells. The shape, { $shape }, takes up { $rows } rows and { $columns } columns.
section-set-in-outline = This section uses the { $dominoes } { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino>, on { $cells } cells within { $rows } rows and { $columns } columns.
section-keys =
    { $keys ->
        [1] In all the { -puzzle(form: "many") } the { -domino(form: "many") } lie the same way: they have one { -key }.
       *[other] In these { -puzzle(form: "many") } the { -domino(form: "many") } lie in { $keys } different patterns, called { -key(form: "many") }.
    }
section-one-key = These { -puzzle(form: "many") } are a series: they share one { -key }.
section-stencil =
    { $reader ->
        [aloud] You hear its stencil after the { -key(form: "many") }.
        [screen] Its stencil comes after the { -key(form: "many") }: <page of="stencil-{ $first }" title="Stencil"/>.
        [display] Its stencil comes after the { -key(form: "many") }: <page of="stencil-{ $first }" title="Stencil"/>.
       *[other] Its stencil is on page <page of="stencil-{ $first }" title="Stencil"/>.
    }
# Before the names of techniques.
section-new-techniques = New in this section
section-new-technique = { $name } (page <page of="aid-{ $technique }" title="{ $name }"/>)
# Over the list of dominoes on raised sheets.
# In an embossed book, before the puzzles of a section.
section-tally = { -tally(form: "One") } to write in:
section-dominoes = The { -domino(form: "many") }, with room for marks
