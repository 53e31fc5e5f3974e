# Grilles et chaînes de dominos en mots, pour qui ne voit pas le dessin.

describe-board = Une grille de { $rows } lignes et { $columns } colonnes.
describe-empty-board = Une grille vide de { $rows } lignes et { $columns } colonnes.
# $cells : les nombres de la ligne et les mots ci-dessous, séparés par des espaces.
describe-row = Ligne { $row } : { $cells }.
# Une case sans nombre ; un endroit sans case ; plusieurs à la suite.
describe-empty = vide
describe-hole = pas de case
describe-times = { $count } fois { $what }
# Puis les listes de ce qui est sur la grille.
describe-dominoes = { -domino(form: "Many") } : { $dominoes }.
describe-bars = { -bar(form: "Many") } : { $places }.
describe-marked = Cases concernées : { $cells }.
# Un domino d’une chaîne qui est posé en travers.
chain-across = { $domino } (en travers)
# Les dominos qui montent, ou descendent, d’un double de la chaîne.
chain-up = Vers le haut à partir de { $double } : { $dominoes }.
chain-down = Vers le bas à partir de { $double } : { $dominoes }.
