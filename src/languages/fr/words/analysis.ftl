# Ce que l’on découvre d’une grille de nombres : combien de solutions, en quoi elles diffèrent, pourquoi il n’y en a pas, ce qui aide.

analysis-solutions =
    { $counted ->
        [filling]
            { $count ->
                [0] La grille ne peut pas être remplie ainsi.
                [1] La grille se remplit d’une seule façon.
               *[other] La grille se remplit d’exactement { $count } façons.
            }
       *[solution]
            { $count ->
                [0] Il n’y a pas de solution.
                [1] Il y a exactement une solution.
               *[other] Il y a exactement { $count } solutions.
            }
    }
analysis-more =
    { $counted ->
        [filling]
            { $count ->
                [0] Nous n’avons trouvé aucune façon de remplir la grille.
                [1] La grille se remplit de plus d’une façon.
               *[other] La grille se remplit de plus de { $count } façons.
            }
       *[solution]
            { $count ->
                [1] Il y a plus d’une solution.
               *[other] Il y a plus de { $count } solutions.
            }
    }
analysis-gave-up = La recherche, trop longue, a été abandonnée. Il y en a peut-être d’autres.
analysis-shared =
    { $counted ->
        [filling]
            { $count ->
                [0] Aucun nombre à trouver n’est le même dans toutes.
                [1] Un nombre à trouver est le même dans toutes.
               *[other] Dans toutes, { $count } nombres à trouver sont les mêmes.
            }
       *[solution]
            { $count ->
                [0] Aucun { -domino } n’a la même place dans toutes.
                [1] Un { -domino } a la même place dans toutes.
               *[other] Dans toutes, { $count } { -domino(form: "many") } ont la même place.
            }
    }
analysis-differ =
    { $count ->
        [1] Elles diffèrent sur une case : { $cells }.
       *[other] Elles diffèrent sur { $count } cases : { $cells }.
    }
analysis-other-number = { $cell } peut être { $one } ou { $other }.
analysis-rows = Quatre grilles côte à côte : les nombres ; ce que toutes les solutions ont en commun, avec ? là où elles diffèrent ; une solution ; une autre. L et R sont les moitiés d’un { -domino } horizontal, T et B celles d’un { -domino } vertical.
analysis-rows-filled = Trois grilles côte à côte : les nombres donnés ; une façon de les compléter ; une autre.
analysis-swap = Deux { -domino(form: "many") } remplissent un carré de deux façons : { $one } ; ou { $other }.
analysis-ring = En anneau, { $count } { -domino(form: "many") } peuvent tous avancer d’une case : { $one } ; ou { $other }.
analysis-rings = Dans plusieurs anneaux, { $count } { -domino(form: "many") } n’avancent qu’ensemble : { $one } ; ou { $other }.
analysis-tangle = Il y a { $count } { -domino(form: "many") } qui dépendent les uns des autres. Voici deux façons de les poser : { $one } ; ou { $other }.
analysis-ways =
    { $ways ->
       *[other] { $ways } façons, { $bits ->
            [one] { $bits } bit
           *[other] { $bits } bits
        }.
    }
analysis-ways-more =
    { $ways ->
        [1] Plus d’une façon.
       *[other] Plus de { $ways } façons.
    }
analysis-bits = En tout, { $bits } bits restent ouverts.
analysis-hangs = Cela suppose { $spots }.
analysis-open = Possible dans { $open } des { $ways } façons.
analysis-number =
    { $needed ->
        [0] Aucun { -domino } de la série n’a de { $number } : { $cells }.
       *[other] { $stands ->
            [0] Il n’y a aucun { $number } ; il en faut { $needed }.
            [1] Il n’y a qu’un { $number } ; il en faut { $needed }.
           *[other] Le nombre { $number } figure { $stands } fois ; il en faut { $needed }.
        }
    }
analysis-area =
    { $count ->
        [1] { $cells } n’a pas de voisine.
       *[other] Il y a { $count } cases coupées du reste, en nombre impair : { $cells }. Deux par deux, il en reste toujours une.
    }
analysis-nowhere = { $item } n’a aucun emplacement possible.
analysis-together = Tous ne peuvent pas trouver place ensemble : { $items }. Quel que soit le choix, deux emplacements se recouvrent ou donnent le même { -domino }.
analysis-has-only = { $item } n’a que { $places }.
analysis-cell-takes = { $cell } ne peut avoir que { $spots }.
analysis-fewest =
    { $fewest ->
        [yes] Avec moins, il n’y aurait pas de preuve.
       *[no] La preuve ne peut se passer d’aucun d’eux.
    }
analysis-mend = Pour qu’il ne reste qu’une solution
analysis-mend-by =
    { $by ->
        [numbers] Par d’autres nombres
        [dominoes] Par des { -domino(form: "many") } donnés d’avance
        [bars] Par des { -bar(form: "many") } donnés d’avance
       *[givens] Par d’autres nombres donnés
    }
analysis-mend-count =
    { $count ->
        [1] un changement suffit.
       *[other] { $least ->
            [yes] { $count } changements suffisent, et moins ne suffisent pas.
           *[no] { $count } changements suffisent. Nous ne savons pas si moins suffiraient.
        }
    }
analysis-mend-none =
    { $more ->
        [yes] il faut au moins { $count } changements, plus qu’il n’est permis ici.
       *[no] rien de trouvé avec { $count ->
            [1] un changement
           *[other] { $count } changements au plus
        }. { $least ->
            [1] Tout n’a pas été essayé.
           *[other] Moins de { $least } ne suffisent pas ; au-delà, tout n’a pas été essayé.
        }
    }
analysis-exchange = échanger les nombres de { $one } et { $other }
analysis-turn = retourner { $domino } sur { $place }
analysis-put = écrire { $number } en { $cell }
analysis-domino = donner { $spot }
analysis-bar = tracer un { -bar } entre { $one } et { $other }
analysis-proposal = { $number } : { $changes }. Niveau ensuite : { $level }, cote { $rating }.
analysis-proposal-bare = { $number } : { $changes }.
