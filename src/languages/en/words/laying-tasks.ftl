# Boards with several solutions.

laying-tasks-heading = Laying tasks
laying-tasks-lead = Boards with several solutions, to solve with real { -domino(form: "many") } or with a pencil.
laying-tasks-intro = Solve each like a { -puzzle }: place every { -domino } of the set once. But there is more than one way to do it, and all of them are right. So these boards do not count as { -puzzle(form: "many") } in this book, and they have neither a level nor { -hint(form: "many") }. A program has counted their solutions{ $keys ->
        [yes] ; the { -key } shows one of them
       *[no] { "" }
    }.
laying-task-heading =
    Laying task { $number }{ $kind ->
        [terzett] : Terzett
        [duett] : Duett
        [quartett] : Quartett
        [quadrat] : Quadrat
        [quodlibet] : Quodlibet
       *[other] { "" }
    }
# Follows the heading in a list.
laying-task-set = set up to <domino>{ $range }:{ $range }</domino>
laying-task-never-single = No Quadrat on this figure has only one solution: a program has looked through all 104 ways to give it numbers, not counting exchanges.
# $key: the name of its board.
laying-task-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Answer to laying task { $number }" before="Answer:" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key(form: "One") } to laying task { $number }" before="{ -key(form: "One") }:" named="one"/>.
    }
