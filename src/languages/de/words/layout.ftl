# Was nur das Layout sagen kann: Bände, und was um Bretter herum steht.

volume-pages = Band { $number } von { $of }: Seiten { $first } bis { $last }.
volume-contents = Alle Bände
volume = Band { $number } von { $of }
volume-puzzles =
    { $count ->
        [1] { -puzzle } { $first }.
       *[other] { -puzzle(form: "many") } { $first } bis { $last }.
    }
volume-keys =
    { $count ->
        [1] { -key } { $first }.
       *[other] { -key } { $first } bis { $last }.
    }
volume-end = Ende von Band { $number }
volume-last = Ende
volume-continued = { $title }, Fortsetzung
volume-page = { $number } in Band { $volume }
figure-marked = Um diese Felder geht es:
screen-skip = Direkt zum Text
screen-size = { $rows } Zeilen, { $columns } Spalten
screen-hole = kein Feld
screen-empty = leer
screen-drawing = Zeichnung: { $heading }. Dasselbe folgt in Worten.
screen-covered = Schritt { $number }
screen-in-words = In Worten: { $heading }
screen-dominoes = { -domino(form: "many") } und ihre Stellen:
screen-bars = { -bar(form: "many") }:
screen-could = Hier könnte ein Stein liegen:
screen-cannot = Hier kann keiner liegen:
domino-on-place = { $domino } auf { $place }
# The decimal sign of print.
decimal-sign = ,
