play-clear-question = Enlever tout ce que tu as mis sur cette grille ?
play-key-try-does = faire un essai : ce que tu poses ensuite s’en va d’un coup avec E, ou reste avec G
play-key-escape-does = abandonne ce que tu as commencé, ou ferme une réponse
play-kept = Ce que tu as fait reste dans ce navigateur, sur cet appareil seulement.
play-not-kept = Tes coups ne peuvent pas être gardés : la mémoire du navigateur est pleine ou désactivée. Ils restent jusqu’à la fermeture de la page. Enregistre ton avancement dans un fichier.
play-aside = La partie gardée ici est illisible : elle est endommagée ou vient d’une autre version. Elle est mise de côté, et tu recommences.
play-entered = écrit par toi
play-count-numbers =
    { $count } { $count ->
        [1] nombre écrit par toi
       *[other] nombres écrits par toi
    }
play-nothing-here = Tu n’as rien mis ici.
play-solved = Tout est juste : tu as résolu le { -puzzle }.
play-look-for-number = Trouve maintenant le nombre en { $cell }.
play-ask-where = Quel { -domino } ? Tape ses deux nombres.
play-try = Ton essai
play-trying = Tu fais un essai. E reprend tout, G le garde.
