# Die Seite vor der Einführung: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Kurort Karlsbad, 1878. Schmerzende Gelenke hielten O. S. Adler wochenlang im Zimmer fest. Man brachte ihm ein Dominospiel bis <stone>8:8</stone>. Seine Spiele endeten bei <stone>6:6</stone>, die Siebenen und Achten lagen unbenutzt da. Ließe sich nichts aus ihnen machen? Aus den Achten nicht. Aus den Siebenen wurde Dominosa, ein Spiel für einen allein.
beginning-nile = Ein Freund nahm es mit auf den Nil. Drei Wochen lang löste man dort um die Wette, und jede Lösung wurde mit Hurra begrüßt. Die letzte { -puzzle } schien unlösbar. Ein Junge von 12 Jahren löste sie.
beginning-war = Im Ersten Weltkrieg half das Spiel verwundeten Offizieren durch lange Tage im Krankenhaus, und für blinde Spieler gab es eigene { -stone(form: "many") }.
beginning-cover = Auf dem Umschlag werden aus Zahlen { -stone(form: "many") }. Der hervorgehobene wurde eben gefunden.
beginning-turn = Jetzt sind Sie dran!
