# Ce qui est commun à tous les jeux.

games-heading = Des jeux avec les { -domino(form: "many") }
games-company = On résout les { -puzzle(form: "many") } seul. Voici, avec les mêmes { -domino(form: "many") }, des jeux à plusieurs.
games-sources = Nous exposons les règles à notre façon, d’après de vieux textes. Quand ils ne précisent pas un point, nous indiquons la règle que nous avons choisie.
games-chain = <b>Chaîne :</b> les { -domino(form: "many") } posés à la suite. Là où deux d’entre eux se touchent, leurs nombres sont égaux. Elle s’allonge par les deux <b>bouts</b>.
games-double = <b>Double :</b> un { -domino } à deux nombres égaux.
games-pips = <b>Valeur :</b> la somme de tous les nombres de vos { -domino(form: "many") }.
games-stock = <b>Pioche :</b> les { -domino(form: "many") } qui restent, face cachée. Piocher, c’est en prendre un.
games-chains-drawn = Dans nos dessins, des chiffres remplacent les points. Quand une chaîne est trop longue pour tenir sur une ligne, la suite est au début de la ligne suivante.
games-chains-told =
    Une chaîne { $reader ->
        [aloud] se dit
       *[other] s’écrit
    } de gauche à droite, et chaque { -domino } aussi : son nombre de gauche vient d’abord. Les mots « en travers », après un { -domino }, indiquent qu’il est posé en travers de la chaîne. Ce qui part d’un double vers le haut ou le bas vient à la fin. Chaque { -domino } y commence par le nombre le plus proche du double.
games-chains-example = Les bouts de cette chaîne sont 2 et 5.
