# L’histoire du jeu, un fait au début de chaque partie, avec l’image d’un domino.

# Ce qui remplace l’image là où elle ne se voit pas.
story-picture = Un fragment d’histoire, avec le { -domino } { $domino }.
story-fact-gout = Quand la goutte le clouait dans sa chambre, pendant une cure, O. S. Adler, de Berlin, jouait aux { -domino(form: "many") } pour passer le temps. Ainsi naquit ce jeu.
story-fact-coffee = En cure, Adler jouait aux { -domino(form: "many") } une petite heure, matin et après-midi. On jouait gros : une tasse de café.
story-fact-eights = En 1878, on apporta à Adler un jeu jusqu’à <domino>8:8</domino>. Il mit de côté les sept et les huit, puis se demanda ce qu’on pourrait en faire.
story-fact-name = « Dominosa » réunit le mot domino et les trois initiales d’Adler : O, S et A.
story-fact-rectangle = Un jour, comme d’eux-mêmes, les 36 { -domino(form: "many") } d’un jeu formèrent un rectangle. Hélas, Adler les mélangea avant d’avoir rien noté !
story-fact-collections = En 1893, Adler obtint un brevet sous le nom de Richard Osa. En 1894, il fit imprimer deux recueils de { -puzzle(form: "many") }, vendus au prix modeste d’un mark.
story-fact-silence = Les recueils d’Adler n’expliquaient presque pas le jeu. C’était voulu : trouver soi-même comment s’y prendre devait piquer la curiosité des joueurs.
story-fact-nile = Des voyageurs, sur le Nil, ne trouvèrent dans les bazars que des jeux jusqu’à <domino>6:6</domino>. Ils taillèrent les 8 { -domino(form: "many") } manquants dans du papier, du bois et du carton.
story-fact-hurrah = Sur le Nil, une dame s’écria la première : « J’ai trouvé ! » Dès lors, chaque solution fut saluée d’un hourra.
story-fact-boy = Le dernier { -puzzle } de ce voyage sur le Nil semblait insoluble. Un garçon de 12 ans le résolut.
story-fact-yearbook = En 1899, Fritz Jahn, pasteur, découvrit le jeu dans un almanach.
story-fact-nephew = En janvier 1902, un neveu de Jahn, âgé de 17 ans, avait la rougeole : on lui défendait même de lire. Alors Jahn lui donna le jeu.
story-fact-weeks = Isolé pendant quatre semaines, le neveu de Jahn composa 40 { -puzzle(form: "many") }, de plus en plus difficiles.
story-fact-sight = Quand Jahn et Adler se rencontrèrent, Adler attendait une opération des yeux où il risquait de perdre la vue. Des années plus tard, ils écrivirent tout de même leur livre ensemble.
story-fact-book = Adler mourut le 28 septembre 1912, le lendemain du jour où Jahn et lui eurent fini leur livre.
story-fact-officers = Pendant la Première Guerre mondiale, de jeunes officiers composèrent des { -puzzle(form: "many") } à l’hôpital et les confièrent à Jahn.
story-fact-blind-sets = Les jeux de { -domino(form: "many") } pour aveugles s’arrêtaient d’ordinaire à <domino>6:6</domino>. Jahn en fit faire spécialement jusqu’à <domino>7:7</domino>.
story-fact-cards = F. W. Vogel, aveugle et imprimeur en braille à Hambourg, accepta de fabriquer à bas prix des { -domino(form: "many") } en forme de cartes, jusqu’à <domino>7:7</domino>. Nous ne savons pas s’ils ont jamais existé.
story-fact-figures = Le livre de 1921 reproduit 17 figures d’un neveu de Jahn. Un programme a compté leurs solutions : 9 de ces figures n’en ont qu’une.
story-fact-size = Pour le livre de 1921, les { -domino(form: "many") } les plus maniables mesurent 20 millimètres sur 40. Leurs points sont gros et noirs.
story-fact-threes = Dans le jeu jusqu’à <domino>7:7</domino>, chaque nombre figure 9 fois, soit 3 fois 3 : d’où les Terzetts.
story-fact-tally = Sur une grille de 8 lignes et 9 colonnes, il y a 127 emplacements pour les { -domino(form: "many") }. Dans le livre de 1921, on compte jusqu’à les avoir tous.
story-fact-register = Notez aussitôt une nouvelle { -key }, conseille le livre de 1921. Sinon, vous risquez de ne jamais la retrouver.
story-fact-digits = Une seule { -key } de 8 lignes et 9 colonnes sert à tant de { -puzzle(form: "many") } que leur nombre s’écrit avec 50 chiffres.
