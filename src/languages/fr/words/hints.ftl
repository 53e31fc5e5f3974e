# Les indices de chaque problème, en deux chapitres : le chemin vers sa solution, et son tournant.

hints-way-heading = Le chemin, étape par étape
# $graded : si chaque problème du livre a un niveau.
hints-way-intro =
    Voici, pour chaque { -puzzle }{ $completions ->
        [0] { "" }
       *[other] { " " }qui montre tous ses nombres
    }, tous les { -domino(form: "many") } dans l’ordre où vous pouvez les poser. { $reader ->
        [aloud] Écoutez étape par étape, jusqu’au premier { -domino } que vous n’avez pas posé.
        [touch] Lisez étape par étape, jusqu’au premier { -domino } que vous n’avez pas posé.
        [embossed] Lisez étape par étape, jusqu’au premier { -domino } que vous n’avez pas posé.
        [display] Lisez étape par étape, jusqu’au premier { -domino } que vous n’avez pas posé.
        [screen] Ouvrez les étapes une à une, jusqu’au premier { -domino } que vous n’avez pas posé.
       *[other] Cachez les étapes et découvrez-les une à une, jusqu’au premier { -domino } que vous n’avez pas posé.
    } Cela vous aide, où que vous en soyez.
hints-way-signs =
    { $reader ->
        [print] <domino>1:2</domino> <cell>a3</cell> est un sceau : le <domino>1:2</domino> n’a plus qu’un emplacement, qui couvre <cell>a3</cell> (colonne a, ligne 3). <cell>a3</cell> <domino>1:2</domino> est une lacune : <cell>a3</cell> n’a plus qu’une voisine possible, et le <domino>1:2</domino> couvre les deux. Chaque rangée commence par le numéro de sa première étape. Une étoile marque le tournant, l’étape la plus difficile.
        [embossed] Un { -domino } noté seul est un sceau : il n’a plus qu’un emplacement. Si une case est notée après le { -domino }, cette case est une lacune : elle n’a plus qu’une voisine possible. Chaque rangée commence par le numéro de sa première étape.
       *[other] Un sceau est un { -domino } qui n’a plus qu’un emplacement. Une lacune est une case qui n’a plus qu’une voisine possible.
    }
# Au-dessus des pages imprimées des étapes, en une ligne.
hints-way-legend = Sceau : 1:2 a3. Lacune : a3 1:2. Étoile : tournant.
hints-way-cross-out = Quand une étape dit de barrer, faites-le aussitôt : la suite en dépend. Souvent, vous pouvez en barrer davantage.
hints-way-numbers = Pour un complément, les nombres viennent d’abord, puis les { -domino(form: "many") } qui restent à poser. Notez aussitôt ce que dit une étape. Si elle finit par une case, c’est là qu’il faut regarder.
hint-way-heading =
    { $reader ->
        [print] Chemin { $number }
       *[other] Le chemin du { -puzzle } { $number }
    }
hint-turning-heading =
    { $reader ->
        [print] Tournant { $number }
       *[other] Le tournant du { -puzzle } { $number }
    }
# Par où commencer. $seals : combien il y en a au début, celui-ci compris.
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] D’abord { $domino }, le seul sceau.
           *[other] D’abord { $domino }, l’un des { $seals } sceaux.
        }
       *[other] { $seals ->
            [1] Commencez par { $domino }, le seul sceau.
           *[other] Commencez par { $domino }, l’un des { $seals } sceaux.
        }
    }
# $where : les cases et les dominos à regarder.
hint-begin-at = Il n’y a pas encore de sceau. Regardez d’abord { $where } : { $technique }.
# De même pour un complément : la case, le domino ou le nombre à regarder.
hint-begin-filling = Regardez d’abord { $where } : { $technique }.
# L’étape où un chemin tourne.
hint-line-turning =
    { $reader ->
        [print] { $line }*
       *[other] { $line }
    }
# Les étapes d’un chemin. Imprimé, un domino seul est un sceau. Ce qu’il faut regarder est dit quand ce n’est ni le domino ni l’emplacement.
hint-line-lay =
    { $reader ->
        [aloud] Posez { $domino } sur { $place }. La technique : { $technique }.
        [print] { $domino } { $cell }
        [embossed] { $domino }
        [screen] Posez { $domino } sur { $place } : { $technique }.
       *[other] { $domino } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Posez { $domino }. La technique : { $technique }. Voyez { $where }.
        [print] { $where } { $domino }
        [embossed] { $domino } { $where }
        [screen] Posez { $domino } : { $technique }, voir { $where }.
       *[other] { $domino } { $technique } { $where }
    }
