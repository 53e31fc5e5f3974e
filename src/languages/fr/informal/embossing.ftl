embossing-setting =
    Désactive toute transcription dans l’embosseuse et dans son pilote : les fichiers sont déjà en braille. Règle la table de caractères, les cellules et les lignes comme indiqué ici pour chaque fichier. Un saut de page termine chaque page. Embosse d’abord la page 1 : si les points finaux deviennent d’autres signes, c’est qu’une autre table est en service.
