# Eine Aufgabe mit den Zeilen über ihrem Brett.

puzzle-name = { -puzzle } { $number }
puzzle-heading =
    { -puzzle } { $number }{ $kind ->
        [terzett] : Terzett
        [completion] : Ergänzung
        [duett] : Duett
        [quartett] : Quartett
        [quadrat] : Quadrat
        [quodlibet] : Quodlibet
       *[omnibus] { "" }
    }{ $level ->
        [none] { "" }
       *[other] , { $level }
    }
puzzle-level = Stufe: { $level }.
puzzle-hardest =
    { $easy ->
        [yes] Siegel und Lücken genügen.
       *[no] Schwierigster { -technique }: { $technique }.
    }
# Dasselbe gedruckt neben der Stufe, und wo der Kniff erklärt ist.
puzzle-hardest-short = Schwerster { -technique }: { $technique }
puzzle-hardest-page = , Seite <page of="aid-{ $technique }" title="{ -technique }"/>
# Gedruckt, bei einer leichten Aufgabe. $seals: wie viele es am Anfang gibt.
puzzle-begins =
    { $seals ->
        [0] Am Anfang steht eine Lücke.
        [1] Am Anfang gibt es ein Siegel.
       *[other] Am Anfang gibt es { $seals } Siegel.
    }
puzzle-easy-numbers = Dreier, letzte Felder, Siegel und Lücken genügen.
puzzle-ungraded = Ohne Stufe.
puzzle-id = Name: { $id }
puzzle-hints =
    { $steps ->
        [yes] { $turning ->
            [yes] { $reader ->
                [screen] { -hint(form: "many") }: <page of="hint-1-{ $number }" title="Der Weg"/>, <page of="hint-2-{ $number }" title="Wendepunkt"/>
                [display] { -hint(form: "many") }: <page of="hint-1-{ $number }" title="Der Weg"/>, <page of="hint-2-{ $number }" title="Wendepunkt"/>
                [print] Weg auf Seite <page of="hint-1-{ $number }" title="Der Weg"/>{ $easy ->
                    [yes] { "" }
                   *[no] , Wendepunkt <page of="hint-2-{ $number }" title="Wendepunkt"/>
                }
               *[other] Seiten: Weg <page of="hint-1-{ $number }" title="Der Weg"/>, Wendepunkt <page of="hint-2-{ $number }" title="Wendepunkt"/>
            }
           *[no] <page of="hint-1-{ $number }" title="Der Weg" before="Weg:" named="one"/>
        }
       *[no] <page of="hint-2-{ $number }" title="Wendepunkt" before="Wendepunkt:" named="one"/>
    }
puzzle-hints-key =
    { $easy ->
        [yes] , Lösung auf Seite
       *[no] , Lösung
    } <page of="key-{ $number }" title="Lösung zu { -puzzle } { $number }"/>
puzzle-key = <page of="key-{ $number }" title="{ -key } zu { -puzzle } { $number }" before="{ -key }:" named="one"/>
key-reference =
    { $reader ->
        [print] <page of="key-{ $number }" title="Lösung zu { -puzzle } { $number }" before="Lösung:" named="one"/>.
       *[other] <page of="key-{ $number }" title="{ -key } zu { -puzzle } { $number }" before="{ -key }:" named="one"/>.
    }
puzzle-tally-page = <page of="tally-{ $first }" title="{ -tally }" before="{ -tally }:" named="one"/>
puzzle-givens = { $given } Zahlen gegeben, { $toFind } zu finden:
puzzle-missing =
    { $times ->
        [1] einmal
       *[other] { $times }-mal
    } { $number }
puzzle-places =
    Zusammen { $places } Stellen{ $reader ->
        [touch] { "" }
       *[other] { " " }auf dem Brett
    }.
board-not-to-play = Für Kartensteine ist hier kein Platz: Markieren Sie oben mit Wachs oder Stecknadeln.
board-unknown = Punkte 3,6 stehen für gesuchte Zahlen.
dominoes-do-not-fit = Kartensteine passen nicht.
puzzle-tally =
    { $reader ->
        [print] { -tally }, wenn sie hilft: { $places } Stellen im Ganzen
        [embossed] { -tally }: zusammen { $places } Stellen
       *[other] { -tally }: zusammen { $places } Stellen auf dem Brett
    }
puzzle-notes = Notizen
puzzle-done = Gelöst am
puzzle-milestone =
    { $at ->
        [hardest] Die schwerste! Gelöst am
        [section] Letzte im Teil! Gelöst am
        [round] Nummer { $number }! Gelöst am
       *[none] Gelöst am
    }
puzzle-first-done =
    { $number ->
        [1] Meine erste!
        [2] Schon zwei!
        [3] Schon drei!
        [4] Schon vier!
        [5] Schon fünf!
       *[other] Schon { $number }!
    } Gelöst am
# Vor einer Bemerkung, die gedruckt darüber steht.
puzzle-tally-name = { -tally }:
puzzle-tally-raised = { -puzzle } { $number }: zusammen { $places } Stellen
puzzle-dominoes =
    { $reader ->
        [print] { -domino(form: "many") } zum Abhaken
       *[other] Die { -domino(form: "many") } des Satzes:
    }
puzzle-tally-counted =
    { -tally }{ $last ->
        [yes] , schon ausgefüllt. Später zählen Sie selbst, wo es Ihnen hilft.
       *[no] : { $number ->
            [1] { $single ->
                [0] Beginnen Sie mit den wenigsten Stellen.
                [one] Ein { -domino } hat nur eine Stelle.
                [2] Zwei { -domino(form: "many") } haben nur je eine Stelle.
                [3] Drei { -domino(form: "many") } haben nur je eine Stelle.
               *[other] Einige { -domino(form: "many") } haben nur je eine Stelle.
            } Dort beginnen Sie. Dann: Lücken daneben!
            [2] Haken Sie ab, was liegt. Verliert ein anderer { -domino } eine Stelle, ändern Sie seine Zahl.
           *[other] Liegt ein { -domino }? Ziehen Sie Striche, wo sich seine zwei Zahlen noch einmal treffen.
        }
    }
