hints-way-intro =
    Voici, pour chaque { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }qui montre tous ses nombres
    }, tous les { -domino(form: "many") } dans l’ordre où tu peux les poser. { $reader ->
        [aloud] Écoute étape par étape, jusqu’au premier { -domino } que tu n’as pas posé.
        [touch] Lis étape par étape, jusqu’au premier { -domino } que tu n’as pas posé.
        [embossed] Lis étape par étape, jusqu’au premier { -domino } que tu n’as pas posé.
        [display] Lis étape par étape, jusqu’au premier { -domino } que tu n’as pas posé.
        [screen] Ouvre les étapes une à une, jusqu’au premier { -domino } que tu n’as pas posé.
       *[other] Cache les étapes et découvre-les une à une, jusqu’au premier { -domino } que tu n’as pas posé.
    } Cela t’aide, où que tu en sois.
hints-way-cross-out = Quand une étape dit de barrer, fais-le aussitôt : la suite en dépend. Souvent, tu peux en barrer davantage.
hints-way-numbers = Pour un complément, les nombres viennent d’abord, puis les { -domino(form: "many") } qui restent à poser. Note aussitôt ce que dit une étape. Si elle finit par une case, c’est là qu’il faut regarder.
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] D’abord { $domino }, le seul sceau.
           *[other] D’abord { $domino }, l’un des { $seals } sceaux.
        }
       *[other] { $seals ->
            [1] Commence par { $domino }, le seul sceau.
           *[other] Commence par { $domino }, l’un des { $seals } sceaux.
        }
    }
hint-begin-at = Il n’y a pas encore de sceau. Regarde d’abord { $where } : { $technique }.
hint-begin-filling = Regarde d’abord { $where } : { $technique }.
hint-line-lay =
    { $reader ->
        [aloud] Pose { $domino } sur { $place }. La technique : { $technique }.
        [print] { $domino } { $cell }
        [embossed] { $domino }
        [screen] Pose { $domino } sur { $place } : { $technique }.
       *[other] { $domino } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Pose { $domino }. La technique : { $technique }. Vois { $where }.
        [print] { $where } { $domino }
        [embossed] { $domino } { $where }
        [screen] Pose { $domino } : { $technique }, voir { $where }.
       *[other] { $domino } { $technique } { $where }
    }
hint-line-eliminate =
    { $reader ->
        [aloud] Barre { $places }. La technique : { $technique }.
        [screen] Barre { $places } : { $technique }.
       *[other] barrer { $places } : { $technique }
    }
hint-line-eliminate-at =
    { $reader ->
        [aloud] Barre { $places }. La technique : { $technique }. Vois { $where }.
        [screen] Barre { $places } : { $technique }, voir { $where }.
       *[other] barrer { $places } : { $technique }, { $where }
    }
hint-line-filling-at =
    { $reader ->
        [aloud] On trouve : { $deed }. La technique : { $technique }. Vois { $where }.
        [screen] { $deed } (technique : { $technique }, voir { $where }).
       *[other] { $deed } : { $technique }, { $where }
    }
hint-now =
    { $supposed ->
        [yes] C’est impossible : barre donc { $spots }. Maintenant,
       *[no] Maintenant,
    }
