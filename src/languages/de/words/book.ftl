# Überschriften des Buches und der Anfang jedes Teils.

contents-heading = Inhalt
# Über Zeilen des gedruckten Inhalts. $group: die Art der Aufgaben, oder help oder more.
contents-group =
    { $group ->
        [help] Hilfe und Lösungen
        [more] Rund um das Spiel
        [omnibus] { -puzzle(form: "many") }, von leicht bis schwer
        [terzett] Terzette: gleiche Zahlen zu dritt
       *[other] Andere { -puzzle(form: "many") }
    }
section-level = Stufe { $number } von { $levels }: { $level }
section-puzzle-page = { -puzzle } { $first } steht auf Seite <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
section-puzzles-from-page =
    { -puzzle(form: "many") } { $first } { $puzzles ->
        [2] und
       *[other] bis
    } { $last } beginnen auf Seite <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
# Wo man nachschlägt, gedruckt. $first: die Nummer der ersten Aufgabe des Teils.
section-help = Kommen Sie nicht weiter? Ab Seite <page of="{ $at }" title="Lösungsweg zu { -puzzle } { $first }"/> steht jeder Schritt.
section-solutions = Die Lösungen beginnen auf Seite <page of="key-{ $first }" title="Lösung zu { -puzzle } { $first }"/>.
# Beim Bild, das gedruckt einen Teil eröffnet.
section-picture = Das Bild zeigt sie alle, verrät aber keine Lösung.
# Gedruckt, vor den ersten Aufgaben, deren Stellen man selbst zählt.
section-look-first = Sie müssen nicht alles zählen. Suchen Sie zuerst die Doppelsteine: Zwei gleiche Zahlen, die sich berühren, fallen auf. Sehen Sie dann in die Ecken und neben den { -domino }, den Sie zuletzt gelegt haben.
section-puzzle = { -puzzle(form: "A") }: { $first }.
section-puzzles =
    { -puzzle(form: "many") } { $first } { $puzzles ->
        [2] und
       *[other] bis
    } { $last }.
section-kind =
    { $kind ->
        [terzett] Gleiche Zahlen liegen hier immer zu dritt.
        [completion] Hier fehlen einige Zahlen.
        [duett] Gleiche Zahlen liegen hier immer zu zweit.
        [quartett] Gleiche Zahlen liegen hier immer zu viert.
        [quadrat] Gleiche Zahlen liegen hier immer im Quadrat.
        [quodlibet] Gleiche Zahlen liegen hier zu viert, in drei Formen.
       *[omnibus] { "" }
    }
section-set = Gespielt wird mit dem Satz bis <domino>{ $range }:{ $range }</domino>: { $dominoes } { -domino(form: "many") } auf { $cells } Feldern.
section-set-in-rows = Gespielt wird mit dem Satz bis <domino>{ $range }:{ $range }</domino>: { $dominoes } { -domino(form: "many") } auf { $rows } Zeilen mit je { $columns } Feldern.
section-set-in-shape = Gespielt wird mit dem Satz bis <domino>{ $range }:{ $range }</domino>: { $dominoes } { -domino(form: "many") } auf { $cells } Feldern. Zusammen bilden sie eine besondere Form, { $shape }, mit { $rows } Zeilen und { $columns } Spalten.
section-set-in-outline = Gespielt wird mit dem Satz bis <domino>{ $range }:{ $range }</domino>: { $dominoes } { -domino(form: "many") } auf { $cells } Feldern in { $rows } Zeilen und { $columns } Spalten.
section-keys =
    { $keys ->
        [1] Die { -domino(form: "many") } liegen immer nach demselben Muster, dem { -key }.
       *[other] Die { -domino(form: "many") } liegen nach { $keys } verschiedenen Mustern, den { -key(form: "many-dative") }.
    }
section-one-key = { -puzzle(form: "These") } bilden eine Serie: Alle haben denselben { -key }.
section-stencil =
    { $reader ->
        [aloud] Seine Schablone folgt nach den { -key(form: "many-dative") }.
        [screen] Seine Schablone steht nach den { -key(form: "many-dative") }: <page of="stencil-{ $first }" title="Schablone"/>.
        [display] Seine Schablone steht nach den { -key(form: "many-dative") }: <page of="stencil-{ $first }" title="Schablone"/>.
       *[other] Seine Schablone steht auf Seite <page of="stencil-{ $first }" title="Schablone"/>.
    }
section-new-techniques = Neu in diesem Teil
section-new-technique = { $name } (Seite <page of="aid-{ $technique }" title="{ $name }"/>)
section-tally = { -tally } zum Hineinschreiben:
section-dominoes = Die { -domino(form: "many") }, mit Platz für Marken
