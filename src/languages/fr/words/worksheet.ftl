# Une page de problèmes, sans livre.
worksheet-title = Dominosa, { $level }
worksheet-rule = Chaque grille cache une fois chaque domino de 0:0 à { $range }:{ $range }. On entoure chaque paire.
# Qui la remplit, et quand : on écrit sur les traits.
worksheet-whose = Nom ______________________  Date ______________
worksheet-solutions = Solutions
# Titre d’une fiche ou d’un livre de problèmes à soi.
own-puzzles = { -puzzle(form: "Many") } de Dominosa
