board-not-to-play = Ici, la place manque pour des { -domino(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-dominoes =
    { $reader ->
        [print] { -domino(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -domino(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { -tally(form: "One") } : { $last ->
        [yes] il est déjà fait. Ensuite, tu compteras toi-même, si cela t’aide.
       *[no] { $number ->
            [1] { $single ->
                [0] commence par le moins d’emplacements.
                [one] un seul { -domino } n’a qu’un emplacement possible.
                [2] deux { -domino(form: "many") } n’ont qu’un emplacement possible.
                [3] trois { -domino(form: "many") } n’ont qu’un emplacement possible.
               *[other] il y a { $single } { -domino(form: "many") } qui n’ont qu’un emplacement.
            } Commence là, puis cherche des lacunes.
            [2] coche les { -domino(form: "many") } posés. Un autre perd un emplacement ? Change son compte.
           *[other] un { -domino } est posé ? Sépare d’un { -bar } ses deux nombres partout ailleurs.
        }
    }
