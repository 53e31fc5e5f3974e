# Les étapes vers une solution, en phrases entières.
# $cell, $stone et $place sont un de chaque (c5, 4:6, 5 c d), $spot est un domino à son emplacement (4:6 sur 5 c d) ; $cells, $stones, $places et $spots en sont des listes. $numeral est un compte en mots de deux à douze, $count le même en nombre.

# $stone sur ses $places, qui peuvent être plusieurs : 1:6 sur b 5,6 et c 1,2.
step-spot = { $stone } sur { $places }
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
step-strike = Barrez { $spots }.
step-strike-stone = Barrez { $stone } sur { $numeral } emplacements : { $places }.
step-strike-many = Barrez { $numeral } emplacements : { $spots }.
step-seal = Le { -stone } { $stone } n’a qu’un emplacement sur la grille, { $place }. C’est un sceau.
step-seal-derived = Il ne reste au { -stone } { $stone } qu’un emplacement, { $place }. C’est maintenant un sceau.
# $place : les deux cases.
step-gap-large = Les deux cases { $place } sont coupées de toutes les autres. Chacune est une lacune : le { -stone } { $stone } y va.
step-gap-small = La case { $cell } ne peut s’unir qu’à une voisine. C’est une lacune : le { -stone } { $stone } va sur { $place }.
# $places : tous les emplacements qui peuvent couvrir la case.
step-equal-neighbours =
    La case { $cell } ne peut être couverte que sur { $places }. { $count ->
        [2] Les deux emplacements
       *[other] Ces { $numeral } emplacements
    } montrent le { -stone } { $stone }. C’est donc { $stone } qui couvre { $cell }, et il ne va nulle part ailleurs.
# $places : tous les emplacements du domino.
step-fixed-cell =
    Le { -stone } { $stone } ne peut aller que sur { $places }. { $count ->
        [2] Les deux emplacements
       *[other] Ces { $numeral } emplacements
    } passent par la case { $cell }. C’est donc { $stone } qui couvre { $cell }, et aucun autre { -stone }.
# $struck : les emplacements qui sont barrés, un ou plusieurs.
step-overlap = Le { -stone } { $stone } ne peut aller que sur { $places }. Un { -stone } sur { $struck } prendrait une case à chacun de ces emplacements et n’en laisserait aucun à { $stone }.
# Un doublon forcé : une case ou deux, dont tous les emplacements sauf un ($spot) montrent le même domino ($spots).
step-duplicate-wish = La case { $cell } revient à { $spot }, ou sinon à { $spots }.
# Une case. $neighbour : la case avec laquelle elle fait $spot.
step-duplicate-alone = Si { $stone } prenait { $neighbour } mais pas { $cell }, alors { $cell } en aurait besoin une deuxième fois.
# Deux cases qui ont $neighbour en commun.
step-duplicate-shared = Si { $neighbour } ne s’unissait à aucune des deux, toutes deux auraient besoin de { $stone }, et aucun de ses emplacements ne couvre les deux.
# Deux cases qui n’ont rien en commun.
step-duplicate-apart = Un { -stone } sur { $struck } ne laisserait aux deux que { $stone }, et aucun de ses emplacements ne couvre les deux.
# $numeral : combien de cases, toujours un nombre impair, ou un nombre en chiffres ; $cell : l’une d’elles.
step-odd-area = Un { -stone } sur { $struck } couperait { $numeral } cases de toutes les autres, dont { $cell }. Des { -stone(form: "many") } ne peuvent pas remplir un nombre impair de cases.
# $numeral : combien de cases, et combien de voisines.
step-matching = À elles toutes, les { $numeral } cases { $cells } ne peuvent s’unir qu’à { $numeral } voisines : { $neighbours }. Elles ont donc besoin de toutes, et aucune autre case ne s’unit à l’une d’elles.
# Groupes : tant de cases ont tant de dominos.
step-set =
    { $count ->
        [2] Les deux cases { $cells } portent le nombre { $number }. Aucun { -stone } ne peut couvrir les deux.
       *[other] Les { $numeral } cases { $cells } portent toutes le nombre { $number }. Aucun { -stone } ne peut en couvrir deux.
    }
step-set-with-double =
    { $count ->
        [2] Les deux cases { $cells } portent le nombre { $number }.
       *[other] Les { $numeral } cases { $cells } portent toutes le nombre { $number }.
    } Seul le double { $double } peut en couvrir deux.
