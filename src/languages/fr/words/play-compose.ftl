# Ce qui est dit et écrit quand on joue un exercice de composition dans la page, outre ce qui se dit de toute grille.

play-compose-button-hint = Encore possible ?
play-compose-button-certain = { -domino(form: "Many") } en danger
play-compose-button-free = Case vide suivante
# L’aide : ce que font les touches qui font autre chose sur d’autres grilles.
play-compose-does-check = contrôler : ce qui est juste et faux jusqu’ici, ou ce que vaut votre réponse ; P le nomme point par point, F revient à la dernière position juste
play-compose-does-hint = dit si la grille peut encore se remplir à partir d’ici ; sinon, F revient là où elle le pouvait
play-compose-does-certain = nomme les { -domino(form: "many") } en danger : ceux auxquels il ne reste qu’un emplacement
play-compose-does-free = va à la case vide suivante
play-compose-does-where = où ce { -domino } se lit déjà, et où il pourrait encore aller
# Le décompte : à combien d’emplacements un domino se voit.
play-compose-places =
    { $count ->
        [0] pas encore d’emplacement
        [1] { $count } emplacement
       *[other] { $count } emplacements
    }
# Ce qu’un contrôle a trouvé.
play-compose-answer = C’est une réponse : tout ce qui était demandé y est.
play-compose-answer-done = Tout est juste : c’est une réponse. « Contrôler » en dit plus.
# $numbers : une liste de ces mots.
play-compose-left = Il manque encore : { $numbers }.
play-compose-times =
    { $count ->
        [1] une fois { $number }
       *[other] { $count } fois { $number }
    }
play-compose-too-often = Le { $number } est sur { $count } cases, mais le jeu ne l’a que { $copies } fois.
play-compose-no-three = Le { $number } en { $cell } ne peut plus être dans un trio droit.
play-compose-not-in-threes = Les cases qui portent { $number } ne se partagent pas en trios droits.
play-compose-missing = { $domino } n’a plus d’emplacement.
play-compose-no-layout = Chaque { -domino } se voit, mais le jeu complet ne peut pas se poser.
# $condition : une phrase.
play-compose-met = Condition remplie : { $condition }
play-compose-open = Condition encore ouverte : { $condition }
play-compose-broken = Condition non remplie : { $condition }
play-compose-unions =
    { $count ->
        [0] Elle n’a aucune réunion.
        [1] Elle a une réunion.
       *[other] Elle a { $count } réunions.
    }
# On compte jusqu’à 100.
play-compose-solutions =
    Prise comme { -puzzle }, elle a { $complete ->
        [yes] exactement
       *[no] au moins
    } { $count ->
        [1] une solution
       *[other] { $count } solutions
    }.
# Combien d’autres réponses naissent quand des nombres changent de place.
play-compose-exchanges =
    { $count ->
        [0] Échanger des nombres ne donne aucune autre réponse.
        [1] Échanger des nombres donne une autre réponse.
       *[other] Échanger des nombres donne { $count } autres réponses.
    }
# Si la grille peut encore se remplir.
play-compose-searching = Recherche en cours. Cela peut prendre quelques secondes.
play-compose-yes = À partir d’ici, la grille peut encore se remplir.
play-compose-no = À partir d’ici, la grille ne peut plus se remplir.
play-compose-unknown = Nous ne savons pas si la grille peut encore se remplir : la recherche a été trop longue.
play-compose-danger =
    { $count ->
        [0] Aucun { -domino } n’est en danger.
        [1] Un { -domino } est en danger.
       *[other] { $count } { -domino(form: "many") } sont en danger.
    }
play-compose-one-place = { $domino } n’a plus qu’un emplacement : { $place }.
# $seen : à combien d’emplacements les nombres le forment ; $open : à combien d’autres ils le pourraient encore.
play-compose-could =
    { $domino } { $seen ->
        [0] ne se voit pas encore
        [1] se voit à un emplacement
       *[other] se voit à { $seen } emplacements
    } ; { $open ->
        [0] aucun autre n’est ouvert.
        [1] un emplacement est ouvert.
       *[other] { $open } emplacements sont ouverts.
    }
