# Comment les listes se joignent, et comment s’appellent les renvois.
# $head : tout ce qui précède ; $tail : le dernier.

list-comma = { $head }, { $tail }
list-semicolon = { $head } ; { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }
# Avant le numéro d’une page, et de plusieurs ; en relief, les feuilles sont volantes.
reference-page =
    { $reader ->
        [touch] feuille
       *[other] page
    }
reference-pages =
    { $reader ->
        [touch] feuilles
       *[other] pages
    }
# Après un nom que quelque chose suit, avec l’espace fine.
colon = { "\u202F" }:
