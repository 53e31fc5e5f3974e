# L’écran qui fait des livres dans un navigateur.

studio-book-intro = Répondez à trois questions, regardez les pages, puis appuyez sur le bouton. Tout se passe sur cet appareil, et rien n’est envoyé.
# Les trois questions, et des pages du livre qu’elles demandent.
studio-book-whom = Pour qui est-ce ?
studio-book-whom-name =
    { $whom ->
        [touch] Le toucher
        [ear] L’écoute
        [screen] L’écran
        [class] Une classe ou un club
        [gift] Un cadeau
       *[large-print] Gros caractères
    }
studio-book-whom-hint =
    { $whom ->
        [touch] Fichiers en braille, plateaux et dominos en relief
        [ear] Un texte à lire, ou à confier à une voix de synthèse
        [screen] Une page web où jouer, et un livre numérique
        [class] Des feuilles pour tous, une compétition et un jeu
        [gift] Avec un nom, des dominos et un diplôme
       *[large-print] Un PDF aux nombres grands et nets
    }
studio-book-how = Quelle difficulté, et combien ?
studio-book-degree =
    { $degree ->
        [medium] Un peu de réflexion
        [hard] Difficile
        [rising] De facile à expert
       *[easy] Facile
    }
studio-book-count = { $count } { -puzzle(form: "many") }
studio-book-name = Titre et langue
studio-book-for = Qui le reçoit ?
studio-book-from = Qui l’offre ?
studio-book-other-puzzles = D’autres { -puzzle(form: "many") }
studio-book-pages = Voici à quoi il ressemblera
studio-book-pages-begun = Les premières pages arrivent.
studio-book-pages-none = Il n’y a encore rien à montrer.
studio-book-page =
    { $shown ->
        [cover] La couverture
        [solution] Une solution
        [sheet] Une feuille en relief
        [script] Ce que l’on entend
       *[puzzle] Un { -puzzle }
    }
studio-book-more = Autres réglages
studio-book-tools = Taille, pages d’essai et fichier de configuration
# Le formulaire, avec tout ce qu’on peut régler.
studio-book-begin = Partir d’un autre livre
studio-book-preset = Un livre déjà prêt
studio-book-use = Commencer par ce livre
studio-book-open = Ou un fichier de configuration à vous
studio-book-opened = Le fichier { $name } est dans le formulaire.
studio-book-chosen = Le formulaire contient maintenant « { $title } ».
studio-book-save = Enregistrer le formulaire comme fichier de configuration
studio-book-also-kept = Le livre a aussi ces champs, que le formulaire garde sans les montrer : { $fields }.
studio-book-group-book = Le livre
studio-book-group-part =
    { $list ->
        [exercises] Exercices de domino à diviseur { $number }
        [locks] Finales de Sperrdomino { $number }
        [composing] Votre exercice de composition { $number }
       *[sections] Section { $number }
    }
studio-book-group-beside = Figures de 1921, compétition, exercices, finales, composition
studio-book-group-parts = Ce que contient le livre, et dans quel ordre
studio-book-group-publishing = Pour les éditeurs
studio-book-group-print = Impression
studio-book-group-touch = Braille et toucher
studio-book-add =
    { $list ->
        [exercises] Ajouter des exercices de domino à diviseur
        [locks] Ajouter des finales de Sperrdomino
        [composing] Ajouter un exercice de composition à vous
       *[sections] Ajouter une section
    }
studio-book-added =
    { $list ->
        [exercises] Les exercices { $number } sont ajoutés.
        [locks] Les finales { $number } sont ajoutées.
        [composing] Votre exercice { $number } est ajouté.
       *[sections] La section { $number } est ajoutée.
    }
studio-book-remove =
    { $list ->
        [exercises] Supprimer les exercices { $number }
        [locks] Supprimer les finales { $number }
        [composing] Supprimer votre exercice de composition { $number }
       *[sections] Supprimer la section { $number }
    }
studio-book-removed =
    { $list ->
        [exercises] Les exercices sont supprimés.
        [locks] Les finales sont supprimées.
        [composing] Votre exercice est supprimé.
       *[sections] La section est supprimée.
    }
