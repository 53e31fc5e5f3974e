# D’où vient le jeu.

history-heading = D’où vient le jeu
history-name = O. S. Adler, de Berlin, avait la goutte. En cure à Karlsbad, cloué dans sa chambre, il jouait aux { -domino(form: "many") }. En 1878, on lui apporta un jeu jusqu’à <domino>8:8</domino>. Ses quatre premières inventions se passaient des sept et des huit ; il se demanda qu’en faire. Le nom Dominosa réunit « domino » et ses initiales.
history-collections = Sous le pseudonyme de Richard Osa, il obtint en 1893 le brevet allemand 71539 et fit imprimer en 1894 deux recueils. Ils n’expliquaient presque pas le jeu, ne payaient pas de mine, et les vendeurs en ignoraient le contenu. Il s’en vendit peu, écrit Fritz Jahn, mais Adler couvrit ses frais.
history-book = Jahn, pasteur, découvrit le jeu en 1899 dans un almanach. Avec Adler, ancien directeur de banque, il écrivit un livre, « <foreign language="de">Sperrdomino und Dominosa</foreign> ». Adler mourut le 28 septembre 1912 ; leur livre avait été achevé la veille. L’édition de 1921 est la troisième.
history-nephew = Un neveu de Jahn, âgé de 17 ans, eut la rougeole en janvier 1902 : quatre semaines d’isolement, lecture interdite. Jahn lui donna le jeu. Le garçon en tira 40 { -puzzle(form: "many") } ! Le livre de 1921 reproduit 17 de ses figures.
history-blind-players = Pendant la Première Guerre mondiale, de jeunes officiers composèrent des { -puzzle(form: "many") } à l’hôpital. Jahn recommandait le jeu aux aveugles et fit faire pour eux des { -domino(form: "many") } jusqu’à <domino>7:7</domino>. F. W. Vogel, aveugle, imprimeur en braille à Hambourg, accepta d’en fabriquer d’autres à bas prix, en forme de cartes. Nous ignorons s’il l’a fait.
# $threes : si le livre a des Terzetts ou des compléments ; $completions : combien de compléments.
history-taken =
    Notre livre doit à Adler et Jahn le jeu, son { -tally } et ses { -technique(form: "many") }{ $threes ->
        [yes]
            , ainsi que les Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }et les compléments
            }
       *[no] { "" }
    }. Les { -puzzle(form: "many") }, la preuve que chacun n’a qu’une solution et les niveaux sont nouveaux.
