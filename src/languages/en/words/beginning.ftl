# The page before the lesson: how the game began. What it tells is borne out by the book of 1921.

beginning-heading = How it all began
beginning-spa = Karlsbad, a spa, 1878. Aching joints kept O. S. Adler, the inventor of this game, in his room for weeks. Someone brought him a large set of dominoes, up to <domino>8:8</domino>. At first the sevens and eights lay unused. Then he hit on a game for one player, and it needed the sevens: Dominosa.
beginning-nile =
    A friend took the game on a steamer up the Nile{ $reader ->
        [print] . The steamer in the picture is built of those sevens and eights.
       *[other] .
    } Soon all the travellers wanted to play. For three weeks they raced each other and cheered every solution. Nobody could solve the last { -puzzle }, until a boy of 12 did.
beginning-war = Later the game helped wounded officers through their days in hospital, and special { -domino(form: "many") } were made for blind players.
# $number: of the hardest puzzle.
beginning-hardest =
    The hardest { -puzzle } in this book is { $reader ->
        [print] number { $number }, on page <page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = Now it’s your turn!
# A picture in print, above the heading.
beginning-steamer = A steamer with two funnels, built of dominoes.
