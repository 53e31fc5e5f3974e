# The lessons: tally, seal, stroke and gap.

lesson-tally-heading = The { -tally }
lesson-tally = For each { -stone }, count the places where it could lie: all pairs of neighbouring cells with its two numbers. A full board has a known number of such pairs, and your counts must add up to it. Beginners often miss a pair, so it is worth adding up.
lesson-tally-to-write = Write all { -stone(form: "many") } of the set in a list, and the count beside each.
# Where the tally of a puzzle stands.
lesson-tally-printed =
    { $reader ->
        [print] Below each { -puzzle }, or on the page beside it, all { -stone(form: "many") } of the set are listed, each with a box for its count or a tick.
        [embossed] Below each { -puzzle }, or on the next page, all { -stone(form: "many") } of the set are listed.
       *[other] Below each { -puzzle } all { -stone(form: "many") } of the set are listed. Copy them, and write the count beside each.
    }
lesson-tally-raised = The first sheet of each section lists all { -stone(form: "many") } of its set, with room beside each for a peg or a piece of wax. Where a section has easy { -puzzle(form: "many") }, lists with their counts filled in follow behind them.
lesson-tally-example = The tiny board of the rule has { $places } pairs. This is its { -tally }:
# How often a stone is to be found on a board.
tally-count =
    { $times ->
        [1] once
       *[other] { $times } times
    } <stone>{ $stone }</stone>
lesson-seal-heading = Seal
lesson-seal = A { -stone } with only one place is a seal: it must lie there. All other pairs that use its two cells are now impossible. Strike them from the { -tally }. A { -stone } whose count falls to one becomes a seal in its turn.
lesson-rings = In the pictures a ring stands round each number that the words beside them are about.
lesson-stroke-heading = { -stroke(form: "One") }
lesson-stroke = When a { -stone } has been laid, every other pair that shows the same { -stone } gets a { -stroke } between its two cells, because the { -stone } is used up. Those two cells can never belong together.
lesson-stroke-raised = Lay a card { -stroke }, a narrow strip of card, on the line between the two cells, or press a wax stick on it. Both can be taken away again, when a { -stone } comes to lie there or when the { -stroke } was a mistake. A sheet of card { -stroke(form: "many") } comes with the card stones.
# $places: a list.
lesson-stroke-example = The { -stone } <stone>{ $stone }</stone> now lies on <place>{ $place }</place>. { -stroke(form: "Many") } stand where it would show again: { $places }.
lesson-gap-heading = Gap
lesson-gap = A cell that can join only one neighbour, because { -stone(form: "many") }, { -stroke(form: "many") } or the border close all its other sides, is a small gap: it joins that neighbour. Two cells that are cut off from all others are a large gap: they are one { -stone }.
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
lesson-guess-in-master = No { -puzzle } of a level below master needs a guess.
# $puzzles: how many the book has; $graded: whether every one has a level.
lesson-hints =
    If you are stuck, there are three { -hint(form: "many") } for { $puzzles ->
        [1] the { -puzzle }
       *[other]
            each { -puzzle }{ $graded ->
                [yes] { "" }
               *[no] { " " }with a level
            }
    }.
lesson-hints-aloud = They come after the { -puzzle(form: "many") }, in three chapters; then come the { -key(form: "many") }.
