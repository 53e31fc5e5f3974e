# Die Seite vor der Einführung: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Kurort Karlsbad, 1878. Weil ihm die Gelenke wehtaten, saß O. S. Adler, der Erfinder dieses Spiels, wochenlang im Zimmer. Man brachte ihm ein Dominospiel bis <domino>8:8</domino>. Die Siebenen und Achten blieben erst liegen. Dann fand er ein Spiel für einen allein, das die Siebenen braucht: Dominosa.
beginning-nile =
    Ein Freund nahm das Spiel mit auf einen Nildampfer{ $reader ->
        [print] ; der im Bild ist aus Siebenen und Achten gebaut.
       *[other] .
    } Drei Wochen lang lösten alle an Bord um die Wette, und jede Lösung wurde mit Hurra begrüßt. Die letzte { -puzzle } schien unlösbar, bis ein Junge von 12 Jahren sie knackte.
beginning-war = Später verkürzte das Spiel verwundeten Offizieren die Zeit im Lazarett, und für Blinde gab es eigene { -domino(form: "many") }.
# $number: die der schwersten Aufgabe.
beginning-hardest =
    Die schwerste { -puzzle } dieses Buches ist { $reader ->
        [print] Nummer { $number } auf Seite <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = Jetzt sind Sie dran!
beginning-steamer = Ein Dampfer mit zwei Schornsteinen, aus Dominosteinen gebaut.
