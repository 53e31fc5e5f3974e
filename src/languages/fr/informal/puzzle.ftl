board-not-to-play = Ici, la place manque pour des { -stone(form: "many") } en carton : marque la grille ci-dessus avec de la cire ou des épingles.
puzzle-stones =
    { $reader ->
        [print] { -stone(form: "Many") } : coche ceux que tu as posés
       *[other] Les { -stone(form: "many") } du jeu :
    }
puzzle-tally-counted =
    { -tally(form: "One") } : { $places } emplacements. { $last ->
        [yes] Ensuite, ce sera à toi de compter.
       *[no] Barre l’ancien compte, note le nouveau.
    }
