# Un petit complément, résolu étape par étape.

worked-completion-heading = Un petit complément, étape par étape
worked-completion-board = Cette grille emploie le jeu jusqu’à <stone>4:4</stone> : 15 { -stone(form: "many") } sur 5 lignes de 6 cases. Chaque nombre apparaît 6 fois, en deux trios. 12 nombres sont donnés, 18 sont à trouver.
worked-completion-step-1 = Commencez par le 4 en <cell>c5</cell>. La case au-dessus porte un 3, celle de droite un 2. Son trio ne peut donc aller que vers la gauche : <cell>a5</cell> et <cell>b5</cell> sont aussi des 4.
worked-completion-step-2 = À droite du 2 en <cell>a4</cell>, la case porte le nombre 1, et au-dessous maintenant un 4. Son trio monte donc : <cell>a2</cell> est aussi un 2. De même, le 1 en <cell>b4</cell> a besoin de <cell>b2</cell>, qui est donc 1.
worked-completion-step-3 = Le 2 en <cell>d5</cell> est entre un 4 et un 3. Son trio est donc vertical : <cell>d3</cell> et <cell>d4</cell> sont des 2.
worked-completion-step-4 = Le 4 en <cell>d2</cell> a maintenant un 2 au-dessous, et une seule case au-dessus. Son trio est donc horizontal. La case de gauche porte un 3, il va donc vers la droite : <cell>e2</cell> et <cell>f2</cell> sont des 4.
worked-completion-step-5 = À gauche du 0 en <cell>f4</cell>, une seule case est libre, car la suivante porte un 2. Son trio est donc vertical. Comme <cell>f2</cell> porte un 4, il va de <cell>f3</cell> à <cell>f5</cell>.
worked-completion-step-6 = Le 3 en <cell>e5</cell> est entre un 2 et un 0. <cell>e3</cell> et <cell>e4</cell> sont donc des 3.
worked-completion-step-7 = Comptez maintenant. Les nombres 2, 3 et 4 apparaissent chacun 6 fois. Trois fois 0 et trois fois 1 restent pour la première ligne. Un trio prend donc <cell>a1</cell> à <cell>c1</cell>, l’autre <cell>d1</cell> à <cell>f1</cell>.
worked-completion-step-8 = Si le 1 venait d’abord, aucun 0 ne toucherait un 2, et le { -stone } <stone>0:2</stone> n’aurait pas d’emplacement. <cell>a1</cell> à <cell>c1</cell> portent donc le nombre 0, et <cell>d1</cell> à <cell>f1</cell> le nombre 1.
worked-completion-after-step-6 = Après la sixième étape, voici la grille :
worked-completion-key = Voici la { -key }, avec les { -stone(form: "many") } :
