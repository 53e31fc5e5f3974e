# Three hints for each puzzle, in three chapters.

hints-first-heading = First { -hint(form: "many") }: how to begin
hints-second-heading = Second { -hint(form: "many") }: what to look for
hints-third-heading = Third { -hint(form: "many") }: the turning point
# $graded: whether every puzzle of the book has a level.
hints-intro =
    Every { -puzzle }{ $graded ->
        [yes] { "" }
       *[no] { " " }with a level
    } has three { -hint(form: "many") }, in three chapters, so that one does not give away the next. The first names a { -stone } with which you can begin. The second tells what to look for when seals and gaps lead no further, or in an easy { -puzzle } where the first gap comes. The third tells the hardest step in full.
hint-seal = Seal at the start: <stone>{ $stone }</stone>.
hint-first-stone = No seal at the start. First { -stone }: <stone>{ $stone }</stone>.
hint-gap = The cell <cell>{ $cell }</cell> can become a gap.
hint-seals = Seals are enough. The { -stone } <stone>{ $stone }</stone> can become one.
# $laid: how many dominoes lie before the step; then the technique follows.
hint-easy-steps =
    { $laid ->
        [0] At the start:
        [1] Seals and gaps place one { -stone }. Then:
       *[other] Seals and gaps place { $laid } { -stone(form: "many") }. Then:
    }
hint-aid-at-cell = { $aid }, at the cell <cell>{ $cell }</cell>.
hint-aid-with-stone = { $aid }, with the { -stone } <stone>{ $stone }</stone>.
hint-easier-steps =
    { $laid ->
        [0] Before the first { -stone }:
        [1] Easier { -aid(form: "many") } place one { -stone }. Then:
       *[other] Easier { -aid(form: "many") } place { $laid } { -stone(form: "many") }. Then:
    } { $aid }.
