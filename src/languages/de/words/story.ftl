# Die Geschichte des Spiels, am Anfang jedes Teils eine Tatsache mit dem Bild eines Steins.

story-picture = Ein Stück Geschichte, mit dem Stein { $stone }.
story-fact-gout = O. S. Adler, Bankdirektor in Berlin, hatte Gicht. Wenn er deshalb im Zimmer bleiben musste, vertrieb er sich die Zeit mit Dominosteinen.
story-fact-eights = 1878 brachte man Adler einen Satz bis <stone>8:8</stone>. Er fragte sich, wozu die Siebenen und Achten gut seien.
story-fact-name = „Dominosa“ ist aus dem Wort Domino und Adlers drei Anfangsbuchstaben gemacht: O, S und A.
story-fact-collections = 1894 ließ Adler zwei Sammlungen von { -puzzle(form: "many") } drucken, jede zu einer Mark. Er nannte sich Richard Osa.
story-fact-silence = Adlers Sammlungen sagten fast nichts darüber, wie man spielt. Das war Absicht: Es sollte anregen.
story-fact-nile = Reisende auf einem Nildampfer fanden nur Sätze bis <stone>6:6</stone>. Die 8 fehlenden { -stone(form: "many") } schnitten sie aus Papier, Holz und Pappe.
story-fact-boy = Die letzte { -puzzle } jener Reise auf dem Nil löste ein Junge von 12 Jahren.
story-fact-yearbook = 1899 fand Fritz Jahn, ein Pastor, das Spiel in einem Jahrbuch.
story-fact-nephew = Im Januar 1902 hatte ein Neffe von Jahn die Masern, 17 Jahre alt. Jahn brachte ihm das Spiel.
story-fact-weeks = 4 Wochen lang lag Jahns Neffe allein. Lesen durfte er nicht.
story-fact-sight = Adler selbst stand eine Augenoperation bevor, bei der sein Augenlicht auf dem Spiel stand.
story-fact-book = Adler starb am 28. September 1912, einen Tag nachdem er und Jahn ihr Buch fertig hatten.
story-fact-officers = Im Ersten Weltkrieg erfanden verwundete Offiziere im Lazarett { -puzzle(form: "many") }.
story-fact-blind-sets = Sätze für blinde Spieler gingen meist nur bis <stone>6:6</stone>. Eigens wurde einer bis <stone>7:7</stone> gemacht.
story-fact-cards = F. W. Vogel, der blind war und in Hamburg eine Druckerei für Blindenschrift besaß, war bereit, billige Kartensteine bis <stone>7:7</stone> zu drucken. Ob es sie je gab, wissen wir nicht.
story-fact-figures = Das Buch von 1921 druckt 17 Figuren von Jahns Neffen. Ein Programm hat gezählt: 9 davon haben genau eine Lösung.
story-fact-size = Das Buch von 1921 wünscht sich { -stone(form: "many") }, 20 Millimeter hoch und 40 Millimeter breit, mit großen schwarzen Augen.
story-fact-threes = Im Satz bis <stone>7:7</stone> gibt es jede Zahl 9-mal. Das ist 3 mal 3, und daher kommen die Terzette.
story-fact-tally = Auf einem Brett mit 8 Zeilen und 9 Spalten gibt es 127 Stellen. Im Buch von 1921 zählen Anfänger, bis sie so viele haben.
story-fact-register = Einen neuen { -key } soll man sofort aufschreiben, rät das Buch von 1921. Sonst findet man ihn nie wieder.
story-fact-digits = Zu einem einzigen { -key } mit 8 Zeilen und 9 Spalten gehören so viele { -puzzle(form: "many") }, dass ihre Anzahl 50 Ziffern hat.