hint-line-eliminate =
    { $reader ->
        [aloud] Barrez { $places }. La technique : { $technique }.
        [screen] Barrez { $places } : { $technique }.
       *[other] barrer { $places } : { $technique }
    }
hint-line-eliminate-at =
    { $reader ->
        [aloud] Barrez { $places }. La technique : { $technique }. Voyez { $where }.
        [screen] Barrez { $places } : { $technique }, voir { $where }.
       *[other] barrer { $places } : { $technique }, { $where }
    }
# De même pour un complément. $deed : ce qui en sort, comme 5 en a4 et b4.
hint-line-filling =
    { $reader ->
        [aloud] On trouve : { $deed }. La technique : { $technique }.
        [screen] { $deed } (technique : { $technique }).
       *[other] { $deed } : { $technique }
    }
hint-line-filling-at =
    { $reader ->
        [aloud] On trouve : { $deed }. La technique : { $technique }. Voyez { $where }.
        [screen] { $deed } (technique : { $technique }, voir { $where }).
       *[other] { $deed } : { $technique }, { $where }
    }
hints-turning-heading =
    { $reader ->
        [print] Les tournants : les étapes difficiles
       *[other] Les tournants
    }
hints-turning-intro =
    { $reader ->
        [print] Voici l’étape la plus difficile de chaque { -puzzle } au-dessus du niveau « facile »,
       *[other] Voici l’étape la plus difficile de chaque { -puzzle },
    } expliquée pas à pas. S’il y en a plusieurs, c’est l’une d’elles.
# $line : combien d’étapes du chemin viennent avant.
hint-turning-easy = Sceaux et lacunes suffisent à poser tous les { -domino(form: "many") }. Le tournant est à l’étape { $line }.
hint-turning-easy-numbers = Trios, dernières cases, sceaux et lacunes suffisent. Le tournant est à l’étape { $line }.
hint-turning =
    { $reader ->
        [print] { $line ->
            [0] Au début : { $technique }.
           *[other] Après l’étape { $line } : { $technique }.
        }
       *[other] { $line ->
            [0] On est au début.
            [1] L’étape 1{ $way ->
                [yes] { " " }du chemin
               *[no] { "" }
            } est faite.
            [2] Les étapes 1 et 2{ $way ->
                [yes] { " " }du chemin
               *[no] { "" }
            } sont faites.
           *[other] Les étapes 1 à { $line }{ $way ->
                [yes] { " " }du chemin
               *[no] { "" }
            } sont faites.
        } { -technique(form: "One") } à appliquer : { $technique }.
    }
# La fin : le domino qui suit. $supposed : si ce qui est barré était supposé ; $now est ce début dans les messages suivants.
hint-now =
    { $supposed ->
        [yes] C’est impossible : barrez donc { $spots }. Maintenant,
       *[no] Maintenant,
    }
hint-now-seal = { $now } { $domino } ne peut plus aller que sur { $place }.
hint-now-gap = { $now } { $cell } est une lacune, et { $domino } va sur { $place }.
# D’autres étapes sont entre les deux : de la première à la dernière.
hint-now-lines =
    { $now } { $between ->
        [1] l’étape { $first } mène
        [2] les étapes { $first } et { $last } mènent
       *[other] les étapes { $first } à { $last } mènent
    } à { $domino } sur { $place }.
# De même pour un complément, dont le tournant finit par un nombre. $steps : ce qui suit d’une supposition, l’un après l’autre.
hint-then = On en déduit : { $steps }.
hint-forced = { $deed } : { $technique }
hint-forced-at = { $deed } : { $technique }, voir { $where }
hint-so-number = C’est impossible : { $deed } est donc sûr.
hint-now-after = Maintenant,
hint-now-not = C’est impossible : il n’y a donc pas de { $number } en { $cell }. Maintenant,
hint-now-number = { $now } { $comes }.
hint-comes = on trouve { $deed } : { $technique }
hint-comes-at = on trouve { $deed } : { $technique }, voir { $where }
hint-now-number-lines =
    { $now } { $between ->
        [1] l’étape { $first } mène
        [2] les étapes { $first } et { $last } mènent
       *[other] les étapes { $first } à { $last } mènent
    } à { $deed }.
