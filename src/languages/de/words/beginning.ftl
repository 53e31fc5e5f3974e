# Die Seite vor der Einführung: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Kurort Karlsbad, 1878. Schmerzende Gelenke hielten O. S. Adler, den Erfinder dieses Spiels, wochenlang im Zimmer fest. Man brachte ihm ein Dominospiel bis <stone>8:8</stone>. Die Siebenen und Achten lagen unbenutzt da, bis er auf ein Spiel kam, das die Siebenen braucht und das man allein spielen kann: Dominosa.
beginning-nile = Ein Freund nahm das Spiel mit auf einen Nildampfer. Bald wollten alle an Bord mitspielen. Drei Wochen lang lösten sie um die Wette, und jede Lösung wurde mit Hurra begrüßt. Am Ende blieb eine { -puzzle }, die alle für unlösbar hielten. Gelöst hat sie ein Junge von 12 Jahren.
beginning-war = Später half das Spiel verwundeten Offizieren im Lazarett durch die Tage, und für Blinde wurden eigene { -stone(form: "many") } angefertigt.
beginning-cover = Auf dem Umschlag werden aus Zahlen { -stone(form: "many") }. Der { -stone }, der heraussticht, ist gerade gefunden worden.
# $number: die der schwersten Aufgabe.
beginning-hardest =
    Die schwerste { -puzzle } dieses Buches ist { $reader ->
        [print] Nummer { $number } auf Seite <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = Jetzt sind Sie dran!
