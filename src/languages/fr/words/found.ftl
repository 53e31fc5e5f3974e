# Ce que des programmes ont compté et prouvé.
found-heading = Ce que des programmes ont trouvé
# $count : combien de clés, plus de $millions millions ; $puzzle : un problème du livre, dont la clé porte le numéro $number.
found-keys = Les Terzetts de 8 lignes et 9 colonnes ont plus de { $millions } millions de { -key(form: "many") } où tous les doubles sont dans des trios. Chacune porte un numéro, jusqu’à { $count }. Celle du { -puzzle } { $puzzle } a le numéro { $number }.
found-keys-ask = Le programme qui a fait ce livre donne le numéro de toute autre { -key }, par sa commande « dominosa register ».
# $copies : sur combien de moitiés est chaque nombre ; $left : combien de dominos aucune chaîne ne peut prendre.
found-chain = Dans le jeu jusqu’à <domino>{ $range }:{ $range }</domino>, chaque nombre figure sur { $copies } moitiés de { -domino }, donc un nombre impair de fois. Une chaîne où seuls des nombres égaux se touchent ne peut donc jamais contenir les { $dominoes } { -domino(form: "many") } : il en reste toujours au moins { $left }.
# Pas « figure 10 », qui s’entend comme la figure X.
found-figure = Le dessin 10 de l’ancien livre, perdu, devait montrer les nombres de 0 à 7 de haut en bas dans trois colonnes voisines, et tous les zéros dans la ligne 1. Il ne pouvait pas avoir de solution unique : en haut, trois { -domino(form: "many") } peuvent toujours être posés autrement.
# $least, $known : les nombres donnés, au moins, et le moins que l’on connaisse.
found-fewest = Sur 8 lignes et 9 colonnes, un complément donne au moins { $least } nombres. Le complément le plus économe que nous connaissions en donne { $known } ; nous ne savons pas si l’on peut en donner moins.
