# Die Seite, auf der man das Spiel an kleinen Brettern lernt und dabei spielt.

learn-lead = Lernen Sie an kleinen Brettern, Schritt für Schritt. Sie brauchen kein Papier und müssen nie raten.
learn-counts =
    { $done ->
        [0] { $count } Lektionen, noch keine fertig.
        [1] 1 von { $count } Lektionen ist fertig.
       *[other] { $done } von { $count } Lektionen sind fertig.
    }
learn-begin = Anfangen: { $lesson }
learn-go-on = Weiter: { $lesson }
learn-all-done = Sie haben alle Lektionen geschafft.
learn-damaged = Welche Lektionen Sie geschafft haben, ist nicht ganz lesbar: Was auf diesem Gerät gespeichert war, ist beschädigt oder von einer anderen Version. Es wurde beiseitegelegt; jede Lektion lässt sich wiederholen.
learn-first-steps = Erste Schritte
learn-techniques = { -technique(form: "many") } für schwerere { -puzzle(form: "many") }
learn-is-done = fertig
learn-lesson-of = Lektion { $number } von { $count }
learn-back = Alle Lektionen
learn-next = Nächste Lektion: { $lesson }
learn-step-of = Schritt { $number } von { $count }
# In the first lesson: beside its first step, and over what can be opened.
learn-how = So legen Sie einen { -domino }: Tippen Sie auf die Linie zwischen seinen beiden Feldern, oder halten Sie die Umschalttaste gedrückt und drücken Sie eine Pfeiltaste.
learn-rules = Die Regeln
learn-tally = Die { -tally } unter dem Brett sagt, an wie vielen Stellen jeder { -domino } liegen kann.
learn-never-guess = Nach jedem Zug sagen wir Ihnen, warum er stimmt. Ist er noch nicht sicher, so sagen wir auch das, und der { -domino } wird nicht gelegt.
learn-completion = Gehen Sie auf ein leeres Feld und tippen Sie seine Zahl. Könnte dort auch eine andere stehen, so sagen wir es Ihnen.
learn-technique = Hier gibt es keine Siegel und Lücken mehr. Finden Sie mit diesem { -technique } den nächsten { -domino }, oder ziehen Sie zuerst einen { -bar }, wo er eine Stelle ausschließt. „{ -hint }“ hilft Ihnen.
learn-locked-square = Zwei { -domino(form: "many") } können nur in denselben vier Feldern liegen. Also füllen sie diese Felder, und kein anderer { -domino } kommt dorthin. Die beiden lassen sich in ihrem Quadrat aber drehen, darum hat das Brett mehr als eine Lösung. Das Buch von 1921 kennt diesen { -technique }. Unsere { -puzzle(form: "many") } haben nur eine Lösung und brauchen ihn nie.
learn-not-yet = Noch nicht: { $domino } könnte auch auf { $places } liegen.
learn-placed-before = { $domino } liegt schon auf { $place }. Jeden { -domino } gibt es nur einmal.
learn-cell-taken = { $cell } gehört schon zu einem { -domino }.
learn-parted = Auf { $place } ist ein { -bar }: Diese beiden Felder gehören nie zusammen.
learn-bar-once = { $domino } liegt schon auf { $place }, also nicht hier.
learn-bar-beside = Also liegt { $domino } nicht auf { $place }.
learn-bar-not-yet = Noch nicht: Bisher spricht nichts gegen { $domino } auf { $place }.
learn-number-never = Mit { $number } auf { $cell } lässt sich das Brett nicht mehr füllen.
learn-number-not-yet = Noch nicht: Auf { $cell } könnte auch eine { $number } stehen.
learn-number-only = Auf { $cell } kann keine andere Zahl stehen.
learn-done-solve = Geschafft: Das Brett ist gelöst.
learn-done-place = Geschafft: Das war der { -technique } „{ $technique }“. Spielen Sie hier weiter, oder gehen Sie zur nächsten Lektion.
