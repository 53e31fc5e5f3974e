# Le compagnon d’un livre embossé : indices, étapes et clés, problème par problème.

companion-title = { $title } : le compagnon
companion-order =
    Chaque { -puzzle } a ici, dans cet ordre, { $hints ->
        [yes] un { -hint }, { $steps ->
            [yes] ses étapes et sa { -key }
           *[no] puis sa { -key }
        }
       *[no] { $steps ->
            [yes] ses étapes et sa { -key }
           *[no] sa { -key }
        }
    }.
companion-names = Dans les listes, un { -domino } s’écrit en deux chiffres : 01 est <domino>0:1</domino>.
companion-section =
    Aide : { $puzzles ->
        [1] { -puzzle } { $first }
        [2] { -puzzle(form: "many") } { $first } et { $last }
       *[other] { -puzzle(form: "many") } { $first } à { $last }
    }
companion-hint = { -hint(form: "One") } du { -puzzle } { $number }
companion-hint-easy = Le tournant est à l’étape { $line }.
companion-turning =
    { $line ->
        [0] Au début : { $technique }.
        [1] Après l’étape 1 : { $technique }.
        [2] Après les étapes 1 et 2 : { $technique }.
       *[other] Après les étapes 1 à { $line } : { $technique }.
    }
companion-steps = Étapes du { -puzzle } { $number }
puzzle-companion =
    { $hinted ->
        [yes] Volume <page of="key-{ $number }" title="Le compagnon" number="volume"/> :{ $hints ->
            [yes] { " " }{ -hint } <page of="hint-2-{ $number }" title="{ -hint(form: "One") }"/>,
           *[no] { "" }
        }{ $steps ->
            [yes] { " " }étapes <page of="hint-1-{ $number }" title="Étapes"/>,
           *[no] { "" }
        } { -key } <page of="key-{ $number }" title="{ -key(form: "One") }"/>.
       *[no] Volume <page of="key-{ $number }" title="Le compagnon" number="volume"/> : { -key } <page of="key-{ $number }" title="{ -key(form: "One") }"/>.
    }
running-title = { $title } { $name }
running-step = { $title }, étape { $from }
companion-running = Aide
keys-running = { -key(form: "Many") }
puzzle-running = { -puzzle(form: "One") }
figure-running = Figure
games-running = Les jeux
sources-running = Ce qui manque
historic-opening-running = L’exemple
nets-running = Votre problème
how-to-play-running = Comment on joue
task-running = Exercice
# La première page d’un livre embossé.
start-task = Retrouvez les { -domino(form: "many") } d’un jeu sur une grille qui n’en montre que les nombres. Chaque paire de nombres y est une fois ; chaque { -domino } couvre deux cases voisines.
start-where = Comment on joue : page <page of="how-to-play" title="Comment on joue"/>. { -puzzle(form: "One") } { $first } : page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
start-help = Sous chaque { -puzzle } : volume et pages de son { -hint }, de ses étapes et de sa { -key }.
