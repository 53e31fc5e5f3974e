# L’écran du registre de toutes les clés de Terzett de 8x9.

register-lead = Voici toutes les façons de poser le jeu complet jusqu’au 7:7 sur 8 lignes de 9 colonnes, quand la grille est partagée en trios et que les huit doubles sont dans des trios : { $count } { -key(form: "many") }, numérotées une fois pour toutes.
register-key = { -key(form: "One") }
register-forms = Un numéro, un identifiant comme 8x9-janin-padat, ou les lignes de L, R, T et B.
register-show = Montrer
register-back = La { -key } précédente
register-next = La { -key } suivante
register-any = Une { -key } au hasard
register-not-shown = Cette { -key } ne peut pas être montrée.
register-number = { -key(form: "One") } { $number } sur { $of }
register-id = Son identifiant : { $id }.
register-drawn = { -key(form: "One") } { $number }, sans nombres
register-rows = Ses lignes, une lettre par case
register-images = Retournée
register-image =
    { $turn ->
        [leftRight] En miroir de gauche à droite :
        [topBottom] En miroir de haut en bas :
       *[half] Tournée d’un demi-tour :
    }
register-same = elle reste la même.
register-other = { -key } { $number }
register-parted = Ce qu’elle permet
register-partitions =
    { $count ->
        [1] Elle permet de partager la grille en trios d’une seule façon.
       *[other] Elle permet de partager la grille en trios de { $count } façons.
    }
register-partition = Façon { $number }, avec { $inside } doubles sur 8 dans des trios
register-fillings =
    { $complete ->
        [yes] { $fillings ->
            [1] Il y a une façon d’y mettre des nombres
           *[other] Il y a { $fillings } façons d’y mettre des nombres
        }
       *[no] Il y a au moins { $fillings } façons d’y mettre des nombres
    }, sans compter les échanges de nombres. { $unique ->
        [0] { $others ->
            [none] Aucune n’a que cette { -key }.
            [later] Aucune des { $fillings } premières n’a que cette { -key }, mais une autre, plus loin, n’a qu’elle.
           *[unseen] Aucune de celles que nous avons regardées n’a que cette { -key }.
        }
        [1] L’une d’elles n’a que cette { -key }.
       *[other] { $unique } d’entre elles n’ont que cette { -key }.
    }
register-no-filling = Tous ses nombres figurent déjà sous une façon précédente, ou aucun n’a été examiné.
register-play = Jouer un Terzett de la façon { $number }
register-threes = Les trios de la façon { $number }, une lettre pour chacun
