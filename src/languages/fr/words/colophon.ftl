# La dernière page.

colophon-heading = À propos de ce livre
colophon-author = Par { $author }.
colophon-publisher = Éditeur : { $publisher }.
# Au dos de la couverture aussi.
book-isbn = ISBN { $isbn }
# $date : un jour, en toutes lettres.
colophon-date = Date : { $date }.
colophon-proof = Un programme a prouvé que chaque { -puzzle } a exactement une solution. Aucun ne figure deux fois dans ce livre, même tourné, vu dans un miroir ou avec des nombres échangés.
colophon-completions = La solution d’un complément, ce sont ses nombres. Il n’y a qu’une façon de les inscrire.
colophon-figures = Les figures de 1921 viennent de l’ancien livre. Elles ne comptent pas parmi les { -puzzle(form: "many") }.
colophon-tasks = Les exercices de pose ne comptent pas parmi les { -puzzle(form: "many") }. Un programme a compté leurs solutions.
# $engine : la version de ce qui fait les problèmes, un nombre. dominosa-press est le nom du programme.
colophon-seed =
    Le mot de départ « { $seed } » permet de refaire les { -puzzle(form: "many") } avec le moteur { $engine } de dominosa-press.{ $reader ->
        [print] { "" }
       *[other] { " " }Chaque { -puzzle } porte un nom de deux mots, partout le même{ $keys ->
            [yes] { " " }et donné avec sa { -key }
           *[no] { "" }
        }.
    }
colophon-series = Quand une { -key } indique une série, deux identifiants suffisent pour refaire le { -puzzle } : celui de la { -key } et celui de ses nombres.
colophon-fonts = Composé en Atkinson Hyperlegible Next, les chiffres en Andika ; ces deux polices sont libres, sous la licence SIL Open Font License.
