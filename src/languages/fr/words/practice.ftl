# Une petite grille laissée à moitié résolue.

practice-heading = À vous
practice-board =
    { $reader ->
        [print] La moitié des { $dominoes } { -domino(form: "many") } est posée, les traits tracés.
       *[other] La moitié des { $dominoes } { -domino(form: "many") } jusqu’à <domino>{ $range }:{ $range }</domino> est posée.
    }
# Là où l’on ne voit ni la grille ni son décompte. $placed : des noms de dominos ; $counts : les autres avec leurs comptes.
practice-placed = Posés : { $placed }.
practice-missing = Encore à trouver, chacun avec son compte : { $counts }.
practice-look =
    { $reader ->
        [print] Sceaux et lacunes suffisent.
       *[other] Trouvez les autres : sceaux et lacunes suffisent.
    }
practice-bars-raised = Posez un { -bar } en carton, une bande étroite, sur la ligne entre deux cases qui ne s’unissent jamais, ou pressez-y un bâtonnet de cire. Les deux s’enlèvent. Une feuille de { -bar(form: "many") } en carton accompagne les dominos en carton.
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
    On peut aussi passer par des lacunes. Un { -domino } sans emplacement, ou une case libre sans voisine possible, trahit une erreur : revenez au dernier { -domino } sûr.
# $steps : des dominos avec leurs emplacements, chacun un sceau à son tour.
practice-seals = Un sceau après l’autre : { $steps }.
# Avant la liste de ceux-ci.
practice-seals-listed = Chaque { -domino } n’a plus qu’un emplacement quand vient son tour :
# Un domino avec son emplacement.
practice-step = <domino>{ $domino }</domino> sur <place>{ $place }</place>
# La grille avec la moitié de ses dominos, près de son image. $left : ceux qui manquent.
practice-left = La moitié des { -domino(form: "many") } est posée. Un { -bar } sépare deux nombres dont le { -domino } est ailleurs. Il reste : { $left }.
practice-look-for = Quel { -domino } n’a plus qu’un emplacement ? C’est un <b>sceau</b>. Quel nombre n’a plus qu’un voisin libre ? C’est une <b>lacune</b>. Rien de plus.
# Le décompte des dominos qui manquent, et comment s’en servir.
practice-tally = { -tally(form: "One") } : emplacements par { -domino }
practice-counts = Un { -domino } est posé ? Cochez sa case. Un autre perd un emplacement ? Barrez son compte et notez le nouveau. Cette liste n’est qu’une aide.
