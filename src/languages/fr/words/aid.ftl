# Les techniques au-delà du sceau et de la lacune, chacune expliquée avant un exemple.

aid-equal-neighbours-explained = Si toutes les voisines encore possibles d’une case portent le même nombre, toute façon de la couvrir donne le même { -stone }. C’est donc ce { -stone } qui la couvre, et il ne va nulle part ailleurs.
aid-fixed-cell-explained = Si tous les emplacements ouverts d’un { -stone } passent par la même case, c’est ce { -stone } qui la couvre. Aucun autre ne le peut : barrez les emplacements d’autres { -stone(form: "many") } qui passent par cette case. Le livre de 1921 appelle cela <foreign language="de">Festlegung</foreign>.
# $solutions : de la petite grille qui suit.
aid-locked-square-explained = Deux { -stone(form: "many") } ne peuvent aller que dans les quatre mêmes cases. Ils les remplissent donc, et aucun autre { -stone } n’y va. Mais ils peuvent s’y poser de deux façons. Une grille avec un carré verrouillé a donc au moins deux solutions ; cette petite grille en a { $solutions }. Aucun { -puzzle } de ce livre n’en contient.
aid-overlap-explained = Regardez tous les emplacements ouverts d’un { -stone }. Un autre emplacement qui partage une case avec chacun d’eux n’en laisserait aucun à ce { -stone } : il est donc exclu.
aid-forced-duplicate-explained = Prenez une case et l’une de ses voisines, et regardez les autres façons de couvrir la case. Si toutes donnent le même { -stone }, la case en a besoin dès que la voisine est prise ailleurs. Ce { -stone } ne peut donc pas prendre lui-même la voisine sans la case : il en faudrait deux.
aid-forced-duplicate-of-two-explained = Deux cases peuvent avoir besoin du même { -stone }. Supposez qu’un autre { -stone } prenne une voisine à chacune. S’il ne leur reste alors que ce même { -stone }, et qu’il ne puisse pas les couvrir toutes les deux, c’est impossible : il n’existe qu’une fois.
aid-odd-area-explained = Parfois, un { -stone } isolerait des cases en nombre impair : pour aller d’elles au reste de la grille ouverte, il faut passer par les deux cases de ce { -stone }. Or on ne peut pas couvrir un nombre impair de cases avec des { -stone(form: "many") }, car chacun en couvre deux. L’emplacement est donc exclu. Le livre de 1921 appelle trou, en allemand <foreign language="de">Loch</foreign>, une case restée seule.
aid-cell-set-explained = Prenez des cases de même nombre, dont aucune ne peut former un { -stone } avec une autre, et notez les { -stone(form: "many") } qui peuvent encore les couvrir. S’il y a exactement autant de { -stone(form: "many") } que de cases, chacun couvre l’une de ces cases et ne va pas ailleurs.
aid-hidden-set-explained = Prenez quelques { -stone(form: "many") } et autant de cases. Si tous les emplacements ouverts de ces { -stone(form: "many") } passent par ces cases, ils se les partagent : chacun en couvre une seule, et aucun autre { -stone } n’y va.
aid-cell-set-with-double-explained = C’est un groupe de cases de même nombre dont deux peuvent former ensemble un { -stone }, le double de ce nombre. S’il y a un { -stone } de moins que de cases, le double doit en couvrir deux, et tous ces { -stone(form: "many") } servent ici. S’il y en a autant que de cases, le double en couvre au moins une. Ce qui sert ici est exclu ailleurs.
aid-mixed-set-explained = Les cases d’un groupe peuvent aussi porter des nombres différents. Prenez trois cases ou plus, dont aucune ne peut former un { -stone } avec une autre, et notez les { -stone(form: "many") } qui peuvent encore les couvrir. S’il y a exactement autant de { -stone(form: "many") } que de cases, aucun d’eux ne va ailleurs.
aid-chain-explained = Une case ou un { -stone } à deux emplacements ouverts est un maillon : l’un des deux est le bon, l’autre non. Des maillons qui partagent des emplacements forment une chaîne, et un seul choix les décide tous. Il n’y a donc que deux cas. Si l’un met deux { -stone(form: "many") } sur une case ou un { -stone } à deux endroits, ou s’il laisse une case ou un { -stone } sans emplacement, c’est l’autre qui est le bon. Et un emplacement impossible dans les deux cas se barre tout de suite.
aid-matching-explained = Imaginez la grille coloriée comme un échiquier : chaque { -stone } couvre une case noire et une blanche. Prenez des cases d’une même couleur et toutes leurs voisines encore possibles. S’il n’y a pas plus de voisines que de cases, ces cases ont besoin de toutes leurs voisines : aucune autre case ne peut former un { -stone } avec l’une de ces voisines.
aid-trial-explained = Prenez un emplacement et supposez que son { -stone } y aille. Posez, en pensée ou avec d’autres { -stone(form: "many") }, les sceaux et les lacunes qui en découlent, jusqu’à ce qu’une case ou un { -stone } n’ait plus d’emplacement. L’emplacement supposé est alors exclu. Le livre de 1921 appelle cela un sceau provisoire, et trou une case enfermée de tous côtés. Seul le niveau maître en a besoin.
# $laid : combien de dominos sont posés avant que la technique serve.
aid-laid =
    Jusqu’ici, { $laid ->
        [1] un { -stone } est posé
       *[other] { $laid } { -stone(form: "many") } sont posés
    }.
