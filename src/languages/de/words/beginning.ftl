# Die Seite vor dem Inhalt: wie das Spiel anfing. Was sie erzählt, steht so im Buch von 1921.

beginning-heading = Wie alles anfing
beginning-spa = Karlsbad, 1878. Schmerzende Gelenke hielten O. S. Adler wochenlang im Zimmer fest. Man brachte ihm ein Dominospiel bis <stone>8:8</stone>. Die Siebenen und Achten brauchte er nicht und schob sie beiseite. Was ließe sich mit ihnen anfangen? So erfand er ein Spiel für einen allein: Dominosa.
beginning-nile = Ein Freund nahm es mit auf den Nil. Eine { -puzzle } schien unlösbar. Ein Junge von 12 Jahren löste sie. Im Ersten Weltkrieg half das Spiel verwundeten Offizieren durch lange Tage im Krankenhaus, und für blinde Spieler gab es eigene { -stone(form: "many") }.
beginning-cover = Auf dem Umschlag werden aus Zahlen { -stone(form: "many") }. Der hervorgehobene wurde eben gefunden.
beginning-turn = Jetzt sind Sie dran!
