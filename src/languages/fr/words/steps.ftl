# Les étapes vers une solution, en phrases entières.
# $cell, $domino et $place sont un de chaque (c5, 4:6, 5 c d), $spot est un domino à son emplacement (4:6 sur 5 c d) ; $cells, $dominoes, $places et $spots en sont des listes. $numeral est un compte en mots de deux à douze, $count le même en nombre.

# $domino sur ses $places, qui peuvent être plusieurs : 1:6 sur b 5,6 et c 1,2.
step-spot = { $domino } sur { $places }
# Des cases côte à côte, dites par la première et la dernière.
step-run = { $first } à { $last }
# Les nombres de ces phrases.
step-numeral =
    { $number ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $number }
    }
# À la fin de la plupart des étapes : ce qui est barré. S’il y a beaucoup d’emplacements, leur nombre vient d’abord.
step-eliminate = Barrez { $spots }.
step-eliminate-domino = Barrez { $domino } sur { $numeral } emplacements : { $places }.
step-eliminate-many = Barrez { $numeral } emplacements : { $spots }.
step-seal = Sur la grille, le { -domino } { $domino } n’a qu’un seul emplacement : { $place }. C’est un sceau.
step-seal-derived = Le { -domino } { $domino } n’a plus qu’un seul emplacement : { $place }. C’est maintenant un sceau.
# $place : les deux cases.
step-gap-large = Les deux cases { $place } sont coupées de toutes les autres. Chacune est une lacune : c’est là que va le { -domino } { $domino }.
step-gap-small = La case { $cell } n’a plus qu’une voisine possible. C’est une lacune : le { -domino } { $domino } va sur { $place }.
# $places : tous les emplacements qui peuvent couvrir la case.
step-equal-neighbours =
    La case { $cell } ne peut être couverte que par { $places }. { $count ->
        [2] Sur ces deux emplacements,
       *[other] Sur ces { $numeral } emplacements,
    } on lit le { -domino } { $domino }. C’est donc { $domino } qui couvre { $cell }, et il ne peut aller nulle part ailleurs.
# $places : tous les emplacements du domino.
step-fixed-cell =
    Le { -domino } { $domino } ne peut aller que sur { $places }. { $count ->
        [2] Les deux emplacements
       *[other] Ces { $numeral } emplacements
    } passent par la case { $cell }. C’est donc { $domino } qui couvre { $cell } : aucun autre { -domino } n’y va.
# $eliminated : les emplacements qui sont barrés, un ou plusieurs.
step-overlap = Le { -domino } { $domino } ne peut aller que sur { $places }. Un { -domino } sur { $eliminated } empiéterait sur tous ces emplacements, et { $domino } n’en aurait plus aucun.
# Un doublon forcé : une case ou deux, dont tous les emplacements sauf un ($spot) montrent le même domino ($spots).
step-duplicate-wish = La case { $cell } est couverte soit par { $spot }, soit par { $spots }.
# Une case. $neighbour : la case avec laquelle elle fait $spot.
step-duplicate-alone = Si { $domino } couvrait { $neighbour } sans { $cell }, il en faudrait un deuxième pour { $cell }.
# Deux cases qui ont $neighbour en commun.
step-duplicate-shared = Si { $neighbour } n’allait avec aucune d’elles, ces deux cases auraient besoin du même { $domino }, qui ne peut pas couvrir les deux.
# Deux cases qui n’ont rien en commun.
step-duplicate-apart = Un { -domino } sur { $eliminated } ne laisserait à ces deux cases que { $domino }, qui ne peut pas couvrir l’une et l’autre.
# $numeral : combien de cases, toujours un nombre impair, ou un nombre en chiffres ; $cell : l’une d’elles.
step-odd-area = Un { -domino } sur { $eliminated } isolerait { $numeral } cases, dont { $cell }. Or on ne peut pas couvrir un nombre impair de cases avec des { -domino(form: "many") }.
# $numeral : combien de cases, et combien de voisines.
step-matching = À elles { $numeral }, les cases { $cells } n’ont que { $numeral } voisines possibles : { $neighbours }. Il leur faut les { $numeral } : aucune autre case ne peut former un { -domino } avec l’une de ces voisines.
# Groupes : tant de cases ont tant de dominos.
step-set =
    { $count ->
        [2] Les deux cases { $cells } portent le nombre { $number }. { $touch ->
            [yes] Un { -bar } les sépare déjà.
           *[no] Aucun { -domino } ne peut les couvrir toutes les deux.
        }
       *[other] Les { $numeral } cases { $cells } portent le nombre { $number }. Aucun { -domino } ne peut en couvrir deux à la fois.
    }
step-set-with-double =
    { $count ->
        [2] Les deux cases { $cells } portent le nombre { $number }.
       *[other] Les { $numeral } cases { $cells } portent le nombre { $number }.
    } Seul le double { $double } peut en couvrir deux à la fois.
