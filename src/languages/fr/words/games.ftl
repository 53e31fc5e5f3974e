# Ce qui est commun à tous les jeux.

games-heading = Des jeux avec les { -stone(form: "many") }
games-company = On résout les { -puzzle(form: "many") } seul. Voici des jeux à plusieurs, avec les mêmes { -stone(form: "many") }.
games-sources = Nous racontons les règles à notre façon, d’après de vieux textes. Là où ils laissent une question ouverte, nous disons ce que nous faisons ici.
games-chain = <b>Chaîne :</b> les { -stone(form: "many") } posés à la suite. Là où deux d’entre eux se touchent, leurs nombres sont égaux. On la prolonge à ses <b>bouts</b>.
games-double = <b>Double :</b> un { -stone } à deux nombres égaux.
games-pips = <b>Valeur :</b> la somme de tous les nombres de vos { -stone(form: "many") }.
games-stock = <b>Pioche :</b> les { -stone(form: "many") } qui restent, face cachée. Piocher, c’est en prendre un.
games-chains-drawn = Dans nos dessins, des chiffres remplacent les points. Une chaîne trop longue pour une ligne continue à gauche de la suivante.
games-chains-told =
    Une chaîne { $reader ->
        [aloud] se dit
       *[other] s’écrit
    } de gauche à droite, et chaque { -stone } aussi : son nombre de gauche vient d’abord. Les mots « en travers », après un { -stone }, indiquent qu’il est posé en travers de la chaîne. Ce qui part d’un double vers le haut ou le bas vient à la fin. Chaque { -stone } y commence par le nombre le plus proche du double.
games-chains-example = Les bouts de cette chaîne sont 2 et 5.
