composing-condition =
    { $kind ->
        [sum]
            Die { $column ->
                [yes] Spalte
               *[no] Zeile
            } von { $first } bis { $last } ergibt { $total }.
        [line]
            { $number ->
                [any] Alle Felder einer Zahl
               *[other] Alle Felder mit { $number }
            } liegen beieinander in der { $column ->
                [yes] Spalte
               *[no] Zeile
            } von { $first } bis { $last }.
        [cross]
            { $number ->
                [any] Alle { $count } Felder einer Zahl
               *[other] Alle { $count } Felder mit { $number }
            } bilden ein Kreuz mit einem Arm auf jeder Seite.
        [unions]
            { $total ->
                [1] Es gibt mindestens eine Verbindung.
               *[other] Es gibt mindestens { $total } Verbindungen.
            }
       *[most] Bilde so viele Verbindungen, wie du kannst.
    }
