# Les réponses aux exercices de domino à diviseur.

exercise-keys-heading = Réponses aux exercices
# $count : combien il y a d’exercices d’une sorte.
exercise-keys-group =
    { $count ->
        [1] Exercice { $first }
       *[other] Exercices { $first } à { $last }
    } : diviseur { $divisor }
# $spot : le nombre où le domino est posé, à un bout ou sur le long côté de son double.
exercise-keys-answer =
    <b>{ $number } :</b> <domino>{ $domino }</domino> { $atEnd ->
        [yes] au bout { $spot }
       *[no] sur le long côté de <domino>{ $spot }:{ $spot }</domino>
    }. La somme était { $before }, elle est maintenant { $after } : { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
