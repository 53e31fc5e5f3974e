# Die Seite vor der Einführung: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Kurort Karlsbad, 1878. Schmerzende Gelenke hielten O. S. Adler wochenlang im Zimmer fest. Man brachte ihm ein Dominospiel bis <stone>8:8</stone>. Die Siebenen und Achten lagen unbenutzt da, bis er mit den Siebenen ein Spiel für einen allein fand: Dominosa.
beginning-nile = Ein Freund nahm das Spiel mit auf einen Nildampfer. Bald wollten alle an Bord mitspielen. Drei Wochen lang lösten sie um die Wette, und jede Lösung wurde mit Hurra begrüßt. Am Ende blieb eine { -puzzle }, die unlösbar schien. Ein Junge von 12 Jahren löste sie.
beginning-war = Später half es verwundeten Offizieren durch die Tage im Krankenhaus, und für Blinde gab es eigene { -stone(form: "many") }.
# $number: die der schwersten Aufgabe.
beginning-hardest =
    Die schwerste { -puzzle } dieses Buches ist { $reader ->
        [print] Nummer { $number } auf Seite <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = Jetzt sind Sie dran!
beginning-steamer = Ein Dampfer mit zwei Schornsteinen, aus Dominosteinen gebaut.
beginning-steamer-built = Der Dampfer oben ist aus ihnen allen gebaut.
