learn-lead = Lerne an kleinen Brettern, Schritt für Schritt. Du brauchst kein Papier und musst nie raten.
learn-all-done = Du hast alle Lektionen geschafft.
learn-damaged = Welche Lektionen du geschafft hast, ist nicht ganz lesbar: Was auf diesem Gerät gespeichert war, ist beschädigt oder von einer anderen Version. Es wurde beiseitegelegt; jede Lektion lässt sich wiederholen.
learn-how = So legst du einen { -domino }: Tippe auf die Linie zwischen seinen beiden Feldern, oder halte die Umschalttaste gedrückt und drück eine Pfeiltaste.
learn-never-guess = Nach jedem Zug sagen wir dir, warum er stimmt. Ist er noch nicht sicher, so sagen wir auch das, und der { -domino } wird nicht gelegt.
learn-completion = Geh auf ein leeres Feld und tippe seine Zahl. Könnte dort auch eine andere stehen, so sagen wir es dir.
learn-technique = Hier gibt es keine Siegel und Lücken mehr. Finde mit diesem { -technique } den nächsten { -domino }, oder zieh zuerst einen { -bar }, wo er eine Stelle ausschließt. „{ -hint }“ hilft dir.
learn-done-place = Geschafft: Das war der { -technique } „{ $technique }“. Spiel hier weiter, oder geh zur nächsten Lektion.
