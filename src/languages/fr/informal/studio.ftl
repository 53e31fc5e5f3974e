studio-our-fault = Cela n’aurait pas dû arriver : c’est une erreur de ce programme. Ce qui était gardé est toujours là. Recharge la page pour continuer.
studio-helper-died = Le navigateur a arrêté le travail, peut-être faute de mémoire. Rien de ce qui était gardé n’est perdu. Réessaie, ou demande moins.
studio-not-loaded = Un élément nécessaire n’a pas pu être chargé. Es-tu hors ligne, ou y a-t-il une nouvelle version ? Rien de ce qui était gardé n’est perdu. Réessaie, ou recharge la page.
studio-fault-twice = « { $name } » y est deux fois. Un seul pourrait compter : supprime l’autre.
studio-fault-field-unknown =
    Il n’y a pas de champ « { $name } » ici.{ $meant ->
        [none] { "" }
       *[other] { " " }Voulais-tu dire « { $meant } » ?
    }
studio-fault-field-word =
    { $found ->
        [list] Une liste
        [object] Un objet
       *[other] { $found }
    } ne convient pas ici. Mots possibles : { $words }.{ $meant ->
        [none] { "" }
       *[other] { " " }Voulais-tu dire « { $meant } » ?
    }
studio-fault-no-room =
    { $range ->
        [none] Une grille de { $rows } lignes et { $columns } colonnes
       *[other] Une grille des { -domino(form: "many") } jusqu’à { $range }:{ $range }
    } ne tient pas dans cette édition. Prends une grille plus petite ou un papier plus grand, ou laisse cette édition de côté.
studio-fault-character = Il manque « { $character } » ({ $code }) à la police ou au braille. Écris-le autrement.
studio-newer = Il y a une nouvelle version. Tes coups sont conservés.
studio-newer-waits = La nouvelle version attend : cette page contient un livre ou des coups qui seraient perdus. Elle sera là quand tu rouvriras le site.
studio-play-several = Les nombres donnés laissent plus d’une solution. Tu peux jouer, mais il n’y a pas de réponse unique.
studio-daily-waits = Il y a un nouveau { -puzzle } du jour. Celui que tu as commencé reste ici.
studio-forget-question = Effacer toutes les parties, les résultats, les leçons et les réglages que garde ce navigateur, ainsi que le formulaire des livres et les livres que tu as gardés ?
studio-welcome = Trouve les dominos
studio-welcome-rule = Chaque domino de 0:0 à 2:2 se cache ici une seule fois. Trouve les six.
studio-welcome-seal =
    { $for ->
        [eye] { $domino } ne peut aller qu’à un seul endroit, celui en pointillé. C’est donc là qu’il va : touche la ligne entre ses deux nombres.
       *[ear] { $domino } ne peut aller qu’à un seul endroit, { $place }. C’est donc là qu’il va : touche la ligne entre ses deux nombres.
    }
studio-welcome-gap =
    { $for ->
        [eye] Le { $number } entouré n’a plus qu’un voisin libre : le nombre d’à côté, dans le pointillé. Les deux vont ensemble : touche la ligne qui les sépare.
       *[ear] Le { $number } en { $cell } n’a plus qu’un voisin libre. Les deux vont ensemble, en { $place } : touche la ligne qui les sépare.
    }
studio-welcome-wrong = Celui-là ne peut pas être juste. Touche-le encore une fois pour l’enlever.
studio-welcome-alone = Tu sais maintenant comment faire. Trouve les autres.
studio-welcome-done = Les six sont trouvés. Tu as cherché là où il ne restait qu’une possibilité, pour un domino ou pour un nombre.
studio-play-not-copied = Le navigateur n’autorise pas cette page à copier. Copie le lien par son menu, ou copie l’adresse de la page.
studio-open-title = Ouvrir un { -puzzle } à toi
studio-open-explained = Colle un identifiant de partie, des lignes de nombres ou une ligne de texte, ou choisis un fichier de { -puzzle(form: "many") }. Un book.json convient aussi, de même qu’un exercice de composition par son nom, sa ligne ou son fichier, une finale de Sperrdomino en une ligne ou écrite comme les parties, et une ligne de parties entières.
studio-open-found =
    { $count ->
        [1] 1 { -puzzle } lu.
       *[other] { $count } { -puzzle(form: "many") } lus. Choisis-en un.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }{ $refused } n’ont pas pu être lus ; la première erreur :
    }
