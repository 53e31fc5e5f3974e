terzett-reading = Denk dir das Brett in Dreier geteilt: So lässt es sich leichter lesen, ertasten und merken. Ein Dreier ist aber kein { -domino }. Die meisten { -domino(form: "many") } verbinden zwei Dreier; nur ein Doppelstein kann in einem Dreier liegen. Beim Legen bleibt alles beim Alten: Jeder { -domino } kommt einmal vor. Terzett heißt das Spiel schon im Buch von 1921.
completion-numbers = Eine Ergänzung ist ein Terzett, das nur einen Teil seiner Zahlen zeigt. Die vorgegebenen Zahlen bleiben stehen. Ergänze die anderen so, dass alle gleichen Zahlen zu dritt beieinanderliegen und sich der ganze Satz { -domino(form: "many") } auf das Brett legen lässt. Dafür gibt es genau eine Möglichkeit.
completion-dominoes = Die { -domino(form: "many") } musst du nicht legen. Aber es hilft, an sie zu denken: Jeden { -domino } gibt es nur einmal, und jeder braucht eine Stelle.{ $keys ->
        [yes] { " " }{ $reader ->
            [print] Die Lösung
           *[other] Der { -key }
        } zeigt alle Zahlen und darauf die { -domino(form: "many") }.
       *[no] { "" }
    } Auch das Wort Ergänzung steht schon im Buch von 1921.
long-boards-on-screens = Ein langes Brett kann breiter sein als der Bildschirm. Dann lässt es sich verschieben: Geh mit der Tabulatortaste zum Brett, und drück die Pfeiltasten.
long-boards-in-parts =
    Lange Bretter sind manchmal in mehreren Teilen abgedruckt. Die letzten zwei Spalten oder Zeilen eines Teils sind auch die ersten zwei des nächsten; zähl sie nur einmal. { $reader ->
        [touch] Der Rahmen ist offen, wo das Brett weitergeht.
       *[other] Der Rand ist offen, wo das Brett weitergeht. Ein Balken markiert, was doppelt gedruckt ist.
    }
large-boards-in-halves =
    { $reader ->
        [touch] Große Bretter sind manchmal in mehreren Teilen abgedruckt. Die letzten zwei Spalten oder Zeilen eines Teils sind auch die ersten zwei des nächsten; zähl sie nur einmal. Der Rahmen ist offen, wo das Brett weitergeht.
       *[other] Große Bretter sind manchmal auf zwei gegenüberliegende Seiten verteilt. Die letzten zwei Spalten links stehen rechts noch einmal; zähl sie nur einmal. Der Rand ist offen, wo das Brett weitergeht, und ein Balken markiert, was doppelt gedruckt ist.
    }
series-explained = { -puzzle(form: "many") } mit demselben { -key } bilden eine Serie: Die Umrisse der { -domino(form: "many") } sind in allen gleich, nur die Zahlen sind andere. Kennst du den { -key } { -puzzle(form: "of-a") }, so kannst du alle anderen damit prüfen. Eine Schablone zeigt einen solchen { -key } ohne Zahlen.
