# Une petite grille laissée à moitié résolue.

practice-heading = À vous
practice-board = Cette grille a les { $stones } { -stone(form: "many") } de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>. La moitié est posée.
# Là où l’on ne voit ni la grille ni son décompte. $placed : des noms de dominos ; $counts : les autres avec leurs comptes.
practice-placed = Posés : { $placed }.
practice-missing = Encore à trouver, chacun avec son compte : { $counts }.
practice-look = Il y a des { -stroke(form: "many") } là où un { -stone } posé apparaît encore. Cherchez sceaux et lacunes.
practice-bars-raised = Posez un { -stroke } en carton, une bande étroite, sur la ligne entre deux cases qui ne s’unissent jamais, ou pressez-y un bâtonnet de cire. Les deux s’enlèvent. Une feuille de { -stroke(form: "many") } en carton accompagne les dominos en carton.
practice-key =
    { $reader ->
        [embossed] La { -key } est la première des { -key(form: "many") }, à la page <page of="practice-key" title="{ -key(form: "One") }"/>.
        [print] La { -key }, c’est-à-dire la réponse, est à la page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] La { -key } suit.
    }
practice-no-guess = Aucun { -puzzle } de ce livre ne demande de deviner.
practice-key-heading =
    { $reader ->
        [print] { -key(form: "One") } de « À vous »
        [embossed] { -key(form: "One") } de « À vous »
       *[other] À vous : la { -key }, c’est-à-dire la réponse
    }
practice-order = Un autre ordre, ou une lacune au lieu d’un sceau, est juste aussi.
# Un domino avec son emplacement et la technique qui le trouve.
practice-step = <stone>{ $stone }</stone>, <place>{ $place }</place> : { $technique }
