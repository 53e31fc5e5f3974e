laying-tasks-intro = Löse jede wie { -puzzle(form: "a") }: Leg jeden { -domino } des Satzes einmal. Nur gibt es hier mehr als eine Lösung, und jede davon ist richtig. Darum zählen diese Bretter in diesem Buch nicht als { -puzzle(form: "many") } und haben weder Stufe noch { -hint(form: "many") }. Ein Programm hat ihre Lösungen gezählt{ $keys ->
        [yes] ; der { -key } zeigt eine davon
       *[no] { "" }
    }.
