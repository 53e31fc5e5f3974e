# Un petit Terzett, lu par ses trios et commencé ; les étapes elles-mêmes sont dites ailleurs.

worked-terzett-heading = Un petit Terzett
worked-terzett-board = Cette grille emploie le jeu jusqu’à <stone>{ $range }:{ $range }</stone> : { $stones } { -stone(form: "many") }.
worked-threes = Lisez-la d’abord par ses trios. Chaque nombre en a deux :
# D’un trio, de sa première case à sa dernière.
worked-three = <cell>{ $from }</cell> à <cell>{ $to }</cell>
worked-stones = Maintenant les { -stone(form: "many") }. La plupart unissent deux trios ; regardez donc là où deux trios se touchent.
# $left : combien de dominos ne sont pas encore posés.
worked-terzett-left = Sceaux et lacunes posent aussi les { $left } autres.
