# D’où vient le jeu.

history-heading = D’où vient le jeu
history-name = O. S. Adler, directeur de banque à Berlin, avait la goutte. Presque chaque printemps, elle le retenait dans sa chambre, et il passait le temps avec des { -stone(form: "many") }. En 1878, on lui apporta un jeu jusqu’à <stone>8:8</stone>. Il se demanda à quoi servaient les sept et les huit. Ainsi naquirent ces { -puzzle(form: "many") }. Leur nom est le mot domino suivi de ses initiales.
history-collections = En 1894, il fit imprimer deux recueils, sous le nom de Richard Osa. Ils n’expliquaient presque pas le jeu et ne payaient pas de mine. Aucun vendeur ne savait ce qu’ils contenaient : il s’en vendit peu.
history-book = Fritz Jahn, pasteur, trouva le jeu en 1899, dans un almanach. Enfin, tous deux firent un livre, « <foreign language="de">Sperrdomino und Dominosa</foreign> ». Adler mourut le 28 septembre 1912, le lendemain de son achèvement. Le livre de 1921 en est la troisième édition.
history-nephew = Un joueur vous ressemblait peut-être : un neveu de Jahn, 17 ans. En janvier 1902, la rougeole le tint couché quatre semaines, seul, avec défense de lire. Jahn lui apporta le jeu. Il inventa lui-même 40 { -puzzle(form: "many") }. Le livre de 1921 contient 17 de ses figures.
history-blind-players = Pendant la Première Guerre mondiale, des officiers blessés inventèrent des { -puzzle(form: "many") } à l’hôpital. Jahn recommandait le jeu aux soldats devenus aveugles et à tous les aveugles. F. W. Vogel, aveugle, possédait une imprimerie braille à Hambourg. Il accepta de fabriquer à bas prix des { -stone(form: "many") } en carton jusqu’à <stone>7:7</stone>. L’ont-ils jamais été ? Nous ne le savons pas.
# $threes : si le livre a des Terzetts ou des compléments ; $completions : combien de compléments.
history-taken =
    Ce livre reprend du leur le jeu lui-même, son { -tally } et ses { -aid(form: "many") }{ $threes ->
        [yes]
            , ainsi que les Terzetts{ $completions ->
                [0] { "" }
               *[other] { " " }et les compléments
            }
       *[no] { "" }
    }. Sont nouveaux les { -puzzle(form: "many") }, la preuve que chacun n’a qu’une solution, et les niveaux.