step-set-mixed = Aucun { -stone } ne peut couvrir deux des { $numeral } cases { $cells }.
# Puis ce qui en découle. $numeral : combien de dominos, autant que de cases.
step-set-share = À elles toutes, elles ne peuvent prendre que les { $numeral } { -stone(form: "many") } { $stones }. Ceux-ci ne vont donc nulle part ailleurs.
# Après step-set-with-double : les dominos, dont le double, sont moins nombreux que les cases, ou aussi nombreux.
step-set-double-takes-two = À elles toutes, elles n’ont que les { $numeral } { -stone(form: "many") } { $stones }, un de moins que de cases. { $double } en couvre donc deux, et tous ces { -stone(form: "many") } servent ici.
step-set-double-needed = À elles toutes, elles n’ont que les { $numeral } { -stone(form: "many") } { $stones }. Sans { $double }, il en manquerait un ; { $double } couvre donc au moins une des cases.
# Où un domino peut être posé, et à quels dominos une case peut être.
step-stone-lies = Le { -stone } { $stone } ne peut aller que sur { $places }.
step-cell-belongs = La case { $cell } revient à { $spots }.
# Après les emplacements de plusieurs dominos. $numeral : combien de cases, et combien de dominos.
step-set-hidden = Chacun de ces emplacements passe par au moins une des { $numeral } cases { $cells } ; chaque { -stone } en prend donc exactement une.
# Après les emplacements de deux dominos.
step-locked-square = Tous ces emplacements sont dans les quatre cases { $cells }. Les deux { -stone(form: "many") } les remplissent ; aucun autre { -stone } n’en prend donc une.
# Une chaîne. $first, $second : les dominos posés dans chaque cas.
step-chain-cases = Il n’y a donc que deux cas. Premier cas : { $first }. Deuxième cas : { $second }.
step-chain-stone-twice = Dans le premier cas, il faudrait deux fois le { -stone } { $stone }, sur { $place } et sur { $other }.
# $spot, $other : deux dominos à leurs emplacements.
step-chain-cell-twice = Dans le premier cas, { $spot } et { $other } prendraient tous deux la case { $cell }.
step-chain-cell-starved = Le premier cas ne laisse aucun emplacement à la case { $cell }.
step-chain-stone-starved = Le premier cas ne laisse aucun emplacement au { -stone } { $stone }.
# Pourquoi, pour chacun des emplacements.
step-chain-not-stone = { $spot } est impossible, car le { -stone } { $stone } va sur { $place }.
step-chain-not-cell = { $spot } est impossible, car { $other } prend la case { $cell }.
step-chain-first-fails = Le premier cas est donc impossible.
# $case : 1 pour le premier, 2 pour le deuxième.
step-chain-case-stone =
    { $case ->
        [1] Dans le premier cas
       *[2] Dans le deuxième cas
    }, le { -stone } { $stone } va sur { $place }.
step-chain-case-cell =
    { $case ->
        [1] Dans le premier cas
       *[2] Dans le deuxième cas
    }, { $spot } prend la case { $cell }.
step-chain-either = { $spot } est donc impossible dans les deux cas.
# Un essai : on suppose un domino posé ; ce qui suit ; que c’est impossible.
step-trial = Supposez que le { -stone } { $stone } aille sur { $place }.
step-trial-gap = Alors la case { $cell } ne peut s’unir qu’à une voisine, et { $stone } va sur { $place }.
step-trial-seal = Alors il ne reste au { -stone } { $stone } qu’un emplacement, { $place }.
step-trial-cell-starved = Alors il ne reste à la case { $cell } aucune voisine à laquelle s’unir.
step-trial-stone-starved = Alors il ne reste au { -stone } { $stone } aucun emplacement.
step-trial-fails = C’est impossible.
# Un essai dans un essai.
step-trial-lay-all = Posez tous les sceaux et toutes les lacunes qui suivent.
step-trial-inner = Supposez aussi que le { -stone } { $stone } aille sur { $place }.
step-trial-inner-fails = { $stone } ne va donc pas sur { $place }.
# Compléments : comment trouver les nombres. $numbers : une liste de nombres, ou de nombres avec leurs cases.
filling-number-on = { $number } en { $cells }
filling-numbers-on = { $numbers } en { $cell }
filling-write = Inscrivez { $numbers }.
filling-cross-out = Barrez { $numbers }.
filling-one-number = { $cells } portent donc le même nombre.
filling-three = La case { $cell } n’entre plus que dans un trio : { $cells }.
filling-only-number = Pour la case { $cell }, il ne reste que le nombre { $number }.
filling-last-cells = Il ne reste au nombre { $number } que les cases dont il a besoin.
filling-seal = Il ne reste au { -stone } { $stone } qu’un emplacement, { $place }. C’est un sceau.
filling-gap = La case { $cell } ne peut s’unir qu’à une voisine. C’est une lacune : un { -stone } va sur { $place }.
filling-no-three = Seul un trio de { $numbers } peut occuper la case { $cell }.
filling-no-domino = Tout { -stone } qui peut couvrir { $cell } y met { $numbers }.
filling-second-link = Le { -stone } sur { $place } relie deux trios. Un deuxième entre eux serait le même { -stone }. Aucun ne va donc sur { $struck }.
filling-suppose = Supposez que { $number } soit en { $cell }.
filling-end-number = Alors il ne reste aucun nombre pour la case { $cell }.
filling-end-three = Alors il ne reste aucun trio pour la case { $cell }.
filling-end-neighbour = Alors il ne reste à la case { $cell } aucune voisine à laquelle s’unir.
filling-end-cells = Alors il reste trop peu de cases au nombre { $number }.
filling-end-copies = Alors le nombre { $number } apparaît trop souvent.
filling-end-twice = Alors le { -stone } { $stone } serait là deux fois.
# Ce que donne une étape d’un complément, en peu de mots.
filling-the-number = le nombre { $number }
filling-deed-seal = { $stone } sur { $place }, avec { $numbers }
filling-deed-stone = { $stone } sur { $place }
filling-deed-any = un { -stone } sur { $place }
filling-deed-none = aucun { -stone } sur { $places }
filling-deed-one = un même nombre en { $cells }
filling-deed-left = seulement { $numbers } en { $cell }
filling-deed-not = pas de { $number } en { $cell }
filling-deed-instead = { $number } et non { $other } en { $cell }