studio-book-new-section = Nouvelle section
studio-book-needed = { $label } (nécessaire)
studio-book-usual = Automatique
studio-book-as-kept = comme dans le fichier
studio-book-yes = oui
studio-book-no = non
studio-book-make-heading = La fabrication
studio-book-plan = Quelle taille aura-t-il ?
studio-book-make = Faire le livre
studio-book-stop = Arrêter
studio-book-stopped = Arrêté. Le formulaire est resté tel quel.
studio-book-begun = La presse se charge.
studio-book-progress = Avancement
studio-book-puzzles-made = { $done } { -puzzle(form: "many") } faits sur { $of }.
studio-book-editions-made = { $done } éditions faites sur { $of } ; à présent { $file }.
studio-book-minutes-left =
    { $minutes ->
        [1] Il reste environ une minute.
       *[other] Il reste environ { $minutes } minutes.
    }
studio-book-left-out = Cette édition est laissée de côté : { $edition }.
studio-book-made =
    { $files ->
        [1] Le livre est prêt. Voici son fichier :
       *[other] Le livre est prêt. Voici ses { $files } fichiers :
    }
# Ce qu’est un fichier, à côté de son lien. $label : une édition, comme on la choisit.
studio-book-file-part =
    { $label } : { $part ->
        [cover] la couverture
        [tactile] en relief
        [braille] en braille
       *[solutions] les solutions
    }
studio-book-files = Fichiers de « { $title } »
studio-book-files-stay = Les fichiers restent ici jusqu’à ce que vous fermiez la page ou fassiez un autre livre. Téléchargez ce que vous voulez garder.
studio-book-download = Télécharger { $name }, { $size }
studio-book-download-book = Télécharger le livre, { $size }
studio-book-more-files = Autres fichiers
studio-book-look = Regarder { $name }
studio-book-zip = Tout réunir dans un fichier ZIP
studio-book-zip-made = Le fichier ZIP est prêt.
studio-book-kilobytes = { $size } ko
studio-book-megabytes = { $size } Mo
studio-book-planned = Ce que cela donne
studio-book-plan-begun = De petits livres du même genre sont en préparation.
studio-book-plan-puzzles =
    { $puzzles ->
        [1] Un { -puzzle }.
       *[other] { $puzzles } { -puzzle(form: "many") }.
    }
studio-book-plan-pages = { $edition } : environ { $pages } pages, soit { $sheets } feuilles imprimées recto verso.
studio-book-plan-minutes =
    { $minutes ->
        [1] D’après ces petits livres, il faudra environ une minute sur cet appareil. Les { -puzzle(form: "many") } difficiles prennent plus de temps.
       *[other] D’après ces petits livres, il faudra environ { $minutes } minutes sur cet appareil. Les { -puzzle(form: "many") } difficiles prennent plus de temps.
    }
