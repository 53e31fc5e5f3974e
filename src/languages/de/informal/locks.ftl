locks-heading = Sperrdomino: Erzwing die Sperre
locks-intro = Hier spielst du Partien Sperrdomino gegen Ben zu Ende. Zu kaufen gibt es nichts mehr, und du bist am Zug. Such den ersten Zug: Genau einer ist der beste.
locks-rules-heading = Was du wissen musst
locks-rule-turn = Du und Ben zieht abwechselnd. Ein { -domino } kommt an ein Ende, das eine seiner Zahlen zeigt. Wer keinen passenden hat, passt; sonst muss gelegt werden.
locks-rule-moves = Gezählt werden nur deine Züge. Auch Passen ist ein Zug.
locks-aim =
    { $aim ->
        [lock] Erzwing eine Sperre, die du gewinnst, was Ben auch antwortet. Du brauchst höchstens { $moves } Züge.
       *[points] Was ist gegen jede Antwort dein bestes Ergebnis? Such den ersten Zug, mit dem dir die meisten Punkte sicher sind. Nach höchstens { $moves } deiner Züge ist die Partie aus.
    }
locks-sees =
    { $sees ->
        [both] Du siehst beide Hände, und Ben sieht deine.
       *[own] Du siehst nur deine eigene Hand. Von den { -domino(form: "many-dative") }, die du nicht siehst, können zwei beliebige der Talon sein. Dein Zug muss in jedem Fall der richtige sein.
    }
locks-hand = Du: { $dominoes }.
