# Eine kleine Aufgabe, Schritt für Schritt gelöst; die Schritte selbst stehen anderswo.

worked-opening-heading = { -puzzle(form: "A-small") }, Schritt für Schritt
worked-terzett-heading = Ein kleines Terzett, Schritt für Schritt
worked-board = Dieses Brett braucht den Satz bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } auf { $rows } Zeilen mit je { $columns } Feldern. Es hat { $places } Stellen, an denen ein { -stone } liegen könnte.
worked-threes = Lesen Sie es zuerst nach seinen Dreiern. Diese Zahlen stehen von Feld zu Feld:
worked-three = <cell>{ $from }</cell> bis <cell>{ $to }</cell>
worked-stones = Nun zu den { -stone(form: "many-dative") }. Sie finden sich wie in { -puzzle(form: "each-dative") }.
worked-part-heading = { -stone(form: "many") } { $first } bis { $last }
worked-step =
    { $reader ->
        [aloud] Schritt { $number }:
       *[other] { $number }.
    } { $text }
worked-solved = Alle { -stone(form: "many") } liegen. Das ist der { -key }:
worked-so-far = Nun sieht das Brett so aus. { -stroke(form: "many") } stehen dort, wo ein verbrauchter { -stone } noch einmal vorkommt.
