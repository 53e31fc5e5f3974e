lesson-tally = Compte d’abord à combien d’endroits les deux nombres de chaque { -domino } se touchent. Note ces comptes : leur liste est le { -tally }.
lesson-sum = Leur somme est { $places } : de quoi vérifier tes comptes.
lesson-seal =
    Un { -domino } qui n’a qu’un emplacement est un <b>sceau</b>. { $reader ->
        [touch] Pose-le sur ses deux cases.
        [embossed] Pose-le sur ses deux cases.
        [display] Pose-le sur ses deux cases.
       *[other] Pose-le : entoure ses deux cases, et son nom dans le { -tally }.
    }
lesson-bar =
    Chaque { -domino } est unique. On lit encore { $domino } sur { $bars }, deux cases libres : { $reader ->
        [touch] mets un <b>{ -bar }</b> entre elles.
        [embossed] mets un <b>{ -bar }</b> entre elles.
        [display] mets un <b>{ -bar }</b> entre elles.
       *[other] trace entre elles un <b>{ -bar }</b>, une ligne épaisse.
    } Elles ne vont jamais ensemble.
lesson-solved = C’est résolu ! Peu importe l’ordre : prends l’étape que tu trouves en premier.
lesson-picture-1 = Un 0 et un 2 ne se touchent qu’à un seul endroit, en pointillé. Le sort du <domino>0:2</domino> est scellé, d’où le nom de <b>sceau</b> : entoure les deux nombres ensemble.
lesson-picture-3 = Chaque { -domino } est unique. Les deux autres 1 qui se touchent ne vont donc jamais ensemble : trace un <b>{ -bar }</b> entre eux.
lesson-picture-6 = Le <domino>1:2</domino> est posé : sépare d’un { -bar } cet autre 1 et cet autre 2. Le 0 et le 1 ne se touchent plus qu’à un endroit : encore un sceau, le <domino>0:1</domino>.
counting-changes = Chaque { -domino } posé prend des emplacements aux autres : barre leur compte et note le nouveau. Au départ, il y a { $places } emplacements : un par paire de voisins.
