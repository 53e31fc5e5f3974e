# L’histoire du jeu, un fait au début de chaque partie, avec l’image d’un domino.

# Ce qui remplace l’image là où elle ne se voit pas.
story-picture = Un fragment d’histoire, avec le { -stone } { $stone }.
story-fact-gout = O. S. Adler, directeur de banque à Berlin, avait la goutte. Quand il devait garder la chambre, il passait le temps avec des { -stone(form: "many") }.
story-fact-eights = En 1878, on apporta à Adler un jeu jusqu’à <stone>8:8</stone>. Il se demanda à quoi servaient les sept et les huit.
story-fact-name = « Dominosa » est fait du mot domino et des trois initiales d’Adler : O, S et A.
story-fact-collections = En 1894, Adler fit imprimer deux recueils de { -puzzle(form: "many") }, à un mark chacun. Il se nommait Richard Osa.
story-fact-silence = Les recueils d’Adler ne disaient presque rien de la façon de jouer. C’était voulu : cela devait aiguillonner les joueurs.
story-fact-nile = Des voyageurs, sur un vapeur du Nil, ne trouvèrent que des jeux jusqu’à <stone>6:6</stone>. Ils découpèrent les 8 { -stone(form: "many") } manquants dans du papier, du bois et du carton.
story-fact-boy = Un garçon de 12 ans résolut le dernier { -puzzle } de ce voyage sur le Nil.
story-fact-yearbook = En 1899, Fritz Jahn, pasteur, trouva le jeu dans un almanach.
story-fact-nephew = En janvier 1902, un neveu de Jahn, âgé de 17 ans, avait la rougeole. Jahn lui apporta le jeu.
story-fact-weeks = Pendant 4 semaines, le neveu de Jahn resta seul au lit. Il lui était défendu de lire.
story-fact-sight = Adler lui-même attendait une opération des yeux où sa vue était en jeu.
story-fact-book = Adler mourut le 28 septembre 1912, le lendemain du jour où Jahn et lui eurent fini leur livre.
story-fact-officers = Pendant la Première Guerre mondiale, des officiers blessés inventèrent des { -puzzle(form: "many") } à l’hôpital.
story-fact-blind-sets = Les jeux de { -stone(form: "many") } pour joueurs aveugles s’arrêtaient d’ordinaire à <stone>6:6</stone>. On en fit un spécial jusqu’à <stone>7:7</stone>.
story-fact-cards = F. W. Vogel, aveugle, imprimeur en braille à Hambourg, accepta d’imprimer à bas prix des { -stone(form: "many") } en carton jusqu’à <stone>7:7</stone>. Nous ne savons pas s’ils l’ont jamais été.
story-fact-figures = Le livre de 1921 imprime 17 figures du neveu de Jahn. Un programme a compté : 9 d’entre elles ont exactement une solution.
story-fact-size = Le livre de 1921 demande des { -stone(form: "many") } hauts de 20 millimètres et larges de 40, avec de gros points noirs.
story-fact-threes = Avec le jeu jusqu’à <stone>7:7</stone>, chaque nombre est là 9 fois. C’est 3 fois 3, et de là viennent les Terzetts.
story-fact-tally = Sur une grille de 8 lignes et 9 colonnes, il y a 127 emplacements pour les { -stone(form: "many") }. Dans le livre de 1921, un débutant compte jusqu’à les avoir tous.
story-fact-register = Notez aussitôt une nouvelle { -key }, conseille le livre de 1921. Sinon, vous ne la retrouverez jamais.
story-fact-digits = À une seule { -key } de 8 lignes et 9 colonnes vont tant de { -puzzle(form: "many") } que leur nombre a 50 chiffres.
