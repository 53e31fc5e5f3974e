# Des grilles à plusieurs solutions.

laying-tasks-heading = Exercices de pose
laying-tasks-lead = Des grilles à plusieurs solutions, à résoudre avec de vrais { -domino(form: "many") } ou au crayon.
laying-tasks-intro = Résolvez chacune comme un { -puzzle } : posez une fois chaque { -domino } du jeu. Mais il y a plus d’une solution, et toutes sont justes. Ces grilles ne comptent donc pas parmi les { -puzzle(form: "many") } de ce livre et n’ont ni niveau ni { -hint(form: "many") }. Un programme a compté leurs solutions{ $keys ->
        [yes] { " " }; la { -key } en montre une
       *[no] { "" }
    }.
laying-task-heading =
    Exercice de pose { $number }{ $kind ->
        [terzett] { "\u202F" }: Terzett
        [duett] { "\u202F" }: Duett
        [quartett] { "\u202F" }: Quartett
        [quadrat] { "\u202F" }: Quadrat
        [quodlibet] { "\u202F" }: Quodlibet
       *[other] { "" }
    }
# Suit le titre dans une liste.
laying-task-set = jeu jusqu’à <domino>{ $range }:{ $range }</domino>
laying-task-never-single = Sur cette figure, aucun Quadrat n’a de solution unique. Un programme a examiné les 104 façons d’y mettre des nombres, à des échanges de nombres près.
# $key : le nom de sa grille.
laying-task-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Solution de l’exercice de pose { $number }" before="Solution :" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key(form: "One") } de l’exercice de pose { $number }" before="{ -key(form: "One") } :" named="one"/>.
    }
