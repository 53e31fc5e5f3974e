# Le studio, qui fait des problèmes et y fait jouer dans un navigateur : son cadre, ses fautes, son premier écran.

studio-title = Dominosa Press
studio-description = Des problèmes de dominos à résoudre et des livres à faire, dans votre navigateur.
studio-menu = Écrans
# Les ouvre là où la fenêtre est étroite.
studio-menu-open = Menu
studio-skip = Passer le menu
studio-language = Langue
studio-nav-today = Aujourd’hui
studio-nav-play = Jouer
studio-screen-play = Résoudre un { -puzzle }
studio-nav-learn = Apprendre
studio-screen-learn = Apprendre le jeu
studio-nav-check = Examiner
studio-screen-check = Examiner un { -puzzle }
studio-nav-book = Faire un livre
studio-screen-book = Faire un livre
studio-nav-register = Registre
studio-screen-register = Le registre des { -key(form: "many") } de Terzett
studio-nav-print = Imprimer
studio-screen-print = Imprimer des feuilles
# Avant que la page soit là. Dans un navigateur trop ancien, ou qui n’exécute pas de scripts.
studio-no-script = Cette page a besoin de JavaScript et d’un navigateur de 2023 ou plus récent. Les livres eux-mêmes s’en passent.
studio-loading = La page se charge.
studio-not-started = La page n’a pas démarré. Rechargez-la ; si cela ne suffit pas, réessayez plus tard. Rien de ce qui était gardé n’est perdu.
studio-books = Des livres tout faits, à lire et à imprimer
# Ce qui a échoué.
studio-fault-close = Fermer ce message
studio-our-fault = Cela n’aurait pas dû arriver : c’est une erreur de ce programme. Ce qui était gardé est toujours là. Rechargez la page pour continuer.
studio-helper-died = Le navigateur a arrêté le travail, peut-être faute de mémoire. Rien de ce qui était gardé n’est perdu. Réessayez, ou demandez moins.
studio-not-loaded = Un élément nécessaire n’a pas pu être chargé. Êtes-vous hors ligne, ou y a-t-il une nouvelle version ? Rien de ce qui était gardé n’est perdu. Réessayez, ou rechargez la page.
studio-address-unknown = Cette adresse est inconnue ici, en tout ou en partie. Voici ce qui s’en approche le plus.
studio-settings-damaged = Des réglages ou des choix gardés sur cet appareil sont illisibles : ils sont endommagés ou viennent d’une autre version. Ils sont mis de côté ; les réglages habituels les remplacent.
# $code : de quel genre est une faute ; suit ce que dit le programme, en anglais.
studio-fault-is =
    { $code ->
        [field-wrong] Un champ manque, est inconnu ou contient ce qu’il ne peut pas contenir.
        [not-json] Le texte n’est pas du JSON.
        [not-a-puzzle] Un { -puzzle } s’écrit comme identifiant de partie, en une ligne de texte, en lignes de nombres ou en JSON ; ici, quelque chose manque ou est de trop.
        [puzzle-wrong] Les nombres, les groupes ou la solution de ce { -puzzle } ne vont pas ensemble.
        [character-missing] Il manque un caractère à la police ou au code braille.
        [does-not-fit] Quelque chose ne tient pas sur sa page.
        [not-possible] Cela n’existe pas, ou n’a pas été trouvé.
        [out-of-time] Cela n’a pas été trouvé à temps.
       *[other] Quelque chose ici n’est pas comme il faut.
    }
# Ce qui ne va pas, là où cela peut se dire.
studio-fault-row-length =
    La ligne { $row } a { $count ->
        [1] 1 signe
       *[other] { $count } signes
    }, la ligne 1 en a { $expected }. Un endroit sans case s’écrit par un point.
studio-fault-sign = Ligne { $row }, colonne { $column } : « { $sign } ». Une case est un chiffre, une lettre pour un nombre au-dessus de 9, ou un point d’interrogation pour un nombre à trouver ; un point est un trou.
studio-fault-halves = Aucun jeu de { -domino(form: "many") } ne remplit { $count } cases. Il en faut 2, 6, 12, 20, 30, 42, 56, 72, 90, 110, et ainsi de suite.
studio-fault-cells = La grille a { $count } cases. Les { -domino(form: "many") } jusqu’à { $range }:{ $range } en demandent { $expected }.
# $numbers : chacun avec le nombre de fois où il y est.
studio-fault-not-as-often = Chaque nombre de 0 à { $range } doit y être { $copies } fois. Ce n’est pas le cas pour : { $numbers }.
studio-fault-too-often = Chaque nombre de 0 à { $range } peut y être { $copies } fois au plus. Ceux-ci y sont plus souvent : { $numbers }.
studio-fault-number =
    { $number ->
        [none] La case { $cell } n’a pas de nombre. Seul un complément a des nombres à trouver.
       *[other] La case { $cell } a { $number }. Les nombres vont de 0 à { $range }.
    }
studio-fault-id-length =
    L’identifiant de partie a { $count ->
        [1] 1 nombre
       *[other] { $count } nombres
    }. Il doit en avoir { $expected }.
