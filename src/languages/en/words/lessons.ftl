# The lessons: tally, seal, bar and gap.

lesson-tally-heading = The { -tally }
lesson-tally = For each { -stone }, count the places where it could go: two neighbouring cells with its two numbers. Your counts should add up to the total given with the { -puzzle }. If they do not, a place is missing or counted twice.
lesson-tally-to-write = Write down all { -stone(form: "many") } of the set, and the count beside each. This is the { -tally }.
# Where the tally of a puzzle stands.
lesson-tally-printed =
    { $reader ->
        [print] Below each { -puzzle }, or on the page beside it, all { -stone(form: "many") } of the set are listed, each with a box for its count or a tick.
        [embossed] Below each { -puzzle }, or on the next page, all { -stone(form: "many") } of the set are listed.
       *[other] Below each { -puzzle } all { -stone(form: "many") } of the set are listed. Copy them, and write the count beside each.
    }
lesson-tally-raised = The first sheet of each section lists all { -stone(form: "many") } of its set, with room beside each for a peg or a piece of wax. Where a section has easy { -puzzle(form: "many") }, lists with their counts filled in follow behind them.
lesson-tally-example = The tiny board of the rule has { $places } places. This is its { -tally }:
# How often a domino is to be found on a board.
tally-count =
    { $times ->
        [1] once
       *[other] { $times } times
    } <stone>{ $stone }</stone>
lesson-seal-heading = Seal
lesson-seal = A { -stone } with only one place is a seal: it must go there. All other places that use its two cells are now impossible. Cross them out in the { -tally }. A { -stone } whose count falls to one becomes a seal in its turn.
lesson-rings = Rings mark the numbers that we are talking about.
lesson-stroke-heading = { -stroke(form: "One") }
lesson-stroke = Each { -stone } exists once. Wherever a { -stone } that you have placed appears again, draw a { -stroke } between the two cells: these two never join.
lesson-stroke-raised = Put a card { -stroke }, a narrow strip of card, on the line between the two cells, or press a wax stick on it. You can take both away again, when a { -stone } comes there or when the { -stroke } was a mistake. A sheet of card { -stroke(form: "many") } comes with the card { -stone(form: "many") }.
# $places: a list.
lesson-stroke-example = The { -stone } <stone>{ $stone }</stone> is now placed on <place>{ $place }</place>. { -stroke(form: "Many") } mark the places where it would appear again: { $places }.
lesson-gap-heading = Gap
lesson-gap = A cell that can join only one neighbour is a gap: the two share a { -stone }. { -stone(form: "Many") }, { -stroke(form: "many") } or the border close its other sides. Two cells that are cut off from all others are a gap, too.
lesson-more-heading = When seals and gaps are not enough
lesson-more =
    Seals and gaps alone solve every { -puzzle } that is marked easy. Harder { -puzzle(form: "many") } need other { -aid(form: "many") }, too. { $reader ->
        [aloud] The chapter <page of="levels" title="Levels and { -aid(form: "many") }"/>
        [screen] The chapter <page of="levels" title="Levels and { -aid(form: "many") }"/>
        [display] The chapter <page of="levels" title="Levels and { -aid(form: "many") }"/>
        [touch] The chapter on levels and { -aid(form: "many") }, sheet <page of="levels" title="Levels and { -aid(form: "many") }"/>,
       *[other] The chapter on levels and { -aid(form: "many") }, page <page of="levels" title="Levels and { -aid(form: "many") }"/>,
    } explains those that this book needs.
lesson-no-guess = No { -puzzle } in this book needs a guess.
lesson-guess-in-master = No { -puzzle } below the level master needs a guess.
# $puzzles: how many the book has; $graded: whether every one has a level.
lesson-hints =
    Stuck? There are three { -hint(form: "many") } for { $puzzles ->
        [1] the { -puzzle }
       *[other]
            each { -puzzle }{ $graded ->
                [yes] { "" }
               *[no] { " " }with a level
            }
    }.
lesson-hints-aloud = They come after the { -puzzle(form: "many") }, in three chapters; then come the { -key(form: "many") }.
