# Les techniques au-delà du sceau et de la lacune, chacune expliquée avant un exemple.

technique-equal-neighbours-explained = Si toutes les voisines encore possibles d’une case portent le même nombre, toute façon de la couvrir donne le même { -domino }. C’est donc ce { -domino } qui la couvre, et il ne va nulle part ailleurs.
technique-fixed-cell-explained = Si tous les emplacements ouverts d’un { -domino } passent par la même case, c’est ce { -domino } qui la couvre. Aucun autre ne le peut : barrez les emplacements d’autres { -domino(form: "many") } qui passent par cette case. Le livre de 1921 appelle cela <foreign language="de">Festlegung</foreign>.
# $solutions : de la petite grille qui suit.
technique-locked-square-explained = Deux { -domino(form: "many") } ne peuvent aller que dans les quatre mêmes cases. Ils les remplissent donc, et aucun autre { -domino } n’y va. Mais ils peuvent s’y poser de deux façons. Une grille avec un carré verrouillé a donc au moins deux solutions ; cette petite grille en a { $solutions }. Aucun { -puzzle } de ce livre n’en contient.
technique-overlap-explained = Regardez tous les emplacements ouverts d’un { -domino }. Un autre emplacement qui partage une case avec chacun d’eux n’en laisserait aucun à ce { -domino } : il est donc exclu.
technique-forced-duplicate-explained = Prenez une case et l’une de ses voisines, et regardez les autres façons de couvrir la case. Si toutes donnent le même { -domino }, la case en a besoin dès que la voisine est prise ailleurs. Ce { -domino } ne peut donc pas prendre lui-même la voisine sans la case : il en faudrait deux.
technique-forced-duplicate-of-two-explained = Deux cases peuvent avoir besoin du même { -domino }. Supposez qu’un autre { -domino } prenne une voisine à chacune. S’il ne leur reste alors que ce même { -domino }, et qu’il ne puisse pas les couvrir toutes les deux, c’est impossible : il n’existe qu’une fois.
technique-odd-area-explained = Parfois, un { -domino } isolerait des cases en nombre impair : pour aller d’elles au reste de la grille ouverte, il faut passer par les deux cases de ce { -domino }. Or on ne peut pas couvrir un nombre impair de cases avec des { -domino(form: "many") }, car chacun en couvre deux. L’emplacement est donc exclu. Le livre de 1921 appelle trou, en allemand <foreign language="de">Loch</foreign>, une case restée seule.
technique-cell-set-explained = Prenez des cases de même nombre, dont aucune ne peut former un { -domino } avec une autre, et notez les { -domino(form: "many") } qui peuvent encore les couvrir. S’il y a exactement autant de { -domino(form: "many") } que de cases, chacun couvre l’une de ces cases et ne va pas ailleurs.
technique-hidden-set-explained = Prenez quelques { -domino(form: "many") } et autant de cases. Si tous les emplacements ouverts de ces { -domino(form: "many") } passent par ces cases, ils se les partagent : chacun en couvre une seule, et aucun autre { -domino } n’y va.
technique-cell-set-with-double-explained = C’est un groupe de cases de même nombre dont deux peuvent former ensemble un { -domino }, le double de ce nombre. S’il y a un { -domino } de moins que de cases, le double doit en couvrir deux, et tous ces { -domino(form: "many") } servent ici. S’il y en a autant que de cases, le double en couvre au moins une. Ce qui sert ici est exclu ailleurs.
technique-mixed-set-explained = Les cases d’un groupe peuvent aussi porter des nombres différents. Prenez trois cases ou plus, dont aucune ne peut former un { -domino } avec une autre, et notez les { -domino(form: "many") } qui peuvent encore les couvrir. S’il y a exactement autant de { -domino(form: "many") } que de cases, aucun d’eux ne va ailleurs.
technique-chain-explained = Une case ou un { -domino } à deux emplacements ouverts est un maillon : l’un des deux est le bon, l’autre non. Des maillons qui partagent des emplacements forment une chaîne, et un seul choix les décide tous. Il n’y a donc que deux cas. Si l’un met deux { -domino(form: "many") } sur une case ou un { -domino } à deux endroits, ou s’il laisse une case ou un { -domino } sans emplacement, c’est l’autre qui est le bon. Et un emplacement impossible dans les deux cas se barre tout de suite.
technique-matching-explained = Imaginez la grille coloriée comme un échiquier : chaque { -domino } couvre une case noire et une blanche. Prenez des cases d’une même couleur et toutes leurs voisines encore possibles. S’il n’y a pas plus de voisines que de cases, ces cases ont besoin de toutes leurs voisines : aucune autre case ne peut former un { -domino } avec l’une de ces voisines.
technique-trial-explained = Prenez un emplacement et supposez que son { -domino } y aille. Posez, en pensée ou avec d’autres { -domino(form: "many") }, les sceaux et les lacunes qui en découlent, jusqu’à ce qu’une case ou un { -domino } n’ait plus d’emplacement. L’emplacement supposé est alors exclu. Le livre de 1921 appelle cela un sceau provisoire, et trou une case enfermée de tous côtés. Seul le niveau maître en a besoin.
# $laid : combien de dominos sont posés avant que la technique serve.
technique-laid =
    Jusqu’ici, { $laid ->
        [1] un { -domino } est posé
       *[other] { $laid } { -domino(form: "many") } sont posés
    }.
