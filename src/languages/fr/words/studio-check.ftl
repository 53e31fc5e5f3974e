# L’écran où l’on examine n’importe quel problème.

check-lead = Donnez-nous n’importe quel { -puzzle } : nous comptons ses solutions, évaluons sa difficulté et montrons comment le résoudre.
check-text = { -puzzle(form: "One") }
check-forms = Collez des rangées de nombres, une par ligne, ou un identifiant de jeu comme 1:001110. Un point d’interrogation est un nombre à trouver, un point est un trou. Les lignes et le JSON de ce programme se lisent aussi, de même que les finales de Sperrdomino et les exercices de composition.
check-go = Examiner
check-open = Ouvrir un fichier
check-example = Essayer un exemple
check-choose = Quel { -puzzle } ?
check-choice = { $number } : { $name }
check-unread =
    { $count ->
        [1] Un autre est illisible.
       *[other] { $count } autres sont illisibles.
    }
check-not-read = Ce texte ne se lit pas comme un { -puzzle }.
check-not-examined = L’examen n’a pas pu être terminé.
check-working = Examen en cours. Cela peut durer un peu.
check-stop = Arrêter
check-stopped = Arrêté. Rien n’est perdu.
check-name = Le { -puzzle }
check-result = Ce que nous avons trouvé
check-no-level = Nous ne pouvons pas donner de niveau : nos techniques ne mènent pas à la solution.
check-difference = En quoi les solutions diffèrent
check-first-solution = L’une des solutions
check-other-solution = Une autre solution
check-none = Pourquoi il n’y a pas de solution
check-only-solution = La solution
# Pourquoi il n’y a pas de solution. $count : des pas, tous obligés.
check-dead-end = Pourquoi il n’a pas de solution, pas à pas
check-dead-end-led =
    { $count ->
        [1] Un pas s’impose. Ensuite :
       *[other] { $count } pas s’imposent. Ensuite :
    }
check-way = Le chemin, pas à pas
check-step = Étape { $number } sur { $count }
check-back = Précédente
check-next = Suivante
check-all-steps = Toutes les étapes en liste
check-hints = { -hint(form: "Many") }
check-begin = Par où commencer
check-turning = Le tournant
check-attempt = Vérifier ce que vous avez posé
check-attempt-text = Vos { -domino(form: "many") }
check-attempt-forms = Un par ligne : son emplacement seul, comme 1 b c, ou avec ses nombres, comme 4:6 sur 1 b c. Nous disons ce qui est faux sans donner la réponse.
check-attempt-go = Vérifier
check-attempt-not-read = Ce texte est illisible.
check-cell-twice = Deux { -domino(form: "many") } sont sur { $cell }.
check-misnamed = { $place } montre { $is }, et non { $named }.
check-mend = Que faudrait-il changer ?
check-mend-look = Examiner la proposition { $number }
# Une grille sur laquelle on dessine un problème.
check-draw = Dessiner un problème
check-draw-board = Votre problème
check-draw-keys = Les flèches vont de case en case. Un chiffre écrit le nombre et passe à la case suivante. Suppr vide une case, un point l’enlève ou la remet, Ctrl et Z annule. Pendant que vous écrivez, nous comptons les solutions.
check-draw-rows = Lignes
check-draw-columns = Colonnes
check-draw-shape = Dessiner la forme
check-draw-cut = Case ou non
check-draw-cell =
    { $cell }{ $content ->
        [none] , pas de case
        [empty] , vide
       *[number] , { $number }
    }{ $ringed ->
        [yes] , concernée
       *[no] {""}
    }
check-draw-set = { $cells } cases : les { -domino(form: "many") } jusqu’à { $domino }. { $filled } ont un nombre.
check-draw-no-set = { $cells } cases. Un jeu complet en couvre { $less } ou { $more }.
check-draw-missing = Il manque : { $numbers }.
check-draw-too-many = Il y a en trop : { $numbers }.
check-draw-times = { $count } × { $number }
check-draw-no-number = Ce jeu n’a pas de { $number }.
check-draw-signs = Contour : ce { -domino } est là dans toutes les solutions. Tirets : il peut y en avoir un. Croix : aucun. Cercle : les cases concernées.
check-mend-take = Prendre la proposition { $number }
check-play = Jouer ce { -puzzle }
# Le problème à lui seul, comme fichier.
check-export = À emporter
check-export-paper = Papier de la page PDF
check-export-form =
    { $form ->
        [svg] Dessin (SVG)
        [pdf] Gros caractères (PDF)
       *[brf] Braille à embosser (BRF)
    }
check-export-begun = Le fichier se prépare.
check-export-made = Le fichier { $name } est prêt.
check-export-not-made = Le fichier n’a pas pu être fait.
# Une fin de Sperrdomino. $sees : si les deux mains sont visibles.
check-endgame-aim =
    { $aim ->
        [lock] Le blocage
       *[points] Le meilleur résultat
    }{ $sees ->
        [both] , si vous voyez les deux mains
       *[own] , quelle que soit la main de Ben
    }
check-endgame-result =
    { $aim ->
        [lock] { $result ->
            [yours] Vous pouvez forcer un blocage gagnant.
           *[nobody] Vous ne pouvez pas forcer de blocage gagnant.
        }
       *[points] { $result ->
            [yours] Vous marquez { $points ->
                [1] 1 point
               *[other] { $points } points
            } à coup sûr.
            [lost] Ben marque au plus { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
           *[nobody] Personne ne marque.
        }
    }
check-endgame-moves =
    { $aim ->
        [lock] Il vous faut { $moves ->
            [1] 1 coup.
           *[other] { $moves } coups au plus.
        }
       *[points] La manche finit après { $moves ->
            [1] 1 de vos coups.
           *[other] { $moves } de vos coups au plus.
        }
    }
check-endgame-only = Aucun autre premier coup ne fait aussi bien.
check-endgame-end =
    { $lock ->
        [yes] La manche est bloquée : votre main vaut { $own }, celle de Ben { $sees ->
            [both] { $other }
           *[own] { $other } ou plus
        }.
       *[no] Une main est vide : la manche est finie.
    }
check-endgame-others = Autres premiers coups
check-endgame-play = Jouer : { $name }
# Un exercice de composition.
check-task = Un exercice de composition
check-task-board = La grille
check-task-play = Jouer cet exercice
check-task-count = Compter les réponses
check-task-counting = Les réponses sont comptées. Une grande grille demande jusqu’à une minute.
check-task-answer = Vérifier une réponse
check-task-answer-text = Vos nombres
check-task-answer-forms = Écrivez les lignes l’une après l’autre : un chiffre par case, un point d’interrogation pour une case vide. Une barre oblique ou une nouvelle ligne les sépare. Toute réponse qui respecte la consigne est juste.
check-task-answer-go = Vérifier la réponse
