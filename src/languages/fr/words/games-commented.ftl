# La manche de Sperrdomino du livre de 1921, coup par coup.

commented-heading = Une manche de <foreign language="de">Sperrdomino</foreign>
commented-lead = Le livre de 1921 termine ses règles par cette manche : un blocage qui rapporte { $points } points.
commented-replayed = Un programme l’a rejouée selon les règles du <foreign language="de">Sperrdomino</foreign>. C’est lui qui a établi les { -domino(form: "many") }, les bouts, les choix et les points donnés ici. L’ancien livre appelle les joueurs A et B ; ici, ce sont Ada et Ben.
sperrdomino-hand-heading = Ce qu’on a en main
sperrdomino-names-of-holdings = Chaque nombre figure sur 7 { -domino(form: "many") }. Quand une main en réunit plusieurs, l’ancien livre leur donne un nom :
sperrdomino-blase = Les sept à la fois : <foreign language="de">Blase</foreign>, une bulle.
sperrdomino-ueberforsche = Six, double compris : <foreign language="de">Überforsche</foreign>. Six sans le double : une petite <foreign language="de">Überforsche</foreign>.
sperrdomino-forsche = Cinq, double compris : <foreign language="de">Forsche</foreign>, une force. Cinq sans le double : une petite force.
sperrdomino-klemme = Quatre, double compris : <foreign language="de">Klemme</foreign>, une pince. Le double est en danger.
sperrdomino-falle = Trois sans le double : <foreign language="de">Falle</foreign>, un piège pour le double de l’autre.
sperrdomino-more-is-not-better = En avoir plus n’est pas toujours mieux. Avec les 7, vous n’en faites sortir aucun de l’autre main ; avec 6, un seul. Une force fait sortir les deux qui manquent, et c’est souvent ainsi que commence un blocage.
sperrdomino-holding-on-the-double = Si vous avez un piège, n’en jouez pas les { -domino(form: "many") } de vous-même. Gardez-les pour couvrir ce nombre chaque fois que l’autre l’amène à un bout : le double ne pourra jamais être posé. Cela s’appelle tenir contre le double. De là vient un usage : commencez par un double élevé, et il ne pourra plus être enfermé.
sperrdomino-lock-example = Un exemple : 18 { -domino(form: "many") } sont dans la chaîne et valent 105. Les 28 valent 168, il en reste donc 63. Vous avez déduit que les deux { -domino(form: "many") } écartés valent 14. Les deux mains valent donc 49 à elles deux. Si la vôtre vaut 24 ou moins, bloquez la chaîne : cela rapporte 63 points.
commented-deal-heading = La donne
# Les joueurs ; les messages qui reçoivent un $player ont l’un de ces noms.
commented-player-a = Ada
commented-player-b = Ben
# $dominoes, ici et plus bas : une liste.
commented-takes = { $player } prend { $dominoes }.
commented-stock = La pioche compte { $stock } { -domino(form: "many") }. Chaque main a une pince : Ada dans les 1, Ben dans les 0.
commented-move = Coup { $number } : { $player }
commented-buys =
    { $player } { $mustBuy ->
        [yes] ne peut pas jouer et pioche
       *[no] pourrait jouer, mais pioche d’abord
    } { $dominoes }.
# $holdings : une liste de ce qui suit.
commented-holds = Sa main contient maintenant { $holdings }.
holding-blase = une bulle en { $numbers }
holding-ueberforsche = une <foreign language="de">Überforsche</foreign> en { $numbers }
holding-kleine-ueberforsche = une petite <foreign language="de">Überforsche</foreign> en { $numbers }
holding-forsche = une force en { $numbers }
holding-kleine-forsche = une petite force en { $numbers }
holding-klemme = une pince en { $numbers }
holding-falle = un piège pour le double en { $numbers }
# $unseen : combien de dominos achetés ne sont pas nommés.
commented-passes =
    { $player } ne peut pas jouer{ $unseen ->
        [0] { "" }
       *[other] { " " }et pioche les { $unseen } { -domino(form: "many") } qui restent ; l’ancien livre ne les nomme pas. Quels qu’ils soient, aucun ne convient
    }. { $player } passe.
commented-begins = { $player } commence par <domino>{ $domino }</domino>.
commented-lays =
    { $player } joue <domino>{ $domino }</domino> { $end ->
        [left] à gauche
       *[right] à droite
    }.
commented-others = On pourrait aussi jouer { $dominoes }.
commented-no-others = Aucun autre { -domino } de cette main ne convient.
commented-ends =
    { $same ->
        [yes] Les deux bouts sont { $left }.
       *[no] Les bouts sont { $left } et { $right }.
    }
# $unseen : combien de dominos cette main tient en plus.
commented-hand =
    { $player } tient { $dominoes }{ $unseen ->
        [0] { "" }
       *[other] { " " }et { $unseen } qui ne sont pas nommés
    }.
commented-stock-left =
    { $stock ->
        [0] Il n’y a plus rien à piocher.
       *[other] Il en reste { $stock } à piocher.
    }
commented-decided-heading = Pourquoi la manche est décidée
commented-decided = Ada ne le sait pas encore. Tous les { -domino(form: "many") } qui portent les nombres des bouts sont dans la chaîne ou dans les deux mains : piocher ne sert plus à rien. Et quel que soit le { -domino } qu’Ada joue, Ben a une réponse qui ramène l’un de ces deux nombres :
commented-answer = <domino>{ $domino }</domino> : Ben répond par <domino>{ $answer }</domino>.
commented-decided-any-order = L’ordre n’y change rien. Le programme a essayé tous les ordres dans lesquels Ada peut poser ces { -domino(form: "many") } : chacun mène au même blocage.
commented-result-heading = Le résultat
commented-locked = Les deux bouts sont { $number }, et les { $withNumber } { -domino(form: "many") } avec ce nombre sont tous dans la chaîne : elle est bloquée. Ses { $dominoes } { -domino(form: "many") } valent { $pips }.
# $ben, $ada : la valeur de leurs mains ; $pips : celle de la chaîne.
commented-result = Ben garde { $dominoes }, qui valent { $ben }. La main d’Ada vaut au moins { $ada }, quels que soient les { $unseen } derniers { -domino(form: "many") }. Ben gagne donc et marque ce qui n’est pas dans la chaîne, les deux écartés compris : 168 moins { $pips }, soit { $points } points.
commented-no-mistake = Selon l’ancien livre, Ada n’a pas fait d’erreur. Son seul tort fut de commencer par un double, comme le veut l’usage.
commented-most-heading = Est-ce le maximum ?
commented-most = L’ancien livre dit qu’un blocage demande au moins 13 { -domino(form: "many") }, et que { $points } points sont le maximum. C’est faux. Dix { -domino(form: "many") } suffisent pour bloquer une chaîne selon les règles. Ils valent 42, ce qui fait 126 points :
commented-most-with-talon = Si <domino>0:5</domino> et <domino>0:6</domino> sont les deux écartés, sept { -domino(form: "many") } suffisent. Ils valent 20, ce qui fait 148 points :
commented-most-proved = C’est le maximum, et aucun blocage n’est plus court. Un programme l’a prouvé : il a examiné toutes les chaînes de six { -domino(form: "many") } au plus, et toutes celles qui valent 20 au plus. Il a aussi examiné toutes les façons de vider sa main.
sperrdomino-open-heading = Ce que l’ancien livre ne précise pas
sperrdomino-open = À valeur égale après un blocage, ici, personne ne marque. Il faut piocher même quand plus aucun { -domino } ne peut convenir. Décidez ensemble si celui qui passe montre sa main.
