# La page de titre ; titre, sous-titre et auteur sont ceux du livre.

# $puzzles : combien le livre en a.
title-page-laying =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. { $puzzles ->
        [1] La grille
       *[other] Chaque grille
    } cache un jeu complet, et tous les nombres sont visibles. Retrouverez-vous les { -domino(form: "many") } ?
# De même, dans un livre qui n’a que des compléments.
title-page-completing =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. { $puzzles ->
        [1] La grille
       *[other] Chaque grille
    } cache un jeu complet de { -domino(form: "many") }. Une partie des nombres est visible. Retrouverez-vous les autres ?
title-page-completions = Un complément ne montre qu’une partie des nombres : trouvez les autres.
title-page-solution =
    { $puzzles ->
        [1] Il
       *[other] Chaque { -puzzle }
    } a exactement une solution.
title-page-figures = Pour les figures de 1921, le nombre de solutions est indiqué.
title-page-tasks = Pour les exercices de pose, le nombre de solutions est indiqué.
# À l’écran, où des liens mènent droit aux règles et au premier problème.
title-page-at-once = Vous connaissez le jeu ? Passez directement au <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.

# Sur la page de titre pour embosseuses : l’écriture, et les caractères du fichier.
title-page-braille =
    { $grade ->
        [contracted] Braille français abrégé.
       *[uncontracted] Braille français intégral.
    }
title-page-characters =
    { $code ->
        [nabcc-lower] Caractères du fichier BRF : table nord-américaine, en minuscules.
        [eurobraille] Caractères du fichier BRF : Eurobraille.
        [tbfr2007] Caractères du fichier BRF : table française de 2007.
        [unicode] Caractères du fichier BRF : Unicode.
       *[nabcc] Caractères BRF : NABCC.
    }
title-page-format = Page : { $lines } lignes de { $cells } cellules.
title-page-transcribed-by = Transcription : { $name }, { $year }.
title-page-transcribed = Transcription : { $year }.
title-page-note = Note de transcription : { $note }
