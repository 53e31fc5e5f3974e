# Setzaufgaben unter den Aufgaben des Studios.

studio-compose-kind = Setzaufgabe
studio-compose-which = Welche Aufgabe
studio-compose-task =
    { $name ->
        [small-unions] kleines Brett: zwei Verbindungen
        [small-sums] kleines Brett: Zeile 1 ergibt 3, Zeile 5 ergibt 20
        [small-ladder] kleines Brett: 0 bis 4 in Spalte b
        [small-line] kleines Brett: 0 in der ganzen Zeile 1, 0 bis 4 in Spalte a
        [small-givens] kleines Brett: mit Zahlen darauf
        [sum-27] Spalte c ergibt 27
        [sum-10] Spalte c ergibt 10
        [ladder] 0 bis 7 in den Spalten c, d und e
        [ladder-and-line] 0 bis 7 in den Spalten c, d und e, alle Felder mit 0 beieinander in Zeile 1
        [diagonal] 0 bis 7 in der Diagonale
        [cross] alle Felder mit 0 bilden ein Kreuz
       *[unions] so viele Verbindungen wie möglich
    }
