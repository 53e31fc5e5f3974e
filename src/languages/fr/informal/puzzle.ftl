board-not-to-play = Ici, la place manque pour des { -stone(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-stones =
    { $reader ->
        [print] { -stone(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -stone(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { $last ->
        [yes] Le { -tally } est déjà fait. Ensuite, ce sera à toi de compter.
       *[no] { $number ->
            [1] Le { -tally } est déjà fait. { $single ->
                [0] Quel { -stone } a le moins d’emplacements ?
                [one] Un { -stone } n’a qu’un emplacement : commence par lui.
                [2] Deux { -stone(form: "many") } n’ont qu’un emplacement : commence par là.
                [3] Trois { -stone(form: "many") } n’ont qu’un emplacement : commence par là.
               *[other] Il y a { $single } { -stone(form: "many") } qui n’ont qu’un emplacement : commence par là.
            }
            [2] Un { -stone } est posé ? Coche-le, puis sépare d’un { -stroke } la même paire là où elle reparaît.
           *[other] Le { -tally } est déjà fait. Un emplacement perdu ? Note le nouveau compte.
        }
    }