studio-fault-too-large = Le fichier est trop gros : { $most } octets au plus.
studio-fault-no-key = Le registre n’a pas de { -key } { $number }. Les numéros vont de 1 à { $most }.
studio-fault-empty = Il n’y a rien ici.
studio-fault-json = Ce n’est pas du JSON valable. Les noms et les textes sont entre guillemets droits doubles ; une virgule sépare les éléments, sans virgule après le dernier.
studio-fault-large-number = Le nombre { $number } est trop grand pour être lu.
studio-fault-twice = « { $name } » y est deux fois. Un seul pourrait compter : supprimez l’autre.
# D’un champ en JSON. $found : ce qui s’y trouve, ou de quel genre c’est.
studio-fault-field-missing = Ce champ manque.
# $meant : none, si rien ne s’en approche.
studio-fault-field-unknown =
    Il n’y a pas de champ « { $name } » ici.{ $meant ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire « { $meant } » ?
    }
studio-fault-field-word =
    { $found ->
        [list] Une liste
        [object] Un objet
       *[other] { $found }
    } ne convient pas ici. Mots possibles : { $words }.{ $meant ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire « { $meant } » ?
    }
studio-fault-field-type =
    { $found ->
        [list] Une liste
        [object] Un objet
       *[other] { $found }
    } ne convient pas ici : il faut { $type ->
        [string] un texte entre guillemets droits doubles
        [number] un nombre sans guillemets
        [int] un nombre entier sans guillemets
        [boolean] true ou false, sans guillemets
        [array] une liste entre crochets
       *[other] un objet entre accolades
    }.
# $counted : string, si l’on compte les signes, array, si l’on compte les éléments.
studio-fault-field-least =
    { $counted ->
        [string] { $found }, c’est trop court : il faut au moins { $least ->
            [1] un signe
           *[other] { $least } signes
        }
        [array] Cette liste est trop courte : il faut au moins { $least ->
            [1] un élément
           *[other] { $least } éléments
        }
       *[other] { $found }, c’est trop petit : il faut au moins { $least }
    }.
studio-fault-field-most =
    { $counted ->
        [string] { $found }, c’est trop long : { $most ->
            [1] un signe
           *[other] { $most } signes
        } au plus
        [array] Cette liste est trop longue : { $most ->
            [1] un élément
           *[other] { $most } éléments
        } au plus
       *[other] { $found }, c’est trop grand : { $most } au plus
    }.
studio-fault-no-room =
    { $range ->
        [none] Une grille de { $rows } lignes et { $columns } colonnes
       *[other] Une grille des { -domino(form: "many") } jusqu’à { $range }:{ $range }
    } ne tient pas dans cette édition. Prenez une grille plus petite ou un papier plus grand, ou laissez cette édition de côté.
studio-fault-place =
    { $line ->
        [none] Colonne { $column } :
       *[other] Ligne { $line }{ $column ->
            [none] { "" }
           *[other] , colonne { $column }
        } :
    }
# $code : son numéro dans Unicode.
studio-fault-character = Il manque « { $character } » ({ $code }) à la police ou au braille. Écrivez-le autrement.
# Before what the program says, which is English.
studio-fault-expected = Attendu :
studio-fault-next = Ensuite :
# What goes on, or has come about, on the screen that makes books while another is shown; its name follows, as a link.
studio-elsewhere-making = Un livre est en préparation sur un autre écran :
studio-elsewhere-made = Le livre est fait. Il est sur un autre écran :
studio-elsewhere-failed = Le livre n’a pas pu être fait. Un autre écran dit pourquoi :
# Sous tous les écrans.
studio-offline = Cette page fonctionne maintenant hors ligne.
studio-newer = Il y a une nouvelle version. Vos coups sont conservés.
studio-use-newer = La charger maintenant
studio-newer-waits = La nouvelle version attend : cette page contient un livre ou des coups qui seraient perdus. Elle sera là quand vous rouvrirez le site.
# Jouer.
# $kind : un genre de problème, comme le nomment listes et titres.
studio-kind =
    { $kind ->
        [terzett] Terzett
        [completion] Complément
        [duett] Duett
        [quartett] Quartett
        [quadrat] Quadrat
        [quodlibet] Quodlibet
       *[omnibus] { -puzzle(form: "One") } ordinaire
    }