step-set-mixed = Aucun { -domino } ne peut couvrir deux des { $numeral } cases { $cells }.
# Puis ce qui en découle. $numeral : combien de dominos, autant que de cases.
step-set-share = À elles { $numeral }, ces cases n’admettent que les { -domino(form: "many") } { $dominoes }. Ceux-ci ne peuvent donc aller nulle part ailleurs.
# Après step-set-with-double : les dominos, dont le double, sont moins nombreux que les cases, ou aussi nombreux.
step-set-double-takes-two = Ensemble, ces cases n’admettent que les { $numeral } { -domino(form: "many") } { $dominoes } : un de moins qu’il n’y a de cases. { $double } en couvre donc deux, et aucun de ces { -domino(form: "many") } ne peut aller ailleurs.
step-set-double-needed = À elles { $numeral }, ces cases n’admettent que les { -domino(form: "many") } { $dominoes }. Sans { $double }, il en manquerait un ; { $double } couvre donc au moins une de ces cases.
# Où un domino peut être posé, et à quels dominos une case peut être.
step-domino-lies = Le { -domino } { $domino } ne peut aller que sur { $places }.
step-cell-belongs = La case { $cell } est couverte par { $spots }.
# Après les emplacements de plusieurs dominos. $numeral : combien de cases, et combien de dominos.
step-set-hidden = Chacun de ces emplacements passe par au moins une des { $numeral } cases { $cells } ; chaque { -domino } en couvre donc exactement une.
# Après les emplacements de deux dominos.
step-locked-square = Tous ces emplacements tiennent dans les quatre cases { $cells }. Les deux { -domino(form: "many") } les remplissent donc : aucun autre ne peut y aller.
# Une chaîne. $first, $second : les dominos posés dans chaque cas.
step-chain-cases = Il n’y a donc que deux cas. Premier cas : { $first }. Deuxième cas : { $second }.
step-chain-domino-twice = Dans le premier cas, il faudrait deux fois le { -domino } { $domino }, sur { $place } et sur { $other }.
# $spot, $other : deux dominos à leurs emplacements.
step-chain-cell-twice = Dans le premier cas, { $spot } et { $other } couvriraient tous deux la case { $cell }.
step-chain-cell-starved = Dans le premier cas, plus rien ne peut couvrir la case { $cell }.
step-chain-domino-starved = Le premier cas ne laisse aucun emplacement au { -domino } { $domino }.
# Pourquoi, pour chacun des emplacements.
step-chain-not-domino = { $spot } est impossible, car le { -domino } { $domino } est alors sur { $place }.
step-chain-not-cell = { $spot } est impossible, car { $other } couvre déjà la case { $cell }.
step-chain-first-fails = Le premier cas est donc impossible.
# $case : 1 pour le premier, 2 pour le deuxième.
step-chain-case-domino =
    { $case ->
        [1] Dans le premier cas
       *[2] Dans le deuxième cas
    }, le { -domino } { $domino } va sur { $place }.
step-chain-case-cell =
    { $case ->
        [1] Dans le premier cas
       *[2] Dans le deuxième cas
    }, { $spot } couvre la case { $cell }.
step-chain-either = { $spot } est donc impossible dans les deux cas.
# Un essai : on suppose un domino posé ; ce qui suit ; que c’est impossible.
step-trial = Supposez que le { -domino } { $domino } aille sur { $place }.
step-trial-gap = Alors la case { $cell } n’a plus qu’une voisine possible, et { $domino } va sur { $place }.
step-trial-seal = Alors le { -domino } { $domino } n’a plus qu’un emplacement, { $place }.
step-trial-cell-starved = Alors la case { $cell } n’a plus aucune voisine possible.
step-trial-domino-starved = Alors le { -domino } { $domino } n’a plus aucun emplacement.
step-trial-fails = C’est impossible.
# Un essai dans un essai.
step-trial-lay-all = Posez tous les { -domino(form: "many") } qui en découlent par sceaux et lacunes.
step-trial-inner = Supposez aussi que le { -domino } { $domino } aille sur { $place }.
step-trial-inner-fails = { $domino } ne va donc pas sur { $place }.
# Compléments : comment trouver les nombres. $numbers : une liste de nombres, ou de nombres avec leurs cases.
filling-number-on = { $number } en { $cells }
filling-numbers-on = { $numbers } en { $cell }
filling-write = Inscrivez { $numbers }.
filling-cross-out = Barrez { $numbers }.
filling-one-number = { $cells } portent donc le même nombre.
filling-three = La case { $cell } ne peut plus appartenir qu’à un trio : { $cells }.
filling-only-number = Dans la case { $cell }, seul le nombre { $number } reste possible.
filling-last-cells = Il reste juste assez de cases pour le nombre { $number }.
filling-seal = Le { -domino } { $domino } n’a plus qu’un seul emplacement : { $place }. C’est un sceau.
filling-gap = La case { $cell } n’a plus qu’une voisine possible. C’est une lacune : un { -domino } va sur { $place }.
filling-no-three = La case { $cell } ne peut appartenir qu’à un trio de { $numbers }.
filling-no-domino = Tous les { -domino(form: "many") } qui peuvent couvrir { $cell } y mettent { $numbers }.
filling-second-link = Le { -domino } sur { $place } relie deux trios. Un deuxième { -domino } qui les relierait serait identique. Aucun ne va donc sur { $eliminated }.
filling-suppose = Supposez un { $number } en { $cell }.
filling-end-number = Alors plus aucun nombre n’est possible en { $cell }.
filling-end-three = Alors la case { $cell } n’entre plus dans aucun trio.
filling-end-neighbour = Alors la case { $cell } n’a plus aucune voisine possible.
filling-end-cells = Alors il reste trop peu de cases pour le nombre { $number }.
filling-end-copies = Alors le nombre { $number } apparaît trop souvent.
filling-end-twice = Alors il faudrait deux fois le { -domino } { $domino }.
# Ce que donne une étape d’un complément, en peu de mots.
filling-the-number = le nombre { $number }
filling-deed-seal = { $domino } sur { $place }, avec { $numbers }
filling-deed-domino = { $domino } sur { $place }
filling-deed-any = un { -domino } sur { $place }
filling-deed-none = aucun { -domino } sur { $places }
filling-deed-one = le même nombre en { $cells }
filling-deed-left = en { $cell }, il ne reste que { $numbers }
filling-deed-not = pas de { $number } en { $cell }
filling-deed-instead = { $number } et non { $other } en { $cell }
