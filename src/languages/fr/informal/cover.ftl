cover-completing =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. Une partie des nombres est visible. Retrouveras-tu les autres ?
back-cover-story = Étale un jeu entier de dominos, note les nombres, puis range les dominos. Où étaient-ils ? Chacun n’existe qu’une fois, et il n’y a rien à calculer. On cherche le seul endroit où un domino peut aller, et chaque domino trouvé mène au suivant.
back-cover-need = Un crayon suffit. Si tu as des dominos, sors-les !
