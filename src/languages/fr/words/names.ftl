# Les noms : niveaux, techniques, formes et jours.

level-easy = facile
level-medium = moyen
level-tricky = délicat
level-hard = difficile
level-expert = expert
level-master = maître
# Les techniques, telles qu’une phrase les reprend.
technique-seal = sceau
technique-gap = lacune
technique-equal-neighbours = voisines égales
technique-fixed-cell = case fixée
technique-overlap = recoupement
technique-forced-duplicate = doublon forcé
technique-odd-area = zone impaire
technique-locked-square = carré verrouillé
technique-cell-set = groupe de cases
technique-hidden-set = groupe de dominos
technique-cell-set-with-double = groupe de cases avec un double
technique-mixed-set = groupe mixte de cases
technique-chain = chaîne
technique-matching = couplage
technique-trial = essai
technique-three = trio
technique-only-number = seul nombre
technique-last-cells = dernières cases d’un nombre
technique-filling-seal = sceau
technique-filling-gap = lacune
technique-no-three = autres trios exclus
technique-no-domino = autres { -domino(form: "many") } exclus
technique-second-link = deuxième lien
technique-supposition = supposition
# Leurs noms exacts, tels qu’une étape les emploie.
technique-forced-duplicate-of-two = doublon forcé de deux cases
technique-cell-set-of-two = groupe de deux cases
technique-cell-set-of-three = groupe de trois cases
technique-cell-set-of-four = groupe de quatre cases ou plus
# $links : de 2 à 9.
technique-chain-of-links =
    { $links ->
        [9] chaîne de 9 maillons ou plus
       *[other] chaîne de { $links } maillons
    }
# $dominoes : de 1 à 8.
technique-trial-with-dominoes =
    { $dominoes ->
        [1] essai avec 1 { -domino } forcé
       *[other] essai avec { $dominoes } { -domino(form: "many") } forcés
    }
technique-trial-long = essai avec plus de 8 { -domino(form: "many") } forcés
technique-trial-nested = essai imbriqué
# Les formes des grilles qui ne sont pas des rectangles pleins.
shape-letter-e = lettre E
shape-letter-h = lettre H
shape-letter-t = lettre T
shape-figure-x = figure X de 1921
shape-figure-xi = figure XI de 1921
shape-figure-xii = figure XII de 1921
shape-figure-xiii = figure XIII de 1921
shape-figure-xiv = figure XIV de 1921
shape-figure-xv = figure XV de 1921
shape-figure-xvi = figure XVI de 1921
shape-figure-xvii = figure XVII de 1921
shape-cross = croix
shape-frame = cadre
shape-ring = anneau
shape-small-cross = petite croix
shape-small-frame = petit cadre
shape-star = étoile
shape-border = frise
shape-lighthouse = phare
shape-brick-4334 = assises de 4, 3, 3 et 4 carrés
shape-brick-3434 = assises de 3, 4, 3 et 4 carrés
shape-brick-545 = assises de 5, 4 et 5 carrés
# Un jour.
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