studio-book-plan-estimate = Ces nombres sont des estimations. Le livre lui-même peut différer un peu.
studio-book-not-made = Le livre n’a pas pu être fait.
studio-book-not-planned = La taille n’a pas pu être estimée.
# Des pages d’essai, et les pages d’un fichier en images avec leur texte.
studio-book-sample = Voir des pages d’essai
studio-book-sample-begun = Les pages d’essai sont en préparation.
studio-book-sample-heading = Pages d’essai
studio-book-sample-explained = Ces pages viennent d’un petit livre, avec un { -puzzle } de chaque section.
studio-book-no-sample = Les pages d’essai n’ont pas pu être faites.
studio-preview-show = Montrer les pages de { $name }
studio-preview-title = Pages de { $name }
studio-preview-page = Page { $page } sur { $pages }
studio-preview-picture = Image de la page { $page }. Son texte suit.
studio-preview-words = Le texte de cette page
studio-preview-back = Page précédente
studio-preview-next = Page suivante
studio-preview-number = Numéro de page
studio-preview-close = Fermer les pages
studio-preview-not-shown = Les pages de { $name } n’ont pas pu être montrées.
studio-book-not-read = Le fichier n’a pas pu être utilisé.
studio-book-not-shown = Le formulaire n’a pas pu être affiché.
studio-book-not-zipped = Le fichier ZIP n’a pas pu être fait.
studio-book-not-kept = Ce navigateur ne garde pas le formulaire : sa mémoire est pleine ou désactivée. Enregistrez-le comme fichier de configuration.
studio-book-damaged = Le formulaire gardé sur cet appareil est illisible : il est endommagé ou vient d’une autre version. Il est mis de côté, et un nouveau est commencé.
# Les champs du formulaire, d’après leurs noms dans une configuration.
studio-field-title = Titre
studio-field-subtitle = Sous-titre
studio-field-author = Auteur
studio-field-language = Langue du livre
studio-field-address = Tutoiement ou vouvoiement (allemand, français)
studio-field-paper = Papier
studio-field-editions = Éditions
studio-field-sections-title = Titre de la section
studio-field-sections-kind = Genre de { -puzzle }
studio-field-sections-level = Niveau
studio-field-sections-count = Combien de { -puzzle(form: "many") }
studio-field-sections-range = Plus grand nombre sur un domino
studio-field-sections-shape = Forme : par exemple 8x9, un nom comme letter-h, ou des lignes de #
studio-field-sections-one-key = Tous ont la même { -key }
studio-field-sections-givens = Combien de nombres imprimer (compléments seulement), ou fewest
studio-field-sections-pattern = Cases dont le nombre est toujours donné (compléments seulement)
studio-field-sections-conditions = Conditions là où des nombres égaux forment des groupes, une par ligne, par exemple sum c 27
studio-field-exercises-divisor = Diviseur
studio-field-exercises-set = Plus grand nombre du jeu des exercices
studio-field-exercises-level = Ce qu’il faut voir
studio-field-exercises-count = Combien d’exercices
studio-field-locks-aim = Ce qui est cherché
studio-field-locks-sees = Ce qui est visible
studio-field-locks-moves = Coups, au plus
studio-field-locks-count = Combien de finales
studio-field-exhibits = Figures de 1921 et exercices de pose
studio-field-composing = Exercices de composition
studio-field-composing-range = Plus grand nombre du jeu de l’exercice
studio-field-composing-shape = Plateau de l’exercice : par exemple 5x6, un nom, ou des lignes de #
studio-field-composing-rows = Ou ses lignes avec les nombres donnés : ? est une case vide, un point un trou
studio-field-composing-conditions = Ce qu’une réponse doit remplir, une condition par ligne, par exemple unions 2
studio-field-together-players = Compétition : combien de joueurs
studio-field-together-puzzles = Compétition : combien de manches, ou les numéros de leurs { -puzzle(form: "many") } avec des virgules
studio-exhibit =
    { $name ->
        [duett-7x8] Exercice de pose : Duett, 7 lignes et 8 colonnes
        [duett-cross] Exercice de pose : Duett, une croix
        [duett-star] Exercice de pose : Duett, une étoile
        [duett-border] Exercice de pose : Duett, une bordure
        [duett-lighthouse] Exercice de pose : Duett, un phare
        [quartett-7x8] Exercice de pose : Quartett, 7 lignes et 8 colonnes
        [quadrat-4334] Exercice de pose : Quadrat, rangées de 4, 3, 3 et 4 carrés
        [quadrat-545] Exercice de pose : Quadrat, rangées de 5, 4 et 5 carrés
        [quodlibet-7x8] Exercice de pose : Quodlibet, 7 lignes et 8 colonnes
        [quodlibet-frame] Exercice de pose : Quodlibet, un cadre
       *[other] Figure { $name } de 1921
    }
