# Une petite grille laissée à moitié résolue.

practice-heading = À vous
practice-board =
    { $reader ->
        [print] La moitié des { $stones } { -stone(form: "many") } est déjà posée, et les traits sont tracés.
       *[other] La moitié des { $stones } { -stone(form: "many") } jusqu’à <stone>{ $range }:{ $range }</stone> est déjà posée.
    }
# Là où l’on ne voit ni la grille ni son décompte. $placed : des noms de dominos ; $counts : les autres avec leurs comptes.
practice-placed = Posés : { $placed }.
practice-missing = Il reste à trouver, chacun avec son compte : { $counts }.
practice-look =
    { $reader ->
        [print] Pour finir, sceaux et lacunes suffisent.
       *[other] Trouvez les autres : sceaux et lacunes suffisent.
    }
practice-bars-raised = Sur la ligne entre deux cases qui ne vont jamais ensemble, posez un { -stroke } en carton, c’est-à-dire une bande étroite, ou pressez un bâtonnet de cire. L’un et l’autre s’enlèvent. Une feuille de { -stroke(form: "many") } en carton accompagne les { -stone(form: "many") } en carton.
practice-key =
    { $reader ->
        [embossed] { -key(form: "One") } : page <page of="practice-key" title="{ -key(form: "One") }"/>.
        [print] La { -key } : page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] La { -key } suit.
    }
# Là où l’on commence : ce qui aide quand on ne trouve pas.
practice-stuck =
    Bloqué ? { $reader ->
        [print] Au bas de chaque { -puzzle }, un renvoi mène à son chemin : toutes les étapes, dans l’ordre.
       *[other] Chaque { -puzzle } a deux { -hint(form: "many") } : son chemin, étape par étape, et son tournant, l’étape la plus difficile.
    }
practice-no-guess = Aucun { -puzzle } de ce livre ne demande de deviner.
practice-key-heading =
    { $reader ->
        [print] { -key(form: "One") } de « À vous » : la solution
        [embossed] { -key(form: "One") } de « À vous »
       *[other] À vous : la { -key }, c’est-à-dire la solution
    }
practice-order =
    Vous pouviez suivre un autre ordre, et prendre par exemple une lacune plutôt qu’un sceau. Un { -stone } qui n’a plus d’emplacement, ou une case libre qui n’a plus de voisine possible, trahit une erreur : revenez en arrière.
# $steps : des dominos avec leurs emplacements, chacun un sceau à son tour.
practice-seals = Un sceau après l’autre : { $steps }.
# Avant la liste de ceux-ci.
practice-seals-listed = Un sceau après l’autre :
# Un domino avec son emplacement.
practice-step = <stone>{ $stone }</stone> sur <place>{ $place }</place>
