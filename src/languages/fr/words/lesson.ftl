# Une petite grille résolue ensemble, jusqu’au dernier domino.

lesson-heading = Un exemple pas à pas
lesson-tally = Comptez d’abord à combien d’endroits les deux nombres de chaque { -domino } se touchent. Notez ces comptes : leur liste est le { -tally }.
lesson-sum = Leur somme est { $places } : de quoi vérifier vos comptes.
# Un domino avec son compte.
tally-count = <domino>{ $domino }</domino> en a { $times }
# $counts : une liste de ce qui précède.
lesson-counts = Voici les comptes : { $counts }.
# Avant une étape ; une voix ne doit pas dire un nombre tout seul.
lesson-step =
    { $reader ->
        [aloud] Étape { $number }.
       *[other] { $number }.
    }
# Avant la première étape de chaque technique.
# Pourquoi un domino va là où il va.
# $named : si la technique vient d’être expliquée.
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Sceau :
    } { $domino } n’a qu’un emplacement, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Lacune :
    } { $cell } ne va qu’avec { $neighbour } ; { $domino } va donc sur { $place }.
# De même, quand un trait sépare la case d’une voisine.
lesson-place-gap-barred =
    { $named ->
        [yes] À
       *[no] Lacune : à
    } cause du { -bar }, { $cell } ne va qu’avec { $neighbour } ; { $domino } va donc sur { $place }.
# Les doigts posent un domino là où les yeux tirent une ligne.
lesson-seal =
    Un { -domino } qui n’a qu’un emplacement est un <b>sceau</b>. { $reader ->
        [touch] Posez-le sur ses deux cases.
        [embossed] Posez-le sur ses deux cases.
        [display] Posez-le sur ses deux cases.
       *[other] Posez-le : entourez ses deux cases, et son nom dans le { -tally }.
    }
lesson-gap = Une case à laquelle il ne reste qu’une voisine est une <b>lacune</b> : les deux vont ensemble.
# De même, quand un trait sépare la case d’une voisine.
lesson-taken = Ses deux cases sont prises, ce qui exclut d’autres emplacements.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
lesson-fall = { $domino } perd { $places } ; il lui en reste { $to }.
# $domino : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
lesson-bar =
    Chaque { -domino } est unique. On lit encore { $domino } sur { $bars }, deux cases libres : { $reader ->
        [touch] mettez un <b>{ -bar }</b> entre elles.
        [embossed] mettez un <b>{ -bar }</b> entre elles.
        [display] mettez un <b>{ -bar }</b> entre elles.
       *[other] tracez entre elles un <b>{ -bar }</b>, une ligne épaisse.
    } Elles ne vont jamais ensemble.
# La même chose d’un domino posé plus tard.
lesson-bars = On lit encore { $domino } sur { $bars } : il y faut un { -bar }.
lesson-solved = C’est résolu ! Peu importe l’ordre : prenez l’étape que vous trouvez en premier.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
# $domino : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
# La même grille en sept images, de deux phrases chacune. Ce que montre l’image n’a pas besoin de nom : le rond, les tirets, la croix.
lesson-hidden = Cette fois, six { -domino(form: "many") } se cachent : { $set }.
lesson-picture-1 = Un 0 et un 2 ne se touchent qu’à un seul endroit, en pointillé. Le sort du <domino>0:2</domino> est scellé, d’où le nom de <b>sceau</b> : entourez les deux nombres ensemble.
lesson-picture-2 = Maintenant, le 1 encerclé n’a plus qu’un voisin libre, le 1 au-dessus. Dans cette <b>lacune</b>, il n’y a de place que pour un { -domino } : le <domino>1:1</domino>.
lesson-picture-3 = Chaque { -domino } est unique. Les deux autres 1 qui se touchent ne vont donc jamais ensemble : tracez un <b>{ -bar }</b> entre eux.
lesson-picture-4 = Encore une lacune : ce 0 n’a plus qu’un voisin libre, un autre 0. Voilà le <domino>0:0</domino>.
lesson-picture-5 = Pour ce 1, le { -bar } est un mur. Il ne lui reste que le 2 à côté : c’est le <domino>1:2</domino>.
lesson-picture-6 = Le <domino>1:2</domino> est posé : séparez d’un { -bar } cet autre 1 et cet autre 2. Le 0 et le 1 ne se touchent plus qu’à un endroit : encore un sceau, le <domino>0:1</domino>.
lesson-picture-7 = Le dernier est le <domino>2:2</domino>. C’est résolu, sans rien deviner !
counting-heading = Compter pour avancer
counting-tally = Sur une grande grille, mieux vaut compter. Cette liste est le <b>{ -tally }</b> : elle dit combien d’emplacements a chaque { -domino }. Celui qui n’en a plus qu’un se pose tout de suite.
counting-changes = Chaque { -domino } posé prend des emplacements aux autres : barrez leur compte et notez le nouveau. Au départ, il y a { $places } emplacements : un par paire de voisins.
counting-places = Une lettre désigne la colonne, un chiffre la ligne. Un emplacement couvre deux cases : <place>2 a b</place>, <place>c 3,4</place>.