studio-field-seed = Graine : la même donne les mêmes { -puzzle(form: "many") } dans toutes les langues
studio-field-in-mind = Combien de cases ou de { -domino(form: "many") } retenir à la fois, ou any
studio-field-order = Ordre des { -puzzle(form: "many") } dans une section
studio-field-contents = Parties du livre ; toutes si vous ne cochez rien
studio-field-solutions = Où sont les solutions et les indices
studio-field-story = Un fait de l’histoire à chaque section
studio-field-games = Jeux dont les règles sont imprimées
studio-field-description = Description, pour libraires et bibliothécaires
studio-field-credit = D’après une idée de
studio-field-publisher = Éditeur
studio-field-isbn = ISBN
studio-field-rights = Droits
studio-field-imprint = Vos mentions en dernière page
studio-field-date = Date, année-mois-jour
studio-field-print-colours = Couleurs
studio-field-print-cover = Couverture
studio-field-print-puzzles-per-page = { -puzzle(form: "Many") } par page
studio-field-print-tally = Où se trouve le { -tally }
studio-field-print-keys-per-page = { -key(form: "Many") } par page, au plus
studio-field-print-keys = Ce que montre une { -key }
studio-field-print-volume = Pages par volume, au plus
studio-field-print-nets = Pages avec une grille vide
studio-field-print-kdp-trim = Format du livre relié, en pouces
studio-field-print-kdp-paper = Papier du livre relié
studio-field-tactile = Contenu des feuilles en relief
studio-field-box = Boîte à plier pour les dominos en carton : épaisseur d’un domino, en mm
studio-field-braille-grade = Degré de braille
studio-field-braille-page = Page de l’embosseuse
studio-field-braille-code = Caractères des fichiers pour embosseuse
studio-field-braille-line-end = Fins de ligne
studio-field-braille-form-feed = Saut de page après chaque page
studio-field-braille-volume = Pages en braille par volume, au plus
studio-field-braille-interpoint = Embossage recto verso
studio-field-braille-play = Chaque plateau une seconde fois, assez large pour les { -domino(form: "many") }
studio-field-braille-cell = Taille du braille sur les feuilles en relief
studio-field-braille-sheets = Feuilles en relief
studio-field-braille-overlay = Feuilles en relief aussi imprimées en couleur, pour un partenaire voyant
# Ce qu’on peut y choisir.
studio-choice-address-formal = vous
studio-choice-address-informal = tu
studio-choice-editions-large-print = Gros caractères (PDF)
studio-choice-editions-giant-print = Caractères géants (PDF)
studio-choice-editions-standard-print = Caractères courants (PDF)
studio-choice-editions-kdp = Livre relié pour un imprimeur (PDF)
studio-choice-editions-tactile = Feuilles en relief (PDF)
studio-choice-editions-kit = Matériel pour la main, avec dominos et braille
studio-choice-editions-stones = Dominos à découper (PDF)
studio-choice-editions-calibration = Feuilles d’essai (PDF)
studio-choice-editions-brf = Braille pour embosseuse (BRF)
studio-choice-editions-pef = Braille pour embosseuse (PEF)
studio-choice-editions-aloud = Texte à lire à voix haute
studio-choice-editions-epub = Livre numérique (EPUB)
studio-choice-editions-html = Page web où jouer
studio-choice-editions-ebraille = Pour afficheurs braille (eBraille)
studio-choice-editions-keys = Clés sous forme de données
studio-choice-contents-foreword = Avant-propos
studio-choice-contents-about-author = Qui a fait ce livre
studio-choice-contents-certificate = Diplôme
studio-choice-order-rising = du plus facile au plus difficile
studio-choice-order-as-made = dans l’ordre où ils ont été faits
studio-choice-contents-introduction = Introduction
studio-choice-contents-leaflet = Feuillet : le jeu en une page
studio-choice-contents-puzzles = { -puzzle(form: "Many") }
studio-choice-contents-techniques = Techniques, là où elles servent pour la première fois
studio-choice-contents-story = Faits de l’histoire
studio-choice-contents-by-hand = Jouer avec les mains (embossé)
studio-choice-contents-laying-tasks = Exercices de pose
studio-choice-contents-figures = Figures historiques
studio-choice-contents-historic-example = L’exemple historique
studio-choice-contents-composing = Exercices de composition
studio-choice-contents-exercises = Exercices de domino à diviseur
studio-choice-contents-endgames = Fins de Sperrdomino
studio-choice-contents-steps = Le chemin de chaque { -puzzle }, étape par étape
studio-choice-contents-hints = Tournants
studio-choice-contents-solutions = Clés et réponses
studio-choice-contents-stencils = Pochoirs des séries
studio-choice-contents-competition = Compétition
studio-choice-contents-score-pad = Bloc de marque
studio-choice-contents-empty-boards = Grilles vides
studio-choice-contents-levels = Niveaux
studio-choice-contents-games = Jeux
studio-choice-contents-history = Histoire
studio-choice-contents-sources = Ce qui manque, et pourquoi
studio-choice-contents-index = Index par niveau
studio-choice-solutions-back = à la fin du livre
studio-choice-solutions-apart = à part, dans leurs propres fichiers
studio-choice-solutions-none = dans aucun fichier du livre
studio-choice-games-draw-domino = Domino avec pioche
studio-choice-games-draw-domino-children = Domino pour enfants
studio-choice-games-sperrdomino = Sperrdomino
studio-choice-games-sperrdomino-game = Une partie entière de Sperrdomino
studio-choice-games-domino-matador = Domino-Matador
studio-choice-games-divisor-domino = Domino à diviseur
studio-choice-sections-kind-omnibus = Omnibus : nombres quelconques
studio-choice-sections-kind-terzett = Terzett : nombres égaux par trois
studio-choice-sections-kind-completion = Complément : trouver les nombres
studio-choice-sections-kind-duett = Duett : par deux
studio-choice-sections-kind-quartett = Quartett : par quatre
studio-choice-sections-kind-quadrat = Quadrat : par carrés
studio-choice-sections-kind-quodlibet = Quodlibet : par quatre, de trois formes
studio-choice-sections-pattern-diagonal = une diagonale
studio-choice-sections-pattern-cross = une croix
studio-choice-exercises-level-one-end = chaque { -domino } va avec un seul nombre au plus
studio-choice-exercises-level-doubles = il s’agit d’un double
studio-choice-exercises-level-largest = plusieurs coups rapportent, un seul rapporte le plus
studio-choice-locks-aim-lock = un blocage
studio-choice-locks-aim-points = le meilleur résultat
studio-choice-locks-sees-both = les deux mains
studio-choice-locks-sees-own = sa propre main seulement
studio-choice-print-colours-black-on-white = noir sur blanc
studio-choice-print-colours-black-on-cream = noir sur crème
studio-choice-print-colours-white-on-black = blanc sur noir, pour les écrans
studio-choice-print-tally-own-page = sur une page à part
studio-choice-print-tally-same-page = sur la page de sa grille, s’il y tient
studio-choice-print-tally-none = nulle part
studio-choice-print-cover-plain = simple
studio-choice-print-cover-colour = en couleur
studio-choice-print-keys-tableau = dominos avec leurs nombres
studio-choice-print-keys-outlines = contours seuls
studio-choice-print-keys-list = une liste des dominos
studio-choice-print-kdp-paper-white = blanc
studio-choice-print-kdp-paper-cream = crème
studio-choice-print-kdp-paper-standard-colour = couleur standard
studio-choice-print-kdp-paper-premium-colour = couleur supérieure
studio-choice-tactile-boards = plateaux seuls
studio-choice-tactile-teaching = plateaux et pages qui enseignent avec des plateaux
studio-choice-tactile-full = le livre entier
studio-choice-braille-grade-uncontracted = intégral
studio-choice-braille-grade-full = Vollschrift allemande
studio-choice-braille-grade-contracted = abrégé
studio-choice-braille-page-de = allemande : 28 cellules, 28 lignes
studio-choice-braille-page-uk = britannique : 38 cellules, 27 lignes
studio-choice-braille-page-us = américaine : 40 cellules, 25 lignes
studio-choice-braille-page-fr = française : 30 cellules, 28 lignes
studio-choice-braille-code-nabcc = nord-américain (NABCC)
studio-choice-braille-code-nabcc-lower = nord-américain, minuscules
studio-choice-braille-code-eurobraille = Eurobraille
studio-choice-braille-code-tbfr2007 = TbFr2007, français
studio-choice-braille-code-unicode = Unicode, pour les programmes
studio-choice-braille-line-end-crlf = CR et LF
studio-choice-braille-line-end-lf = LF
studio-choice-braille-cell-medium = courante
studio-choice-braille-cell-large = grande, pour apprendre
studio-choice-braille-sheets-one-size = d’un seul format, pour un même four
studio-choice-braille-sheets-two-sizes = de deux formats, les grands plateaux sur les grandes
# Les livres finis que l’on garde sur cet appareil.
studio-shelf-keep-book = Le garder sur cet appareil
studio-shelf-kept = Le livre est gardé sur cet appareil. Il figure dans la liste de vos livres.
studio-shelf-not-kept = Ce navigateur n’a pas pu garder le livre : sa mémoire est pleine ou désactivée. Téléchargez plutôt les fichiers.
studio-shelf-books = Vos livres sur cet appareil
studio-shelf-about =
    { $files ->
        [1] Un fichier, gardé le { $day }
       *[other] { $files } fichiers, gardés le { $day }
    }
studio-shelf-files = Fichiers de « { $title } »
studio-shelf-delete = Supprimer « { $title } »
studio-shelf-question = Supprimer « { $title } » de cet appareil ?
studio-shelf-keep = Le garder
studio-shelf-deleted = « { $title } » est supprimé.
studio-shelf-not-deleted = Le livre n’a pas pu être supprimé.
studio-shelf-damaged = Un livre gardé sur cet appareil est illisible : il est endommagé ou vient d’une autre version. Il est mis de côté.
