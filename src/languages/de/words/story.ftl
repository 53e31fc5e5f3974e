# Die Geschichte des Spiels, am Anfang jedes Teils eine Tatsache mit dem Bild eines Steins.

story-picture = Ein Stück Geschichte, mit dem Stein { $domino }.
story-fact-gout = O. S. Adler aus Berlin hatte Gicht. Hielt sie ihn im Kurort im Zimmer fest, vertrieb er sich die Zeit mit Dominosteinen: So fing dieses Spiel an.
story-fact-coffee = Im Kurort spielte Adler jeden Morgen und jeden Nachmittag ein Stündchen Domino. Gekämpft wurde um nichts als eine Tasse Kaffee.
story-fact-eights = Im Jahr 1878 bekam Adler einen Satz bis <domino>8:8</domino> und legte die Siebenen und Achten beiseite. Dann fragte er sich, was sich mit ihnen anfangen ließe.
story-fact-name = In „Dominosa“ ist das Wort Domino mit Adlers drei Anfangsbuchstaben verschmolzen: O, S und A.
story-fact-rectangle = Eines Tages fügten sich alle 36 { -domino(form: "many") } eines Satzes wie von selbst zu einem Rechteck. Doch ehe Adler es aufgezeichnet hatte, warf er alles wieder durcheinander!
story-fact-collections = Unter dem Namen Richard Osa bekam Adler 1893 ein Patent. Im Jahr 1894 ließ er zwei Sammlungen von { -puzzle(form: "many") } drucken, zum mäßigen Preis von einer Mark.
story-fact-silence = Adlers Sammlungen sagten fast nichts darüber, wie man spielt. Das war Absicht: Man sollte Lust bekommen, selbst dahinterzukommen.
story-fact-nile = Reisende auf dem Nil fanden in den Basaren nur Sätze bis <domino>6:6</domino>. Die 8 fehlenden { -domino(form: "many") } schnitten sie aus Papier, Holz und Pappe.
story-fact-hurrah = Auf dem Nil rief als Erste eine Dame: „Ich hab’s!“ Von da an wurde jede Lösung mit Hurra begrüßt.
story-fact-boy = Die letzte { -puzzle } jener Reise auf dem Nil schien unlösbar, bis ein Junge von 12 Jahren sie knackte.
story-fact-yearbook = Fritz Jahn, ein Pastor, stieß 1899 in einem Jahrbuch auf das Spiel.
story-fact-nephew = Im Januar 1902 lag Jahns Neffe, 17 Jahre alt, mit Masern im Bett und durfte nicht einmal lesen. Da gab Jahn ihm das Spiel.
story-fact-weeks = Vier Wochen lang durfte niemand zu Jahns Neffen. In dieser Zeit erfand er 40 { -puzzle(form: "many") }, immer schwerere.
story-fact-sight = Als Jahn und Adler sich zum ersten Mal sprachen, stand Adler vor einer Augenoperation, und sein Augenlicht stand auf dem Spiel. Jahre später schrieben die beiden doch noch ihr Buch.
story-fact-book = Adler starb am 28. September 1912, einen Tag nachdem er und Jahn ihr Buch fertig hatten.
story-fact-officers = Im Ersten Weltkrieg dachten sich junge Offiziere im Lazarett { -puzzle(form: "many") } aus und überließen sie Jahn.
story-fact-blind-sets = Sätze für blinde Spieler gingen meist nur bis <domino>6:6</domino>. Jahn ließ eigens welche bis <domino>7:7</domino> anfertigen.
story-fact-cards = F. W. Vogel, selbst blind und Besitzer einer Blindendruckerei in Hamburg, erklärte sich bereit, preiswerte { -domino(form: "many") } bis <domino>7:7</domino> aus Karton herstellen zu lassen. Ob es sie je gab, wissen wir nicht.
story-fact-figures = Im Buch von 1921 stehen 17 Figuren von Jahns Neffen. Ein Programm hat gezählt: 9 davon haben genau eine Lösung.
story-fact-size = Am handlichsten findet das Buch von 1921 { -domino(form: "many") }, die 20 Millimeter hoch und 40 Millimeter breit sind, mit großen schwarzen Augen.
story-fact-threes = Im Satz bis <domino>7:7</domino> gibt es jede Zahl 9-mal. Das ist 3 mal 3, und darauf beruhen die Terzette.
story-fact-tally = Auf einem Brett mit 8 Zeilen und 9 Spalten gibt es 127 Stellen. Nach dem Buch von 1921 zählt man so lange, bis man sie alle hat.
story-fact-register = Einen neuen { -key } soll man sofort aufschreiben, rät das Buch von 1921. Sonst findet man ihn womöglich nie wieder.
story-fact-digits = Zu einem einzigen { -key } mit 8 Zeilen und 9 Spalten gehören so viele { -puzzle(form: "many") }, dass ihre Anzahl 50 Ziffern hat.