# $high : le plus grand nombre du jeu.
studio-play-name = { $kind }, { -domino(form: "many") } jusqu’au { $high }:{ $high }
studio-play-set = jusqu’au { $high }:{ $high } ({ $dominoes } { -domino(form: "many") })
studio-play-kind = Genre
studio-play-size = Jeu de dominos
studio-play-level = Niveau
studio-play-new = Nouveau { -puzzle }
studio-play-choose = Genre et niveau
studio-play-another = Encore un { -puzzle }
studio-play-making = Un { -puzzle } se prépare.
studio-play-give-up = Arrêter
studio-play-not-made = Le { -puzzle } n’a pas pu être fait.
studio-play-not-read = Le { -puzzle } n’a pas pu être lu.
studio-play-several = Les nombres donnés laissent plus d’une solution. Vous pouvez jouer, mais il n’y a pas de réponse unique.
# $date : un jour avec son année.
studio-daily = { -puzzle(form: "One") } du jour, { $date } :
studio-daily-new = Un nouveau jour a commencé : voici son { -puzzle }.
studio-daily-waits = Il y a un nouveau { -puzzle } du jour. Celui que vous avez commencé reste ici.
studio-daily-tomorrow = À demain, avec trois nouveaux { -puzzle(form: "many") }.
studio-daily-all = Tous les jours
studio-daily-earlier = Mois précédent
studio-daily-later = Mois suivant
# $what : un jour avec son année, ou un niveau.
studio-daily-done = { $what }, résolu
# Ce qui a été résolu sur cet appareil, en chiffres. $now, $longest : combien de jours.
studio-stats-none = Les statistiques commencent avec le premier { -puzzle } résolu.
studio-stats-streak = { -puzzle(form: "One") } du jour : { $now } de suite, { $longest } au plus.
studio-stats-solved = Résolus
studio-stats-best = Meilleur temps
studio-stats-typical = Temps habituel
studio-stats-days = Résolus ces 14 derniers jours
# En grand quand un problème est résolu, et ce qu’il a demandé. $hints : le nombre d’indices demandés.
studio-won = Bravo. Chaque { -domino } a retrouvé sa place.
studio-won-moves =
    { $moves } coups, { $hints ->
        [0] sans aucun { -hint }
        [1] avec un { -hint }
       *[other] avec { $hints } { -hint(form: "many") }
    }.
# Ce que l’on partage d’un problème résolu.
studio-share-picture = Image de la solution
studio-share-saved = L’image est enregistrée dans les téléchargements.
studio-share-text = Copier le résultat
studio-share-copied = Le résultat est copié. Il ne dévoile rien.
# Tout ce que garde cet appareil.
studio-forget = Tout effacer
studio-forget-question = Effacer toutes les parties, les résultats, les leçons et les réglages que garde ce navigateur, ainsi que le formulaire des livres et les livres que vous avez gardés ?
studio-forget-yes = Oui, effacer
studio-today = Aujourd’hui :
studio-play-worksheet = Imprimer une fiche
# Pour qui vient pour la première fois : une petite grille où les premiers coups sont montrés. $place, $cell : comme la grille les nomme.
studio-welcome = Trouvez les dominos
studio-welcome-rule = Chaque domino de 0:0 à 2:2 se cache ici une seule fois. Trouvez les six.
studio-welcome-seal =
    { $for ->
        [eye] { $domino } ne peut aller qu’à un seul endroit, celui en pointillé. C’est donc là qu’il va : touchez la ligne entre ses deux nombres.
       *[ear] { $domino } ne peut aller qu’à un seul endroit, { $place }. C’est donc là qu’il va : touchez la ligne entre ses deux nombres.
    }
studio-welcome-gap =
    { $for ->
        [eye] Le { $number } entouré n’a plus qu’un voisin libre : le nombre d’à côté, dans le pointillé. Les deux vont ensemble : touchez la ligne qui les sépare.
       *[ear] Le { $number } en { $cell } n’a plus qu’un voisin libre. Les deux vont ensemble, en { $place } : touchez la ligne qui les sépare.
    }
studio-welcome-once = { $domino } est déjà placé, et chaque domino n’existe qu’une fois.
studio-welcome-wrong = Celui-là ne peut pas être juste. Touchez-le encore une fois pour l’enlever.
studio-welcome-alone = Vous savez maintenant comment faire. Trouvez les autres.
studio-welcome-done = Les six sont trouvés. Vous avez cherché là où il ne restait qu’une possibilité, pour un domino ou pour un nombre.
studio-welcome-counts = Sur la grille suivante, le petit chiffre sous un domino dit à combien d’endroits il peut encore aller.
studio-welcome-today = Jouer le { -puzzle } du jour
studio-welcome-learn = Leçon 1
studio-welcome-skip = Je connais le jeu
# Un lien vers le problème joué, pour d’autres.
studio-play-link = Lien vers ce { -puzzle }
studio-play-copy = Copier le lien
studio-play-copied = Le lien est copié.
studio-play-not-copied = Le navigateur n’autorise pas cette page à copier. Copiez le lien par son menu, ou copiez l’adresse de la page.
studio-kept-counts = Sur cet appareil : { $solved } résolus, { $begun } commencés.
studio-open-title = Ouvrir un { -puzzle } à vous
studio-open-explained = Collez un identifiant de partie, des lignes de nombres ou une ligne de texte, ou choisissez un fichier de { -puzzle(form: "many") }. Un book.json convient aussi, de même qu’un exercice de composition par son nom, sa ligne ou son fichier, une finale de Sperrdomino en une ligne ou écrite comme les parties, et une ligne de parties entières.
studio-open-text = Identifiant, nombres ou texte
studio-open-read = Lire
studio-open-file = Fichier
studio-open-found =
    { $count ->
        [1] 1 { -puzzle } lu.
       *[other] { $count } { -puzzle(form: "many") } lus. Choisissez-en un.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }{ $refused } n’ont pas pu être lus ; la première erreur :
    }
