# Une compétition : pour qui la mène, et dans l’imprimé les feuilles des joueurs.

together-heading = Ensemble : une compétition
together-intro =
    Dans cette compétition, { $players } joueurs résolvent { $puzzles ->
        [1] le même { -puzzle }
       *[other] les { $puzzles } mêmes { -puzzle(form: "many") }
    } en même temps, et une personne de plus mène la partie. Le livre de 1921 parle de voyageurs sur un vapeur du Nil qui rivalisaient ainsi et annonçaient chaque solution. Les bazars n’avaient que des { -domino(form: "many") } jusqu’à <domino>6:6</domino>. Les voyageurs ont taillé les 8 autres dans du papier, du bois et du carton. Plus tard, des familles ont joué ainsi chez elles, chaque joueur avec un petit jeu de voyage. C’est ce livre qui propose les règles de temps et de points.
together-needed-heading = Ce qu’il faut
# $sets : un ou plusieurs des suivants.
together-needed-dominoes = Pour chaque joueur, un crayon ou les { -domino(form: "many") } { $sets }. Des { -domino(form: "many") } en carton suffisent.
together-set = jusqu’à <domino>{ $range }:{ $range }</domino>
together-sets = { $head }, et { $tail }
together-needed-sheets = Pour chaque joueur et chaque manche, le { -puzzle } sur une feuille, sous la forme qui convient à ce joueur.
together-sheets-follow = Pour les joueurs voyants, les feuilles suivent ici, une par joueur, à partir de la page <page of="sheet-1-1" title="Feuilles des joueurs"/>. Imprimez-les au recto seulement.
together-needed-paper = Du papier pour le { -tally }, une horloge et les { -key(form: "many") }, que le meneur garde pour lui.
together-leader-heading = Fiche du meneur
together-leader-limit = Fixez une limite de temps pour chaque manche, d’autant plus longue que le jeu est grand. Si l’un de vous lit au toucher ou à l’oreille, elle doit lui suffire aussi.
together-leader-sheets = Distribuez les feuilles face cachée. Annoncez la manche, le numéro de son { -puzzle } et la limite.
together-leader-begin = Donnez le départ et lancez l’horloge. Tous commencent en même temps.
together-leader-done = Celui qui a trouvé le dernier { -domino } dit « Fini ! ». Relevez son temps. Les autres continuent.
together-leader-compare = Comparez avec la { -key }, { -domino } par { -domino }. Si tout est juste, annoncez le nom et le temps, et notez-les. Sinon, dites seulement que quelque chose est faux. Ce joueur continue et dira de nouveau « Fini ! ».
together-leader-stop = À la limite, dites « Stop ! ».
together-leader-points = La première solution juste rapporte { $players } points, chaque suivante un point de moins. Sans solution, pas de points.
together-leader-winner = Celui qui a le plus de points gagne. À égalité, le temps total le plus court l’emporte ; une manche sans solution compte pour la limite.
together-rounds-heading = Les manches
together-rounds-known = Ces { -puzzle(form: "many") } sont aussi dans ce livre. Personne ne devrait les avoir déjà résolus.
together-other-number = Si vous n’êtes pas { $players }, la première solution juste rapporte autant de points que vous êtes de joueurs.
together-copies = Copiez les feuilles qui manquent.
together-round = <b>Manche { $round } :</b> { -puzzle } { $number }, jeu jusqu’à <domino>{ $range }:{ $range }</domino>.
together-round-puzzle = <page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }" before="{ -puzzle(form: "One") } :" named="one"/>.
together-intro-own =
    Dans cette compétition, { $players } joueurs résolvent en même temps { $puzzles ->
        [1] chacun un { -puzzle }
       *[other] chacun { $puzzles } { -puzzle(form: "many") }
    }, et une personne de plus mène la partie. Chaque feuille est différente et aussi difficile que les autres : regarder celle du voisin ne sert à rien. C’est ce livre qui propose les règles de temps et de points.
together-round-own =
    <b>Manche { $round } :</b> { -puzzle(form: "many") } jusqu’à <domino>{ $range }:{ $range }</domino>, { $alike ->
        [yes] tous de difficulté { $least }.
       *[no] de difficulté { $least } à { $most } : un écart de { $spread } au plus.
    }
together-own = Manche { $round } : à chacun son { -puzzle }
together-own-name = { $name } : { -puzzle } { $number }.
together-own-player = Joueur { $player } : { -puzzle } { $number }.
together-arrivals-own = Manche { $round } : solutions justes
together-arrivals = Manche { $round } : { -puzzle } { $number }, solutions justes
# Un tableau à remplir, avec les têtes de ses colonnes.
together-form = Résultats de la manche { $round }
together-form-name = Nom
together-form-time = Temps
together-form-points = Points
together-sums = Toutes les manches
together-sums-form = Points de toutes les manches
together-form-rounds = Points par manche
together-form-sum = Total
together-keep-list = Tenez une liste pour chaque manche : une ligne pour chaque solution juste, avec le nom, le temps et les points. Additionnez après la dernière manche.
together-sheet-heading =
    Manche { $round } : { -puzzle } { $number }{ $kind ->
        [terzett] , Terzett
        [completion] , complément
        [duett] , Duett
        [quartett] , Quartett
        [quadrat] , Quadrat
        [quodlibet] , Quodlibet
       *[other] { "" }
    }
together-sheet-name = Cette feuille est pour { $name }.
together-sheet = Feuille { $number } sur { $players }. Nom du { -puzzle } : { $id }.
together-sheet-form = À qui est cette feuille
together-code = Ce code ouvre le { -puzzle } sur un écran. Ou tapez :
together-code-shown = Un code QR. Il mène à l’adresse écrite à côté.
together-slip = Manche { $round } : papier pour une réponse
together-slip-explained = Notez votre nom, le nom du { -puzzle } et le temps. Suivez ensuite les { $rows } rangées et écrivez une lettre par case : L et R pour la moitié gauche et la moitié droite d’un { -domino }, T et B pour celle du haut et celle du bas. Pour une case sans { -domino }, un point d’interrogation.
together-slip-who = Noms
together-slip-letters = L, R, T, B ou ?
