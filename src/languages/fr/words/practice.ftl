# Une petite grille laissée à moitié résolue.

practice-heading = À vous
practice-board =
    { $reader ->
        [print] La moitié des { $stones } { -stone(form: "many") } est posée, les traits tracés.
       *[other] La moitié des { $stones } { -stone(form: "many") } jusqu’à <stone>{ $range }:{ $range }</stone> est posée.
    }
# Là où l’on ne voit ni la grille ni son décompte. $placed : des noms de dominos ; $counts : les autres avec leurs comptes.
practice-placed = Posés : { $placed }.
practice-missing = Encore à trouver, chacun avec son compte : { $counts }.
practice-look =
    { $reader ->
        [print] Sceaux et lacunes suffisent.
       *[other] Trouvez les autres : sceaux et lacunes suffisent.
    }
practice-bars-raised = Posez un { -stroke } en carton, une bande étroite, sur la ligne entre deux cases qui ne s’unissent jamais, ou pressez-y un bâtonnet de cire. Les deux s’enlèvent. Une feuille de { -stroke(form: "many") } en carton accompagne les dominos en carton.
practice-key =
    { $reader ->
        [embossed] { -key(form: "One") } : page <page of="practice-key" title="{ -key(form: "One") }"/>.
        [print] La solution est à la page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] La { -key } suit.
    }
# Là où l’on commence : ce qui aide quand on ne trouve pas.
practice-stuck =
    Bloqué ? { $reader ->
        [print] Chaque { -puzzle } indique la page de son chemin : toutes les étapes dans l’ordre.
       *[other] Chaque { -puzzle } a deux { -hint(form: "many") } : son chemin, étape par étape, et son tournant, l’étape la plus difficile.
    }
practice-no-guess = Aucun { -puzzle } de ce livre ne demande de deviner.
# Sur la page de la réponse.
practice-found = Les cinq y sont ? Bravo, vous savez jouer ! Le premier { -puzzle } vous attend.
practice-key-heading =
    { $reader ->
        [print] « À vous » : la solution
        [embossed] { -key(form: "One") } de « À vous »
       *[other] À vous : la { -key }, c’est-à-dire la solution
    }
practice-order =
    On peut aussi passer par des lacunes. Un { -stone } sans emplacement, ou une case libre sans voisine possible, trahit une erreur : revenez au dernier { -stone } sûr.
# $steps : des dominos avec leurs emplacements, chacun un sceau à son tour.
practice-seals = Un sceau après l’autre : { $steps }.
# Avant la liste de ceux-ci.
practice-seals-listed = Chaque { -stone } n’a plus qu’un emplacement quand vient son tour :
# Un domino avec son emplacement.
practice-step = <stone>{ $stone }</stone> sur <place>{ $place }</place>
# La grille avec la moitié de ses dominos, près de son image. $left : ceux qui manquent.
practice-left = La moitié des { -stone(form: "many") } est posée. Un { -stroke } sépare deux nombres dont le { -stone } est ailleurs. Il reste : { $left }.
practice-look-for = Quel { -stone } n’a plus qu’un emplacement ? C’est un <b>sceau</b>. Quel nombre n’a plus qu’un voisin libre ? C’est une <b>lacune</b>. Rien de plus.
# Le décompte des dominos qui manquent, et comment s’en servir.
practice-tally = { -tally(form: "One") } : emplacements par { -stone }
practice-counts = Un { -stone } est posé ? Cochez sa case. Un autre perd un emplacement ? Barrez son compte et notez le nouveau. Cette liste n’est qu’une aide.
