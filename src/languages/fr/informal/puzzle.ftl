board-not-to-play = Ici, la place manque pour des { -stone(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-stones =
    { $reader ->
        [print] { -stone(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -stone(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { -tally(form: "One") } : { $last ->
        [yes] il est déjà fait. Ensuite, tu compteras toi-même, si cela t’aide.
       *[no] { $number ->
            [1] { $single ->
                [0] commence par le moins d’emplacements.
                [one] un seul { -stone } n’a qu’un emplacement possible.
                [2] deux { -stone(form: "many") } n’ont qu’un emplacement possible.
                [3] trois { -stone(form: "many") } n’ont qu’un emplacement possible.
               *[other] il y a { $single } { -stone(form: "many") } qui n’ont qu’un emplacement.
            } Commence là, puis cherche des lacunes.
            [2] coche les { -stone(form: "many") } posés. Un autre perd un emplacement ? Change son compte.
           *[other] un { -stone } est posé ? Sépare d’un { -stroke } ses deux nombres partout ailleurs.
        }
    }
