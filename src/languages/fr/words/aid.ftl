# Les techniques au-delà du sceau et de la lacune, chacune expliquée avant un exemple.

aid-equal-neighbours-explained = Une case ne peut plus s’unir qu’à des voisines de même nombre ? Alors toute façon de la couvrir donne le même { -stone }. C’est donc ce { -stone } qui couvre la case, et il ne va nulle part ailleurs.
aid-fixed-cell-explained = Si tous les emplacements ouverts d’un { -stone } passent par la même case, c’est ce { -stone } qui la couvre. Aucun autre ne le peut : barrez les emplacements de cette case qui en montrent d’autres. Le livre de 1921 nomme cela <foreign language="de">Festlegung</foreign>.
# $solutions : de la petite grille qui suit.
aid-locked-square-explained = Deux { -stone(form: "many") } ne peuvent aller que dans les quatre mêmes cases. Ils les remplissent donc, et aucun autre { -stone } n’y vient. Mais on peut les tourner dans leur carré. Une grille avec un carré verrouillé a donc au moins deux solutions ; cette petite grille en a { $solutions }. Aucun { -puzzle } de ce livre n’en contient.
aid-overlap-explained = Regardez tous les emplacements ouverts d’un { -stone }. Un autre emplacement qui partage une case avec chacun d’eux ne lui en laisserait aucun. Rien ne va donc là.
aid-forced-duplicate-explained = Prenez une case et l’une de ses voisines, et regardez les autres façons de couvrir la case. Si toutes montrent le même { -stone }, la case a besoin de lui dès que la voisine part ailleurs. Ce { -stone } ne peut donc pas emmener lui-même la voisine : il le faudrait deux fois.
aid-forced-duplicate-of-two-explained = Deux cases peuvent avoir le même besoin. Supposez qu’un { -stone } prenne une voisine à chacune. S’il ne reste alors aux deux qu’un seul et même { -stone }, sans qu’il puisse les couvrir ensemble, c’est impossible : ce { -stone } n’existe qu’une fois.
aid-odd-area-explained = Parfois, un { -stone } couperait quelques cases de toutes les autres : tout chemin qui mène d’elles au reste de la grille ouverte passe par ses deux cases. Si leur nombre est impair, des { -stone(form: "many") } ne peuvent pas les remplir, car chacun en couvre deux. Aucun { -stone } ne va donc là. Le livre de 1921 appelle trou, en allemand <foreign language="de">Loch</foreign>, une case qui reste seule.
aid-cell-set-explained = Prenez des cases de même nombre, dont aucune ne peut s’unir à une autre, et notez les { -stone(form: "many") } qui peuvent encore les couvrir. S’il y a juste autant de { -stone(form: "many") } que de cases, chaque case prend l’un d’eux. Aucun d’eux ne va donc ailleurs.
aid-hidden-set-explained = Prenez quelques { -stone(form: "many") } et autant de cases. Si tout emplacement ouvert de chacun de ces { -stone(form: "many") } passe par l’une de ces cases, ils se les partagent. Aucun autre { -stone } ne couvre donc l’une de ces cases, et aucun de ceux-ci n’en prend deux.
aid-cell-set-with-double-explained = C’est un groupe de cases de même nombre dont deux peuvent s’unir : le double de ce nombre y tient. S’il y a un { -stone } de moins que de cases, le double doit couvrir deux des cases, et tous les { -stone(form: "many") } servent ici. S’il y a autant de { -stone(form: "many") } que de cases, le double couvre au moins une des cases. Ce qui sert ici ne va nulle part ailleurs.
aid-mixed-set-explained = Un groupe de cases n’a pas besoin d’un nombre unique. Prenez trois cases ou plus, dont aucune ne peut s’unir à une autre, et notez les { -stone(form: "many") } qui peuvent encore les couvrir. S’il y a juste autant de { -stone(form: "many") } que de cases, aucun de ces { -stone(form: "many") } ne va ailleurs.
aid-chain-explained = Une case ou un { -stone } à deux emplacements ouverts est un maillon : l’un des deux est le bon, l’autre non. Des maillons qui partagent des emplacements forment une chaîne, et un seul choix les règle tous. Il n’y a donc que deux cas. Un cas peut mener à deux { -stone(form: "many") } sur une case ou à un { -stone } sur deux emplacements, ou bien laisser quelque chose sans emplacement : alors c’est l’autre cas qui vaut. Et un emplacement impossible dans les deux cas se barre tout de suite.
aid-matching-explained = Coloriez la grille en pensée comme un échiquier. Chaque { -stone } couvre une case noire et une blanche. Prenez des cases d’une couleur et toutes les cases auxquelles elles peuvent encore s’unir. Si celles-ci ne sont pas plus nombreuses, il les faut toutes, et aucune autre case ne s’unit à l’une d’elles.
aid-trial-explained = Prenez un emplacement et supposez que son { -stone } y soit. Posez les sceaux et les lacunes qui suivent, en pensée ou avec d’autres { -stone(form: "many") }, jusqu’à ce qu’une case ou un { -stone } n’ait plus d’emplacement. L’emplacement est alors faux. Le livre de 1921 nomme cela un sceau provisoire, et trou une case enfermée de tous côtés. Seul le niveau maître en a besoin.
# $laid : combien de dominos sont posés avant que la technique serve.
aid-laid =
    Jusqu’ici, { $laid ->
        [1] un { -stone } est posé
       *[other] { $laid } { -stone(form: "many") } sont posés
    }.
