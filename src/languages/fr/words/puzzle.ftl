# Un problème avec les lignes de faits au-dessus de sa grille.

puzzle-name = { -puzzle(form: "One") } { $number }
# $level : none s’il est dit ailleurs.
puzzle-heading =
    { -puzzle(form: "One") } { $number }{ $kind ->
        [terzett] { "\u202F" }: Terzett
        [completion] { "\u202F" }: complément
        [duett] { "\u202F" }: Duett
        [quartett] { "\u202F" }: Quartett
        [quadrat] { "\u202F" }: Quadrat
        [quodlibet] { "\u202F" }: Quodlibet
       *[omnibus] { "" }
    }{ $level ->
        [none] { "" }
       *[other] , { $level }
    }
puzzle-level = Niveau : { $level }.
# $easy : si sceaux et lacunes suffisent.
puzzle-hardest =
    { $easy ->
        [yes] Sceaux et lacunes suffisent.
       *[no] { -technique(form: "One") } la plus difficile : { $technique }.
    }
# La même chose à côté du niveau, en édition imprimée, et où la technique est expliquée.
puzzle-hardest-short = Au plus dur : { $technique }
puzzle-hardest-page = , page <page of="aid-{ $technique }" title="{ -technique(form: "One") }"/>
# En édition imprimée, d’un problème facile. $seals : combien il y en a au départ.
puzzle-begins =
    { $seals ->
        [0] On commence par une lacune.
        [1] Il y a un sceau au départ.
       *[other] Il y a { $seals } sceaux au départ.
    }
# D’un complément facile.
puzzle-easy-numbers = Trios, dernières cases, sceaux et lacunes suffisent.
puzzle-ungraded = Sans niveau.
# $id : deux mots, par lesquels le problème est connu partout.
puzzle-id = Nom : { $id }
puzzle-hints =
    { $steps ->
        [yes] { $turning ->
            [yes] { $reader ->
                [screen] { -hint(form: "Many") } : <page of="hint-1-{ $number }" title="Le chemin"/>, <page of="hint-2-{ $number }" title="Tournant"/>
                [display] { -hint(form: "Many") } : <page of="hint-1-{ $number }" title="Le chemin"/>, <page of="hint-2-{ $number }" title="Tournant"/>
                [print] Chemin page <page of="hint-1-{ $number }" title="Le chemin"/>{ $easy ->
                    [yes] { "" }
                   *[no] , tournant <page of="hint-2-{ $number }" title="Tournant"/>
                }
               *[other] Pages : chemin <page of="hint-1-{ $number }" title="Le chemin"/>, tournant <page of="hint-2-{ $number }" title="Tournant"/>
            }
           *[no] <page of="hint-1-{ $number }" title="Le chemin" before="Chemin :" named="one"/>
        }
       *[no] <page of="hint-2-{ $number }" title="Tournant" before="Tournant :" named="one"/>
    }
# Continue avec ces pages.
puzzle-hints-key =
    { $easy ->
        [yes] , solution page
       *[no] , solution
    } <page of="key-{ $number }" title="Solution du { -puzzle } { $number }"/>
puzzle-key = <page of="key-{ $number }" title="{ -key(form: "One") } du { -puzzle } { $number }" before="{ -key(form: "One") } :" named="one"/>
# La même chose en phrase entière.
key-reference =
    { $reader ->
        [print] <page of="key-{ $number }" title="Solution du { -puzzle } { $number }" before="Solution :" named="one"/>.
       *[other] <page of="key-{ $number }" title="{ -key(form: "One") } du { -puzzle } { $number }" before="{ -key(form: "One") } :" named="one"/>.
    }
# $first : le numéro du premier problème de sa partie, avant lequel est le décompte.
puzzle-tally-page = <page of="tally-{ $first }" title="{ -tally(form: "One") }" before="{ -tally(form: "One") } :" named="one"/>
# D’un complément ; puis chaque nombre et combien de fois il est à trouver.
puzzle-givens =
    { $reader ->
        [touch] { $given } nombres donnés, { $toFind } à trouver :
        [embossed] { $given } nombres donnés, { $toFind } à trouver :
       *[other] La grille donne { $given } nombres ; il en reste { $toFind } à trouver :
    }
puzzle-missing =
    { $reader ->
        [touch] { $times } fois
       *[other] { $times ->
            [1] une fois
           *[other] { $times } fois
        }
    } { $number }
puzzle-places = Il y a { $places } emplacements en tout.
# Au-dessus de la grille assez large pour des dominos en carton.
board-not-to-play = Ici, la place manque pour des { -domino(form: "many") } en carton : marquez la grille ci-dessus avec de la cire ou des épingles.
board-unknown = Les points 36 remplacent des nombres à trouver.
dominoes-do-not-fit = Les { -domino(form: "many") } en carton n’y tiennent pas.
puzzle-notes = Notes
# Entre une boîte à cocher et une ligne pour le jour.
puzzle-done = Résolu le
puzzle-milestone =
    { $at ->
        [hardest] Le plus dur ! Résolu le
        [section] Le dernier de la série ! Résolu le
        [round] Numéro { $number } ! Résolu le
       *[none] Résolu le
    }
puzzle-first-done =
    { $number ->
        [1] Mon premier !
        [2] Et de deux !
        [3] Et de trois !
        [4] Et de quatre !
        [5] Et de cinq !
       *[other] Et de { $number } !
    } Résolu le
puzzle-tally =
    { $reader ->
        [print] { -tally(form: "One") }, au besoin : { $places } emplacements
       *[other] { -tally(form: "One") } : { $places } emplacements en tout
    }
# Après une remarque au-dessus, en édition imprimée.
puzzle-tally-name = { -tally(form: "One") } :
puzzle-tally-raised = { -puzzle(form: "One") } { $number } : { $places } emplacements en tout
puzzle-dominoes =
    { $reader ->
        [print] { -domino(form: "Many") } : cochez ceux que vous avez posés
       *[other] Les { -domino(form: "many") } du jeu :
    }
# Des premiers problèmes d’un livre, dont les comptes sont imprimés.
puzzle-tally-counted =
    { -tally(form: "One") } : { $last ->
        [yes] il est déjà fait. Ensuite, vous compterez vous-même, si cela vous aide.
       *[no] { $number ->
            [1] { $single ->
                [0] commencez par le moins d’emplacements.
                [one] un seul { -domino } n’a qu’un emplacement possible.
                [2] deux { -domino(form: "many") } n’ont qu’un emplacement possible.
                [3] trois { -domino(form: "many") } n’ont qu’un emplacement possible.
               *[other] il y a { $single } { -domino(form: "many") } qui n’ont qu’un emplacement.
            } Commencez là, puis cherchez des lacunes.
            [2] cochez les { -domino(form: "many") } posés. Un autre perd un emplacement ? Changez son compte.
           *[other] un { -domino } est posé ? Séparez d’un { -bar } ses deux nombres partout ailleurs.
        }
    }
