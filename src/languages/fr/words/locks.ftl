# Fins de Sperrdomino, où l’on peut forcer quelque chose.

locks-heading = <foreign language="de">Sperrdomino</foreign> : forcez le blocage
locks-intro = Ici, vous terminez des manches de <foreign language="de">Sperrdomino</foreign>, contre Ben. Il n’y a plus rien à piocher, et c’est à vous de jouer. Trouvez le premier coup : un seul est le meilleur.
locks-rules-heading = Ce qu’il faut savoir
locks-rule-turn = Ben et vous jouez à tour de rôle. Un { -domino } va à un bout qui montre un de ses nombres. Celui qui n’a aucun { -domino } qui convienne passe ; celui qui en a un doit jouer.
locks-rule-end = La manche finit quand une main est vide, et cette main gagne. Elle finit aussi quand personne ne peut jouer : c’est le blocage, et la main qui vaut le moins gagne.
locks-rule-points = Le gagnant marque la valeur de tous les { -domino(form: "many") } hors de la chaîne, y compris les deux écartés, que personne n’a pris. Après un blocage, à valeur égale, personne ne marque.
locks-rule-moves = On ne compte que vos coups. Passer compte pour un coup.
locks-proved = Un programme a examiné tout ce que Ben peut répondre. Aucun autre premier coup ne vaut autant.
# $count : combien il y a de finales d’une sorte ; $aim : ce qu’il faut forcer ; $moves : en combien de coups.
locks-group =
    { $count ->
        [1] Finale { $first }
        [2] Finales { $first } et { $last }
       *[other] Finales { $first } à { $last }
    } : { $aim ->
        [lock] le blocage en { $moves } coups
       *[points] le meilleur résultat en { $moves } coups
    }
locks-aim =
    { $aim ->
        [lock] Forcez un blocage que vous gagnez, quoi que Ben réponde. Il vous faut { $moves } coups au plus.
       *[points] Quel résultat pouvez-vous vous assurer, quoi que Ben réponde ? Trouvez le premier coup qui vous assure le plus de points. La manche finit après { $moves } de vos coups au plus.
    }
# $sees : quelles mains on voit.
locks-sees =
    { $sees ->
        [both] Vous voyez les deux mains, et Ben voit la vôtre.
       *[own] Vous ne voyez que votre main. Les deux { -domino(form: "many") } écartés peuvent être n’importe lesquels de ceux que vous ne voyez pas. Votre coup doit être le bon dans tous les cas.
    }
locks-task = Finale { $number }
locks-ends =
    { $same ->
        [yes] Les deux bouts sont { $left }.
       *[no] Les bouts sont { $left } et { $right }.
    }
locks-pips = Hors de la chaîne, les { -domino(form: "many") } valent encore { $pips }.
# $dominoes : une liste.
locks-hand = Vous : { $dominoes }.
locks-other = Ben : { $dominoes }.
# $held : combien d’entre eux Ben tient ; les deux autres sont le talon.
locks-unseen =
    Cachés : { $dominoes }. Ben en tient { $held ->
        [1] 1
       *[other] { $held }
    }.
# Une ligne à remplir, avec les titres de ses colonnes.
locks-form = Premier coup de la finale { $number }
locks-form-domino = { -domino(form: "One") }
locks-form-laid-at = Où le poser
locks-answers =
    { $reader ->
        [screen] <page of="lock-keys" title="Réponses aux finales de Sperrdomino"/>.
        [display] <page of="lock-keys" title="Réponses aux finales de Sperrdomino"/>.
       *[other] Les réponses sont à la page <page of="lock-keys" title="Réponses aux finales de Sperrdomino"/>.
    }
