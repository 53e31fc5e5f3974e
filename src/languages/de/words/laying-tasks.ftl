# Bretter mit mehreren Lösungen.

laying-tasks-heading = Legeaufgaben
laying-tasks-lead = Bretter mit mehreren Lösungen, zum Legen mit echten { -domino(form: "many-dative") } oder zum Zeichnen.
laying-tasks-intro = Lösen Sie jede wie { -puzzle(form: "a") }: Legen Sie jeden { -domino } des Satzes einmal. Nur gibt es hier mehr als eine Lösung, und jede davon ist richtig. Darum zählen diese Bretter in diesem Buch nicht als { -puzzle(form: "many") } und haben weder Stufe noch { -hint(form: "many") }. Ein Programm hat ihre Lösungen gezählt{ $keys ->
        [yes] ; der { -key } zeigt eine davon
       *[no] { "" }
    }.
laying-task-heading =
    Legeaufgabe { $number }{ $kind ->
        [terzett] : Terzett
        [duett] : Duett
        [quartett] : Quartett
        [quadrat] : Quadrat
        [quodlibet] : Quodlibet
       *[other] { "" }
    }
laying-task-set = Satz bis <domino>{ $range }:{ $range }</domino>
laying-task-never-single = In dieser Figur hat kein Quadrat-Spiel nur eine Lösung: Ein Programm hat alle 104 Möglichkeiten durchprobiert, sie mit Zahlen zu füllen; vertauschte Zahlen zählen dabei nicht.
laying-task-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Lösung zu Legeaufgabe { $number }" before="Siehe" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key } zu Legeaufgabe { $number }" before="{ -key }:" named="one"/>.
    }
