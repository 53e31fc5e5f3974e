# Three hints for each puzzle, in three chapters.

hints-first-heading = First { -hint(form: "many") }: how to begin
hints-second-heading = Second { -hint(form: "many") }: what to look for
hints-third-heading = Third { -hint(form: "many") }: the turning point
# $graded: whether every puzzle of the book has a level.
hints-intro =
    Every { -puzzle }{ $graded ->
        [yes] { "" }
       *[no] { " " }with a level
    } has three { -hint(form: "many") }, in three chapters, so that one does not give away the next. The first names a { -stone } to start with. The second tells you what to look for when seals and gaps lead no further; in an easy { -puzzle } it names the first gap. The third tells the hardest step in full.
hint-seal = Start with <stone>{ $stone }</stone>. It is a seal.
hint-first-stone = There is no seal at the start. The first { -stone } is <stone>{ $stone }</stone>.
hint-gap = Watch <cell>{ $cell }</cell>. It can become a gap.
hint-seals = Seals are enough. Watch <stone>{ $stone }</stone>. It can become one.
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
