lesson-tally = Compte d’abord sur combien d’emplacements chaque { -stone } montre ses deux nombres. Écris les comptes en liste : c’est le { -tally }.
lesson-sum = Leur somme est { $places } : de quoi vérifier tes comptes.
lesson-seal =
    Un { -stone } qui n’a qu’un emplacement est un <b>sceau</b>. { $reader ->
        [touch] Pose-le sur ses deux cases.
        [embossed] Pose-le sur ses deux cases.
        [display] Pose-le sur ses deux cases.
       *[other] Pose-le : entoure ses deux cases, et son nom dans le { -tally }.
    }
lesson-bar =
    Chaque { -stone } est unique. { $stone } se lit encore sur { $bars }, deux cases libres : { $reader ->
        [touch] mets un <b>{ -stroke }</b> entre les deux cases.
        [embossed] mets un <b>{ -stroke }</b> entre les deux cases.
        [display] mets un <b>{ -stroke }</b> entre les deux cases.
       *[other] tires-y un <b>{ -stroke }</b>, une ligne épaisse entre les deux cases.
    } Elles ne vont jamais ensemble.
lesson-solved = Résolu ! Prends l’étape que tu vois d’abord.
lesson-picture-1 = Un 0 et un 2 ne se touchent qu’à un seul endroit, en pointillé : c’est un <b>sceau</b>. Le <stone>0:2</stone> est donc là : entoure les deux nombres ensemble.
lesson-picture-3 = Chaque { -stone } est unique. Les deux autres 1 qui se touchent ne vont donc jamais ensemble : tire un <b>{ -stroke }</b> entre eux.
counting-changes = Chaque { -stone } posé prend des emplacements aux autres : barre leur compte et écris le nouveau. Au départ, leur somme est { $places }, un par paire de voisins.
