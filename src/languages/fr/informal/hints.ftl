hints-way-intro =
    Voici, pour chaque { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }qui montre tous ses nombres
    }, tous les { -stone(form: "many") } dans l’ordre où tu peux les poser. { $reader ->
        [aloud] Écoute étape par étape, jusqu’au premier { -stone } que tu n’as pas posé.
        [touch] Lis étape par étape, jusqu’au premier { -stone } que tu n’as pas posé.
        [embossed] Lis étape par étape, jusqu’au premier { -stone } que tu n’as pas posé.
        [display] Lis étape par étape, jusqu’au premier { -stone } que tu n’as pas posé.
        [screen] Ouvre les étapes une à une, jusqu’au premier { -stone } que tu n’as pas posé.
       *[other] Cache les étapes et découvre-les une à une, jusqu’au premier { -stone } que tu n’as pas posé.
    } Cela aide où que tu en sois.
hints-way-signs =
    { $reader ->
        [print] Un { -stone } seul est un sceau : il ne lui reste qu’un emplacement. Une case derrière lui est une lacune : il ne lui reste qu’une voisine. Le nombre devant une rangée est celui de sa première étape, et une étoile marque le tournant.
        [embossed] Un { -stone } seul est un sceau : il ne lui reste qu’un emplacement. Une case derrière lui est une lacune : il ne lui reste qu’une voisine. Le nombre devant une rangée est celui de sa première étape.
       *[other] Un sceau est un { -stone } auquel il ne reste qu’un emplacement. Une lacune est une case à laquelle il ne reste qu’une voisine.
    } Ce qu’une étape dit de barrer, barre-le tout de suite : les étapes suivantes y comptent. Tu peux souvent en barrer davantage.
hints-way-numbers = D’un complément viennent d’abord les nombres, puis les { -stone(form: "many") } qui ne sont pas encore posés. Ce que dit une étape, note-le tout de suite. Une case à sa fin dit où regarder.
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] D’abord { $stone }, le seul sceau.
           *[other] D’abord { $stone }, l’un des { $seals } sceaux.
        }
       *[other] { $seals ->
            [1] Commence par { $stone }, le seul sceau.
           *[other] Commence par { $stone }, l’un des { $seals } sceaux.
        }
    }
hint-begin-at = Il n’y a pas encore de sceau. Regarde d’abord { $where } : { $technique }.
hint-begin-filling = Regarde d’abord { $where } : { $technique }.
hint-line-lay =
    { $reader ->
        [aloud] Pose { $stone }. La technique : { $technique }.
        [print] { $stone }
        [embossed] { $stone }
        [screen] Pose { $stone } : { $technique }.
       *[other] { $stone } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Pose { $stone }. La technique : { $technique }. Vois { $where }.
        [print] { $stone } { $where }
        [embossed] { $stone } { $where }
        [screen] Pose { $stone } : { $technique }, voir { $where }.
       *[other] { $stone } { $technique } { $where }
    }
hint-line-strike =
    { $reader ->
        [aloud] Barre { $places }. La technique : { $technique }.
        [screen] Barre { $places } : { $technique }.
       *[other] barrer { $places } : { $technique }
    }
hint-line-strike-at =
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
        [yes] C’est impossible, barre donc { $spots } : maintenant,
       *[no] Maintenant,
    }
