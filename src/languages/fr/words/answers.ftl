# Les clés en texte et en dessins, et ce qu’un livre numérique dit de lui-même.

answers-author = Par { $name }
answers-publisher = Publié par { $name }
# $what : problème, figure ou exercice de pose ; $name : son numéro.
answers-subject =
    { $what ->
        [figure] Figure
        [task] Exercice de pose
       *[puzzle] { -puzzle(form: "One") }
    } { $name }
answers-key = { $subject } : { -key }
answers-id = Nom : { $id }
answers-solutions = L’une des { $count } solutions
# Ce qui nomme l’image d’une grille pour les afficheurs tactiles.
ebraille-drawing = Dessin de la grille
ebraille-access = Tout le contenu est en braille, en cellules de six points. Les grilles sont des tableaux avec en-têtes de colonnes et de lignes. Chacune est aussi un dessin pour les afficheurs tactiles. Il y a des titres, une table des matières et des liens entre { -puzzle(form: "many") }, { -hint(form: "many") } et { -key(form: "many") }. Il n’y a pas de numéros de page.
# Qui a fait un livre numérique qui ne nomme pas d’auteur.
epub-creator = dominosa-press, un programme
# The list of pages in an e-book, and where these pages are; $title: of the book.
epub-pages = Pages de l’édition en gros caractères
epub-page-source = { $title }, édition en gros caractères
# $pages: whether there is such a list.
epub-access =
    Tout le contenu est du texte, qui peut être agrandi et lu à voix haute. Les grilles sont des tableaux avec en-têtes de colonnes et de lignes. Les { -domino(form: "many") } et les { -bar(form: "many") } d’une grille suivent sous forme de listes. Il y a des titres, une table des matières et des liens entre { -puzzle(form: "many") }, { -hint(form: "many") } et { -key(form: "many") }. Rien ne dépend de la couleur, du son ni du mouvement.
    { $pages ->
        [listed] Une liste donne les pages de l’édition en gros caractères où commence quelque chose qui a un nom.
       *[none] Il n’y a pas de numéros de page.
    }