# $number : le nombre encerclé auquel une supposition ne laisse pas de voisin. $stone : le domino supposé.
aid-supposed = Le { $number } encerclé n’a plus de voisin libre. Le { $stone } ne va donc pas sur la croix.
# Avant la première technique que les parties d’un livre expliquent.
techniques-heading = Quand sceaux et lacunes ne suffisent plus
techniques-cross-out = Seul un sceau ou une lacune pose un { -stone }. Toute autre { -aid } montre où un { -stone } ne peut pas aller. Barrez cet emplacement : tirez un { -stroke } entre ses deux cases, et comptez un de moins dans le { -tally }. Tôt ou tard, un sceau ou une lacune en sort.
techniques-open = Un emplacement est ouvert tant que ses deux cases sont libres, que son { -stone } n’est pas posé et que vous ne l’avez pas barré.
techniques-ring = Dans les images, un rond montre le nombre dont nous parlons, un pointillé un emplacement possible, et une croix un emplacement exclu.
techniques-turning = L’étape la plus dure d’un { -puzzle } est son <b>tournant</b>. Une image l’explique, à la page que nomme le pied du { -puzzle }.
techniques-cells-listed = Sous la grille se trouvent les cases dont nous parlons.
# Les techniques pour les nombres des compléments, en liste.
techniques-for-numbers = { -aid(form: "Many") } pour les nombres
technique-three-explained = <b>Trio :</b> un seul trio peut encore occuper une case. Ses cases portent le même nombre, et si l’un est connu, vous l’inscrivez.
technique-only-number-explained = <b>Seul nombre :</b> il ne reste à une case qu’un nombre.
technique-last-cells-explained = <b>Dernières cases d’un nombre :</b> il ne reste à un nombre que les cases dont il a besoin.
technique-filling-seal-explained = <b>Sceau :</b> il ne reste à un { -stone } qu’un emplacement, où vont donc ses nombres.
technique-filling-gap-explained = <b>Lacune :</b> une case ne peut s’unir qu’à une voisine, un { -stone } y va donc, quel qu’il soit.
technique-no-three-explained = <b>Trios qui ne conviennent pas :</b> aucun trio d’un nombre ne peut occuper une case, qui ne porte donc pas ce nombre.
technique-no-domino-explained = <b>{ -stone(form: "Many") } qui ne conviennent pas :</b> aucun { -stone } qui peut couvrir une case n’y met un nombre, qu’elle ne porte donc pas.
technique-second-link-explained = <b>Deuxième lien :</b> un deuxième { -stone } entre les deux mêmes trios serait le même { -stone }, il n’y en a donc pas.
technique-supposition-explained = <b>Supposition :</b> supposez un nombre sur une case ; si cela échoue, barrez ce nombre.
# De même à côté de l’image de son exemple, en deux phrases. Un rond, un pointillé ou une croix montre l’endroit.
aid-equal-neighbours-seen = À côté du 3 encerclé, il ne reste que des 0. Le <stone>0:3</stone> le couvre donc, et ne va pas là où est la croix.
aid-fixed-cell-seen = Où qu’aille le <stone>0:1</stone>, il couvre le 1 encerclé. Aucun autre { -stone } ne le peut donc, et le <stone>1:3</stone> est exclu.
aid-locked-square-seen = Le <stone>0:2</stone> et le <stone>1:2</stone> ne vont que dans le carré encerclé, de deux façons. Cette grille a donc { $solutions } solutions, et aucun { -puzzle } de ce livre n’a un tel carré.
aid-overlap-seen = Le <stone>1:2</stone> va sur l’un des emplacements en pointillé. Un <stone>2:2</stone> entre eux prendrait une case aux deux : barrez cet emplacement.
aid-forced-duplicate-seen = Si le 3 au-dessus était pris, il faudrait le <stone>1:3</stone> au 3 encerclé. Le <stone>1:3</stone> ne peut donc pas le prendre lui-même : il n’y en a qu’un.
aid-forced-duplicate-of-two-seen = Un <stone>0:2</stone> sur la croix ne laisserait aux deux nombres encerclés que le <stone>1:3</stone>. Il n’y en a qu’un, le <stone>0:2</stone> ne va donc pas là.
aid-odd-area-seen = Un <stone>0:1</stone> sur la croix couperait des autres les trois nombres encerclés. Des { -stone(form: "many") } ne remplissent pas trois cases, il ne va donc pas là.
aid-cell-set-seen = Seuls le <stone>2:3</stone> et le <stone>3:3</stone> vont sur les deux 3 encerclés. Il les y faut tous les deux, donc pas sur la croix.
aid-hidden-set-seen = Le <stone>0:1</stone>, le <stone>0:3</stone> et le <stone>1:3</stone> doivent couvrir chacun l’un des trois nombres encerclés. Aucun autre { -stone } ne les couvre donc.
aid-cell-set-with-double-seen = Seuls le <stone>1:1</stone>, le <stone>1:2</stone> et le <stone>1:3</stone> vont sur les trois 1 encerclés. Il leur faut le <stone>1:1</stone>, sinon l’un d’eux n’aurait rien.
aid-mixed-set-seen = Seuls le <stone>1:2</stone>, le <stone>1:3</stone> et le <stone>2:3</stone> vont sur les trois nombres encerclés. Il les y faut tous les trois, donc pas sur les croix.
aid-chain-seen = Dans le carré encerclé vont le <stone>2:2</stone> et le <stone>0:3</stone>, ou bien le <stone>0:2</stone> sur son côté droit. Les deux premiers ne laisseraient aucun emplacement au <stone>2:3</stone>.
aid-matching-seen = Les trois nombres encerclés n’ont à eux trois que trois voisins libres. Il les leur faut tous, et personne d’autre n’en prend.
aid-trial-seen = Supposez que le <stone>1:2</stone> soit sur la croix. Posez alors ce qui s’ensuit.
# Ce qui s’ensuit, à côté de la deuxième image. $number : le nombre encerclé.
aid-then-gap = Il ne reste au { $number } encerclé qu’un voisin libre. Le { $stone } va donc là.
aid-then-seal = Il ne reste au { $stone } qu’un emplacement, celui en pointillé.
aid-then-pair = Il ne reste aux deux nombres encerclés que l’un l’autre. C’est le { $stone }.
