laying-tasks-intro = Résous chacune comme un { -puzzle } : pose une fois chaque { -domino } du jeu. Mais il y a plus d’une solution, et toutes sont justes. Ces grilles ne comptent donc pas parmi les { -puzzle(form: "many") } de ce livre et n’ont ni niveau ni { -hint(form: "many") }. Un programme a compté leurs solutions{ $keys ->
        [yes] { " " }; la { -key } en montre une
       *[no] { "" }
    }.
