# Une page avec le décompte d’un jeu, pour y écrire sans livre.

# $high : le plus grand nombre du jeu.
tally-sheet-heading = { -tally(form: "One") } jusqu’à { $high }:{ $high }
tally-sheet-explained = À combien d’endroits chaque { -domino } peut-il aller ? Notez-le dans sa case.
