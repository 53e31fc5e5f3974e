# Die Seite vor der Einführung: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Kurort Karlsbad, 1878. Schmerzende Gelenke hielten O. S. Adler wochenlang im Zimmer fest. Man brachte ihm ein Dominospiel bis <stone>8:8</stone>. Seine alten Spiele reichten nur bis <stone>6:6</stone>, und so lagen die Siebenen und Achten unbenutzt auf dem Tisch. Ließe sich daraus kein neues Spiel machen? Mit den Achten ging es nicht. Mit den Siebenen entstand Dominosa, ein Spiel für einen allein.
beginning-nile = Ein Freund nahm es mit auf den Nil. Drei Wochen lang wetteiferte dort eine ganze Reisegesellschaft um die { -puzzle(form: "many") }, und jede Lösung wurde mit Hurra begrüßt. Die letzte { -puzzle } schien unlösbar. Ein Junge von 12 Jahren löste sie.
beginning-war = Im Ersten Weltkrieg half das Spiel verwundeten Offizieren durch lange Tage im Krankenhaus, und für blinde Spieler gab es eigene { -stone(form: "many") }.
beginning-cover = Auf dem Umschlag werden aus Zahlen { -stone(form: "many") }. Der hervorgehobene wurde eben gefunden.
beginning-turn = Jetzt sind Sie dran!