# $number : le nombre encerclé auquel une supposition ne laisse pas de voisin. $stone : le domino supposé.
aid-supposed = Le { $number } encerclé n’a plus d’emplacement ouvert. Le { $stone } ne va donc pas sur la croix.
# Avant la première technique que les parties d’un livre expliquent.
techniques-heading = Quand sceaux et lacunes ne suffisent plus
techniques-cross-out = Seul un sceau ou une lacune permet de poser un { -stone }. Les autres { -aid(form: "many") } montrent où un { -stone } ne peut pas aller. Barrez cet emplacement : tracez un { -stroke } entre ses deux cases, et ôtez 1 du { -tally }. Tôt ou tard, un sceau ou une lacune finit par se montrer.
techniques-open = Un emplacement est ouvert tant que ses deux cases sont libres, que son { -stone } n’est pas posé et que vous ne l’avez pas barré.
techniques-ring = Dans les images, un rond signale le nombre dont il est question, un pointillé un emplacement possible, et une croix un emplacement exclu.
techniques-turning = L’étape la plus difficile d’un { -puzzle } est son <b>tournant</b>. Une image l’explique, à la page indiquée au bas du { -puzzle }.
techniques-cells-listed = Les cases dont nous parlons sont indiquées sous la grille.
# Les techniques pour les nombres des compléments, en liste.
techniques-for-numbers = { -aid(form: "Many") } pour les nombres
technique-three-explained = <b>Trio :</b> une case ne peut plus appartenir qu’à un seul trio. Les cases de ce trio portent le même nombre : si vous en connaissez un, vous les avez tous.
technique-only-number-explained = <b>Seul nombre :</b> une case n’a plus qu’un nombre possible.
technique-last-cells-explained = <b>Dernières cases d’un nombre :</b> il reste juste assez de cases pour ce nombre.
technique-filling-seal-explained = <b>Sceau :</b> un { -stone } n’a plus qu’un emplacement, et c’est là que vont ses nombres.
technique-filling-gap-explained = <b>Lacune :</b> une case n’a plus qu’une voisine possible ; un { -stone } va donc sur les deux, quel qu’il soit.
technique-no-three-explained = <b>Autres trios exclus :</b> si une case n’entre dans aucun trio d’un nombre, elle ne porte pas ce nombre.
technique-no-domino-explained = <b>Autres { -stone(form: "many") } exclus :</b> si aucun { -stone } qui peut couvrir une case n’y met un nombre, elle ne le porte pas.
technique-second-link-explained = <b>Deuxième lien :</b> un deuxième { -stone } qui relierait les deux mêmes trios serait identique, et il est donc exclu.
technique-supposition-explained = <b>Supposition :</b> supposez un nombre dans une case ; si cela mène à une impasse, barrez ce nombre.
# De même à côté de l’image de son exemple, en deux phrases. Un rond, un pointillé ou une croix montre l’endroit.
aid-equal-neighbours-seen = À côté du 3 encerclé, il ne reste que des 0. C’est donc le <stone>0:3</stone> qui le couvre, et il ne va pas sur la croix.
aid-fixed-cell-seen = Où qu’aille le <stone>0:1</stone>, il couvre le 1 encerclé. Aucun autre { -stone } ne le peut : pas de <stone>1:3</stone> sur la croix.
aid-locked-square-seen = Le <stone>0:2</stone> et le <stone>1:2</stone> ne vont que dans le carré encerclé, de deux façons. Cette grille a donc { $solutions } solutions, et aucun { -puzzle } de ce livre n’a un tel carré.
aid-overlap-seen = Le <stone>1:2</stone> va sur l’un des emplacements en pointillé. Un <stone>2:2</stone> entre eux prendrait une case à chacun : barrez cet emplacement.
aid-forced-duplicate-seen = Avec le <stone>1:3</stone> sur la croix, il ne resterait au 3 encerclé que le 1 voisin, soit encore le <stone>1:3</stone>. Or il n’y en a qu’un : il ne va donc pas là.
aid-forced-duplicate-of-two-seen = Un <stone>0:2</stone> sur la croix ne laisserait aux deux nombres encerclés que le <stone>1:3</stone>. Il n’y en a qu’un : le <stone>0:2</stone> ne va donc pas là.
aid-odd-area-seen = Un <stone>0:1</stone> sur la croix isolerait les trois nombres encerclés. Or on ne peut pas couvrir trois cases avec des { -stone(form: "many") } : le <stone>0:1</stone> ne va donc pas là.
aid-cell-set-seen = Seuls le <stone>2:3</stone> et le <stone>3:3</stone> peuvent couvrir les deux 3 encerclés. Ils sont donc pris tous les deux, et aucun ne va sur la croix.
aid-hidden-set-seen = Le <stone>0:1</stone>, le <stone>0:3</stone> et le <stone>1:3</stone> doivent couvrir chacun l’un des trois nombres encerclés. Aucun autre { -stone } ne peut donc les couvrir.
aid-cell-set-with-double-seen = Seuls le <stone>1:1</stone>, le <stone>1:2</stone> et le <stone>1:3</stone> peuvent couvrir les trois 1 encerclés. Sans le <stone>1:1</stone>, l’un d’eux resterait sans { -stone }.
aid-mixed-set-seen = Seuls le <stone>1:2</stone>, le <stone>1:3</stone> et le <stone>2:3</stone> peuvent couvrir les trois nombres encerclés. Ils sont donc pris tous les trois, et aucun ne va sur les croix.
aid-chain-seen = Dans le carré encerclé vont le <stone>2:2</stone> et le <stone>0:3</stone>, ou bien le <stone>0:2</stone> sur son côté droit. Les deux premiers ne laisseraient aucun emplacement au <stone>2:3</stone>.
aid-matching-seen = Les trois nombres encerclés n’ont à eux trois que trois voisins libres. Il leur faut les trois : aucun autre nombre ne peut en prendre un.
aid-trial-seen = Supposez que le <stone>1:2</stone> soit sur la croix. Posez alors ce qui s’ensuit.
# Ce qui s’ensuit, à côté de la deuxième image. $number : le nombre encerclé.
aid-then-gap = Le { $number } encerclé n’a plus qu’un emplacement ouvert : le { $stone } va donc là.
aid-then-seal = Le { $stone } n’a plus qu’un emplacement, celui en pointillé.
aid-then-pair = Chacun des deux nombres encerclés n’a plus d’autre voisin que l’autre : c’est le { $stone }.
# Suite : le premier problème qui la demande.
aid-try = À essayer : { -puzzle } { $number }.