# $number : le nombre encerclé auquel une supposition ne laisse pas de voisin. $domino : le domino supposé.
technique-supposed = Le { $number } encerclé n’a plus d’emplacement ouvert. Le { $domino } ne va donc pas sur la croix.
# Avant la première technique que les parties d’un livre expliquent.
techniques-heading = Quand sceaux et lacunes ne suffisent plus
techniques-cross-out = Seul un sceau ou une lacune permet de poser un { -domino }. Les autres { -technique(form: "many") } montrent où un { -domino } ne peut pas aller. Barrez cet emplacement : tracez un { -bar } entre ses deux cases, et ôtez 1 du { -tally }. Tôt ou tard, un sceau ou une lacune finit par se montrer.
techniques-open = Un emplacement est ouvert tant que ses deux cases sont libres, que son { -domino } n’est pas posé et que vous ne l’avez pas barré.
techniques-ring = Dans les images, un rond signale le nombre dont il est question, un pointillé un emplacement possible, et une croix un emplacement exclu.
techniques-turning = L’étape la plus difficile d’un { -puzzle } est son <b>tournant</b>. Une image l’explique, à la page indiquée au bas du { -puzzle }.
techniques-cells-listed = Les cases dont nous parlons sont indiquées sous la grille.
# Les techniques pour les nombres des compléments, en liste.
techniques-for-numbers = { -technique(form: "Many") } pour les nombres
technique-three-explained = <b>Trio :</b> une case ne peut plus appartenir qu’à un seul trio. Les cases de ce trio portent le même nombre : si vous en connaissez un, vous les avez tous.
technique-only-number-explained = <b>Seul nombre :</b> une case n’a plus qu’un nombre possible.
technique-last-cells-explained = <b>Dernières cases d’un nombre :</b> il reste juste assez de cases pour ce nombre.
technique-filling-seal-explained = <b>Sceau :</b> un { -domino } n’a plus qu’un emplacement, et c’est là que vont ses nombres.
technique-filling-gap-explained = <b>Lacune :</b> une case n’a plus qu’une voisine possible ; un { -domino } va donc sur les deux, quel qu’il soit.
technique-no-three-explained = <b>Autres trios exclus :</b> si une case n’entre dans aucun trio d’un nombre, elle ne porte pas ce nombre.
technique-no-domino-explained = <b>Autres { -domino(form: "many") } exclus :</b> si aucun { -domino } qui peut couvrir une case n’y met un nombre, elle ne le porte pas.
technique-second-link-explained = <b>Deuxième lien :</b> un deuxième { -domino } qui relierait les deux mêmes trios serait identique, et il est donc exclu.
technique-supposition-explained = <b>Supposition :</b> supposez un nombre dans une case ; si cela mène à une impasse, barrez ce nombre.
# De même à côté de l’image de son exemple, en deux phrases. Un rond, un pointillé ou une croix montre l’endroit.
technique-equal-neighbours-seen = À côté du 3 encerclé, il ne reste que des 0. C’est donc le <domino>0:3</domino> qui le couvre, et il ne va pas sur la croix.
technique-fixed-cell-seen = Où qu’aille le <domino>0:1</domino>, il couvre le 1 encerclé. Aucun autre { -domino } ne le peut : pas de <domino>1:3</domino> sur la croix.
technique-locked-square-seen = Le <domino>0:2</domino> et le <domino>1:2</domino> ne vont que dans le carré encerclé, de deux façons. Cette grille a donc { $solutions } solutions, et aucun { -puzzle } de ce livre n’a un tel carré.
technique-overlap-seen = Le <domino>1:2</domino> va sur l’un des emplacements en pointillé. Un <domino>2:2</domino> entre eux prendrait une case à chacun : barrez cet emplacement.
technique-forced-duplicate-seen = Avec le <domino>1:3</domino> sur la croix, il ne resterait au 3 encerclé que le 1 voisin, soit encore le <domino>1:3</domino>. Or il n’y en a qu’un : il ne va donc pas là.
technique-forced-duplicate-of-two-seen = Un <domino>0:2</domino> sur la croix ne laisserait aux deux nombres encerclés que le <domino>1:3</domino>. Il n’y en a qu’un : le <domino>0:2</domino> ne va donc pas là.
technique-odd-area-seen = Un <domino>0:1</domino> sur la croix isolerait les trois nombres encerclés. Or on ne peut pas couvrir trois cases avec des { -domino(form: "many") } : le <domino>0:1</domino> ne va donc pas là.
technique-cell-set-seen = Seuls le <domino>2:3</domino> et le <domino>3:3</domino> peuvent couvrir les deux 3 encerclés. Ils sont donc pris tous les deux, et aucun ne va sur la croix.
technique-hidden-set-seen = Le <domino>0:1</domino>, le <domino>0:3</domino> et le <domino>1:3</domino> doivent couvrir chacun l’un des trois nombres encerclés. Aucun autre { -domino } ne peut donc les couvrir.
technique-cell-set-with-double-seen = Seuls le <domino>1:1</domino>, le <domino>1:2</domino> et le <domino>1:3</domino> peuvent couvrir les trois 1 encerclés. Sans le <domino>1:1</domino>, l’un d’eux resterait sans { -domino }.
technique-mixed-set-seen = Seuls le <domino>1:2</domino>, le <domino>1:3</domino> et le <domino>2:3</domino> peuvent couvrir les trois nombres encerclés. Ils sont donc pris tous les trois, et aucun ne va sur les croix.
technique-chain-seen = Dans le carré encerclé vont le <domino>2:2</domino> et le <domino>0:3</domino>, ou bien le <domino>0:2</domino> sur son côté droit. Les deux premiers ne laisseraient aucun emplacement au <domino>2:3</domino>.
technique-matching-seen = Les trois nombres encerclés n’ont à eux trois que trois voisins libres. Il leur faut les trois : aucun autre nombre ne peut en prendre un.
technique-trial-seen = Supposez que le <domino>1:2</domino> soit sur la croix. Posez alors ce qui s’ensuit.
# Ce qui s’ensuit, à côté de la deuxième image. $number : le nombre encerclé.
technique-then-gap = Le { $number } encerclé n’a plus qu’un emplacement ouvert : le { $domino } va donc là.
technique-then-seal = Le { $domino } n’a plus qu’un emplacement, celui en pointillé.
technique-then-pair = Chacun des deux nombres encerclés n’a plus d’autre voisin que l’autre : c’est le { $domino }.
# Suite : le premier problème qui la demande.
technique-try = À essayer : { -puzzle } { $number }.
