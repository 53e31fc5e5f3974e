# Une petite grille résolue ensemble, jusqu’au dernier domino.

lesson-heading = Résolvez-en un avec nous
# Les mots à côté de la première image de la grille.
lesson-tally =
    Comptez d’abord : sur combien d’emplacements chaque { -stone } montre-t-il ses deux nombres ? { $reader ->
        [print] Les comptes sont dans le { -tally }, à la page <page of="first-board" title="la grille"/>.
       *[other] Écrivez les { -stone(form: "many") } en liste, c’est le { -tally }, et à côté de chacun son compte.
    }
lesson-sum = Leur somme est { $places } : de quoi vérifier vos comptes.
# Un domino avec son compte.
tally-count =
    <stone>{ $stone }</stone> { $times ->
        [1] une fois
       *[other] { $times } fois
    }
# $counts : une liste de ce qui précède.
lesson-counts = Les comptes maintenant : { $counts }.
# Avant une étape ; une voix ne doit pas dire un nombre tout seul.
lesson-step =
    { $reader ->
        [aloud] Étape { $number } :
       *[other] { $number }.
    }
# Avant la première étape de chaque technique.
# Pourquoi un domino va là où il va.
# $named : si la technique vient d’être expliquée.
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Sceau :
    } { $stone } n’a qu’un emplacement, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Lacune :
    } { $cell } ne peut s’unir qu’à { $neighbour } ; { $stone } va donc sur { $place }.
# $barred : une voisine dont un trait sépare la case.
lesson-place-gap-barred =
    { $named ->
        [yes] Un
       *[no] Lacune : un
    } { -stroke } sépare { $cell } de { $barred }. { $cell } ne peut donc s’unir qu’à { $neighbour } : { $stone } va sur { $place }.
lesson-seal = Un { -stone } qui n’a qu’un emplacement est un <b>sceau</b>. Posez-le : entourez ses deux cases, et son nom dans le { -tally }.
lesson-gap = Une case qui n’a plus qu’une voisine à laquelle s’unir est une <b>lacune</b> : les deux partagent un { -stone }.
# Un domino dont le compte baisse. $first : si c’est la première étape.
lesson-fall =
    { $first ->
        [yes] { $stone } à { $to }
       *[no] { $stone } passe à { $to }
    }
# $falls : une liste de ce qui précède.
lesson-falls =
    { $first ->
        [yes] Ses deux cases sont prises, et des comptes baissent :
       *[no] { "" }
    } { $falls }.
lesson-bar = Chaque { -stone } n’existe qu’une fois. Là où il apparaît encore sur deux cases libres, tirez entre elles un <b>{ -stroke }</b>, une ligne épaisse : ces deux-là ne s’unissent jamais.
# $bars : une liste d’emplacements.
lesson-bars =
    { $named ->
        [yes] Ici : { $bars }.
       *[no] { -stroke(form: "One") } : { $bars }.
    }
lesson-solved = Résolu ! Compter, poser les sceaux, remplir les lacunes, tirer des { -stroke(form: "many") }, dans n’importe quel ordre : ces { -aid(form: "many") } résolvent tous les { -puzzle(form: "many") } faciles.
