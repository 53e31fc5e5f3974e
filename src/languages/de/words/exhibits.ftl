# Was von den Figuren von 1921 und von den Legeaufgaben gleichermaßen gesagt wird.

exhibit-outline =
    { $rows } Zeilen und { $columns } Spalten; { $solutions ->
        [1] genau eine Lösung
       *[other] { $solutions } Lösungen
    }.
exhibit-outline-in-shape =
    { $shape }, { $rows } Zeilen und { $columns } Spalten; { $solutions ->
        [1] genau eine Lösung
       *[other] { $solutions } Lösungen
    }.
exhibit-solutions =
    { $solutions ->
        [1] Genau eine Lösung.
       *[other] { $solutions } Lösungen.
    }
