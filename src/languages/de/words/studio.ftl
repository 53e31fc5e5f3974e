# Das Studio, das im Browser Aufgaben macht und spielen lässt: sein Rahmen, seine Fehler, seine erste Ansicht.

studio-title = Dominosa Press
studio-description = Domino-Aufgaben zum Spielen, und Bücher davon, die Sie selbst machen: in Ihrem Browser.
studio-menu = Ansichten
studio-skip = Menü überspringen
studio-language = Sprache
studio-nav-play = Spielen
studio-screen-play = { -puzzle(form: "A") } lösen
# Bevor die Seite da ist. In alten Browsern und in solchen ohne Skripte.
studio-no-script = Diese Seite braucht JavaScript und einen Browser ab 2023. Die Bücher selbst brauchen beides nicht.
studio-loading = Die Seite wird geladen.
# Was schiefging.
studio-fault-close = Meldung schließen
studio-our-fault = Das hätte nicht geschehen dürfen: Das Programm hat einen Fehler. Was gespeichert war, ist noch da. Laden Sie die Seite neu.
studio-helper-died = Der Browser hat die Arbeit abgebrochen, vielleicht fehlte Speicher. Was gespeichert war, ist noch da. Versuchen Sie es noch einmal oder verlangen Sie weniger.
studio-not-loaded = Diese Ansicht ließ sich nicht laden. Sind Sie offline, oder gibt es eine neue Fassung? Laden Sie die Seite neu.
# Spielen.
studio-play-title = Ihre { -puzzle }
studio-play-level = Stufe
studio-play-new = Neue { -puzzle }
studio-play-making = { -puzzle(form: "A") } entsteht.
studio-play-not-made = { -puzzle(form: "The") } ließ sich nicht machen.
studio-play-not-read = { -puzzle(form: "The") } ließ sich nicht lesen.
