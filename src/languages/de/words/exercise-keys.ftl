# Die Antworten auf die Übungen zum Divisor-Domino.

exercise-keys-heading = Antworten auf die Übungen
exercise-keys-group =
    { $count ->
        [1] Übung { $first }
       *[other] Übungen { $first } bis { $last }
    }: Divisor { $divisor }
exercise-keys-answer =
    <b>{ $number }:</b> <domino>{ $domino }</domino> { $atEnd ->
        [yes] am Ende { $spot }
       *[no] an der langen Seite von <domino>{ $spot }:{ $spot }</domino>
    }. Die Summe war { $before } und ist nun { $after }: { $points ->
        [1] ein Punkt
       *[other] { $points } Punkte
    }.
