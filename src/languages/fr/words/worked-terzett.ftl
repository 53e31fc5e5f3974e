# Un petit Terzett, lu par ses trios et commencé ; les étapes elles-mêmes sont dites ailleurs.

worked-terzett-heading = Un petit Terzett
worked-terzett-board = Le jeu de cette grille va jusqu’à <domino>{ $range }:{ $range }</domino>, soit { $dominoes } { -domino(form: "many") }.
worked-threes = Repérez d’abord les trios. Chaque nombre en a deux :
# D’un trio, de sa première case à sa dernière.
worked-three = <cell>{ $from }</cell> à <cell>{ $to }</cell>
worked-dominoes = Passez ensuite aux { -domino(form: "many") }. La plupart relient deux trios : regardez donc là où deux trios se touchent.
# $left : combien de dominos ne sont pas encore posés.
worked-terzett-left = Les { $left } autres se posent de même, par sceaux et lacunes.
