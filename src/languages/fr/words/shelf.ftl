# Ce qu’une page où l’on joue dit de tous les problèmes ensemble.

# Au premier écran et sous les règles ; l’un des trois, selon ce qui a été joué.
shelf-first = Jouer un premier { -puzzle }
# $name : le titre d’un problème.
shelf-continue = Continuer : { $name }
shelf-next = Prochain { -puzzle } à résoudre : { $name }
shelf-all-solved = Vous avez résolu tous les { -puzzle(form: "many") } de ce livre.
# Après le nom d’un problème, dans son titre et dans la table des matières.
shelf-solved = résolu
shelf-begun = commencé
# Combien des problèmes du livre.
shelf-counts = Résolus : { $solved }, commencés : { $begun }, pas commencés : { $untouched }.
shelf-title = Votre avancement
shelf-explained = Ce que vous avez fait reste dans ce navigateur, sur cet appareil. Un fichier permet de l’emporter sur un autre appareil.
shelf-save = Enregistrer l’avancement dans un fichier
shelf-load = Reprendre l’avancement depuis un fichier
shelf-sound = Un son quand un { -puzzle } est résolu
# Comment s’appelle le fichier.
shelf-file = dominosa-avancement.json
shelf-saved = Votre navigateur enregistre l’avancement dans un fichier.
# $others : combien de problèmes d’autres livres sont dans le fichier.
shelf-loaded =
    L’avancement de { $count ->
        [1] 1 { -puzzle }
       *[other] { $count } { -puzzle(form: "many") }
    } a été repris.{ $others ->
        [0] { "" }
       *[other] { " " }Le fichier en contient { $others } de plus, qui viennent d’autres livres.
    }
# Pourquoi un fichier n’a pas été lu ; $file : son nom.
shelf-not-read =
    { $file } n’a pas pu être lu : { $fault ->
        [size] il est trop gros
        [damaged] son entrée { $entry } est endommagée
       *[other] ce n’est pas un fichier d’avancement
    }. Choisissez un fichier fait par « Enregistrer l’avancement dans un fichier ». Rien n’a changé ici.
# Quand un problème est résolu. $name : son titre.
shelf-won = Résolu : { $name }
