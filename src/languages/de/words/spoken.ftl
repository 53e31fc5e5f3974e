# Das Manuskript zum Vorlesen: was eine Seite durch Zeichen zeigt und dadurch, wo etwas steht.
# $row, $column und andere Zahlen kommen in Worten; eine Spalte heißt mit dem Namen, der mit ihrem Buchstaben anfängt.

# Die ersten acht sind die, mit denen nach den FIDE-Regeln blinde Schachspieler ihre Züge ansagen.
spoken-column =
    { $letter ->
        [a] Anna
        [b] Bella
        [c] Cäsar
        [d] David
        [e] Eva
        [f] Felix
        [g] Gustav
        [h] Hektor
        [i] Ida
        [j] Julius
        [k] Konrad
        [l] Ludwig
        [m] Martin
        [n] Nora
        [o] Otto
        [p] Paula
        [q] Quentin
        [r] Richard
        [s] Samuel
        [t] Theodor
        [u] Ursula
        [v] Viktor
        [w] Walter
        [x] Xaver
        [y] Yvonne
       *[z] Zeno
    }
spoken-domino = { $low }-{ $high }
spoken-cell = Spalte { $column } Zeile { $row }
spoken-across = Zeile { $row } Spalten { $first } und { $second }
spoken-upright = Spalte { $column } Zeilen { $first } und { $second }
spoken-board =
    Das Brett hat { $rows ->
        [1] eine Zeile
       *[other] { $rowsSaid } Zeilen
    } und { $columns ->
        [1] eine Spalte
       *[other] { $columnsSaid } Spalten
    }, { $first } bis { $last }.
spoken-row = Zeile { $row }: { $cells }.
spoken-part =
    { $count ->
        [1] Spalte { $first }: { $cells }
        [2] Spalten { $first } und { $last }: { $cells }
       *[other] Spalten { $first } bis { $last }: { $cells }
    }
spoken-hole = kein Feld
spoken-empty = leer
spoken-all-empty = alle leer
spoken-dominoes = Diese { -domino(form: "many") } liegen:
spoken-bars = { -bar(form: "many") } trennen diese Felder: { $places }.
spoken-marked = Um diese Felder geht es: { $cells }.
spoken-chapter = Kapitel: { $sentence }
spoken-step = Schritt { $number }: { $sentence }
spoken-ampersand = und
spoken-copyright = Copyright
spoken-end = Ende des Buches.
