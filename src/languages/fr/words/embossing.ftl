# embossing.txt, pour qui envoie les fichiers à une embosseuse.

embossing-heading = { $title } : pour embosser ce livre
embossing-setting =
    Désactivez toute transcription dans l’embosseuse et dans son pilote : les fichiers sont déjà en braille. Réglez la table de caractères, les cellules et les lignes comme indiqué ici pour chaque fichier. Un saut de page termine chaque page. Embossez d’abord la page 1 : si les points finaux deviennent d’autres signes, c’est qu’une autre table est en service.
embossing-sheets =
    { $sides ->
        [both] Embossage recto verso (interpoint) : { $sheets } feuilles.
       *[one] Embossage d’un seul côté : { $sheets } feuilles.
    }
embossing-pef = book.pef : les mêmes volumes en un seul fichier. Il indique lui-même ses cellules, ses lignes et ses faces, et se passe de table.
