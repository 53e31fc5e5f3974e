# Ce que seule la mise en page peut dire : les volumes, et ce qui entoure les grilles.

# Sur la page de titre d’un volume embossé et dans la table ; les pages sont celles du livre entier.
volume-pages = Volume { $number } sur { $of } : pages { $first } à { $last }.
# Le titre de la table de tous les volumes.
volume-contents = Tous les volumes
volume = Volume { $number } sur { $of }
volume-puzzles =
    { $count ->
        [1] { -puzzle(form: "One") } { $first }.
        [2] { -puzzle(form: "Many") } { $first } et { $last }.
       *[other] { -puzzle(form: "Many") } { $first } à { $last }.
    }
volume-keys =
    { $count ->
        [1] { -key(form: "One") } { $first }.
        [2] { -key(form: "Many") } { $first } et { $last }.
       *[other] { -key(form: "Many") } { $first } à { $last }.
    }
# La dernière ligne d’un volume embossé, et celle du dernier.
volume-end = Fin du volume { $number }
volume-last = Fin
# Le titre d’un chapitre qui continue dans un autre volume, ou de ce qui continue à une autre page.
volume-continued = { $title }, suite
# À la place du numéro d’une page d’un autre volume, après un mot comme « page ».
volume-page = { $number } du volume { $volume }
# Avant les cases dont parle une figure.
figure-marked = Cases concernées :
# Le premier lien d’une page.
screen-skip = Aller au contenu
screen-size = { $rows } lignes, { $columns } colonnes
# Dans un tableau : un endroit sans case, et une case dont le nombre est à trouver.
screen-hole = pas de case
screen-empty = vide
# $heading : celui qui est au-dessus du dessin.
screen-drawing = Dessin : { $heading }. La même chose suit en mots.
# Avant une ligne d’un chemin qui s’ouvre seule.
screen-covered = Étape { $number }
screen-in-words = En mots : { $heading }
screen-dominoes = Les { -domino(form: "many") } et leurs emplacements :
screen-bars = { -bar(form: "Many") } :
screen-could = Un domino pourrait aller ici :
screen-cannot = Aucun domino ne peut aller ici :
# Dans une liste de dominos.
domino-on-place = { $domino } sur { $place }
# Le signe décimal de l’imprimé.
decimal-sign = ,
