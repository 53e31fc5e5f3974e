# The screen that shows the register of all Terzett keys of 8x9.

register-lead = Every way to place the whole set up to 7:7 on a board of 8 rows and 9 columns so that the board can be split into threes with all eight doubles inside them: { $count } { -key(form: "many") }, numbered for good.
register-key = { -key(form: "One") }
register-forms = A number, an id such as 8x9-janin-padat, or the rows of L, R, T and B.
register-show = Show
register-back = The { -key } before
register-next = The next { -key }
register-any = Any { -key }
register-not-shown = This { -key } cannot be shown.
register-number = { -key(form: "One") } { $number } of { $of }
register-id = Its id: { $id }.
register-drawn = { -key(form: "One") } { $number }, without numbers
# Left, right, top and bottom halves.
register-rows = Its rows, a letter for each cell
register-images = Turned over
register-image =
    { $turn ->
        [leftRight] Mirrored left to right:
        [topBottom] Mirrored top to bottom:
       *[half] Turned by half:
    }
register-same = it stays as it is.
register-other = { -key } { $number }
register-parted = What it carries
register-partitions =
    { $count ->
        [1] It lets the board be split into threes in one way.
       *[other] It lets the board be split into threes in { $count } ways.
    }
register-partition = Way { $number }, with { $inside } of 8 doubles inside threes
# $fillings: ways to give numbers to the threes; $unique: those with this key alone; where there are none, whether $others have it alone.
register-fillings =
    { $complete ->
        [yes] { $fillings ->
            [1] Numbers can be given in one way
           *[other] Numbers can be given in { $fillings } ways
        }
       *[no] Numbers can be given in { $fillings } ways or more
    }, not counting exchanges of numbers. { $unique ->
        [0] { $others ->
            [none] None of these has this { -key } alone.
            [later] None of the first { $fillings } has this { -key } alone, but a later one has.
           *[unseen] None that we looked at has this { -key } alone.
        }
        [1] One of these has this { -key } alone.
       *[other] Of these, { $unique } have this { -key } alone.
    }
register-no-filling = All its numbers are listed under an earlier way, or none were looked at.
register-play = Play a Terzett of way { $number }
register-threes = The threes of way { $number }, a letter for each
