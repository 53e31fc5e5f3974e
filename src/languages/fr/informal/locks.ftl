locks-heading = <foreign language="de">Sperrdomino</foreign> : force le blocage
locks-intro = Ici, tu termines des manches de <foreign language="de">Sperrdomino</foreign>, contre Ben. Il n’y a plus rien à piocher, et c’est à toi de jouer. Trouve le premier coup : un seul est le meilleur.
locks-rule-turn = Tu joues à tour de rôle avec Ben. Un { -domino } va à un bout qui montre un de ses nombres. Celui qui n’a aucun { -domino } qui convienne passe ; celui qui en a un doit jouer.
locks-rule-moves = On ne compte que tes coups. Passer compte pour un coup.
locks-aim =
    { $aim ->
        [lock] Force un blocage que tu gagnes, quoi que Ben réponde. Il te faut { $moves } coups au plus.
       *[points] Quel résultat peux-tu t’assurer, quoi que Ben réponde ? Trouve le premier coup qui t’assure le plus de points. La manche finit après { $moves } de tes coups au plus.
    }
locks-sees =
    { $sees ->
        [both] Tu vois les deux mains, et Ben voit la tienne.
       *[own] Tu ne vois que ta main. Les deux { -domino(form: "many") } écartés peuvent être n’importe lesquels de ceux que tu ne vois pas. Ton coup doit être le bon dans tous les cas.
    }
locks-hand = Toi : { $dominoes }.
