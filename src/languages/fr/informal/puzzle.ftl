board-not-to-play = Ici, la place manque pour des { -stone(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-stones =
    { $reader ->
        [print] { -stone(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -stone(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { -tally(form: "One") } déjà fait. { $last ->
        [yes] Ensuite, ce sera à toi de compter.
       *[no] { $number ->
            [1] { $single ->
                [0] Quel { -stone } a le moins d’emplacements ?
                [one] Un { -stone } n’a qu’un emplacement : commence par lui.
               *[other] { $single } { -stone(form: "many") } n’ont qu’un emplacement : commence par là.
            }
            [2] Un { -stone } est posé ? Coche-le.
           *[other] Un emplacement perdu ? Note le nouveau compte.
        }
    }
