board-not-to-play = Ici, la place manque pour des { -stone(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-stones =
    { $reader ->
        [print] { -stone(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -stone(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { $last ->
        [yes] Le { -tally } est déjà fait. Ensuite, tu compteras toi-même, si cela t’aide.
       *[no] { $number ->
            [1] { $single ->
                [0] Quel { -stone } a le moins d’emplacements ?
                [one] Un { -stone } n’a qu’un emplacement : commence là.
                [2] Deux { -stone(form: "many") } n’ont qu’un emplacement : commence là.
                [3] Trois { -stone(form: "many") } n’ont qu’un emplacement : commence là.
               *[other] Il y a { $single } { -stone(form: "many") } qui n’ont qu’un emplacement : commence là.
            } Ailleurs, sépare les mêmes paires d’un { -stroke }.
            [2] Un { -stone } est posé ? Coche sa case. Un autre perd un emplacement ? Note son compte.
           *[other] Plus de sceau ? Cherche des lacunes à côté des { -stone(form: "many") } posés.
        }
    }
