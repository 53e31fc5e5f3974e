# Un petit complément, résolu étape par étape.

worked-completion-heading = Un petit complément, étape par étape
worked-completion-board = Cette grille se remplit avec le jeu jusqu’à <domino>4:4</domino>, soit 15 { -domino(form: "many") } sur 5 lignes de 6 cases. Chaque nombre y figure 6 fois, en deux trios. La grille donne 12 nombres ; il en reste 18 à trouver.
worked-completion-step-1 = Commencez par le 4 en <cell>c5</cell>. La case au-dessus porte un 3, celle de droite un 2. Son trio ne peut donc s’étendre que vers la gauche : <cell>a5</cell> et <cell>b5</cell> sont aussi des 4.
worked-completion-step-2 = Le 2 en <cell>a4</cell> a un 1 à sa droite et, depuis la première étape, un 4 au-dessous. Son trio monte donc : <cell>a2</cell> est aussi un 2. De même, le trio du 1 en <cell>b4</cell> a besoin de <cell>b2</cell>, qui porte donc le nombre 1.
worked-completion-step-3 = Le 2 en <cell>d5</cell> est pris entre un 4 et un 3. Son trio est donc vertical : <cell>d3</cell> et <cell>d4</cell> sont des 2.
worked-completion-step-4 = Le 4 en <cell>d2</cell> a maintenant un 2 au-dessous, et une seule case au-dessus : son trio est horizontal. Comme un 3 se trouve à gauche, il va vers la droite : <cell>e2</cell> et <cell>f2</cell> sont des 4.
worked-completion-step-5 = À gauche du 0 en <cell>f4</cell>, une seule case est libre, car la suivante porte un 2. Le trio de ce 0 est donc vertical. Comme <cell>f2</cell> porte un 4, il va de <cell>f3</cell> à <cell>f5</cell>.
worked-completion-step-6 = Le 3 en <cell>e5</cell> est pris entre un 2 et un 0 : son trio est vertical. <cell>e3</cell> et <cell>e4</cell> sont donc des 3.
worked-completion-step-7 = Comptez maintenant : les 2, les 3 et les 4 sont au complet, 6 fois chacun. Pour la première ligne, il reste trois fois 0 et trois fois 1. Un trio prend donc <cell>a1</cell> à <cell>c1</cell>, l’autre <cell>d1</cell> à <cell>f1</cell>.
worked-completion-step-8 = Si le 1 venait d’abord, aucun 0 ne toucherait un 2, et le { -domino } <domino>0:2</domino> n’aurait pas d’emplacement. Les cases <cell>a1</cell> à <cell>c1</cell> portent donc un 0, et <cell>d1</cell> à <cell>f1</cell> un 1.
worked-completion-after-step-6 = Après la sixième étape, voici la grille :
worked-completion-key =
    Voici la { $reader ->
        [print] solution
       *[other] { -key }
    }, avec les { -domino(form: "many") } :
