# Ce qu’un livre contient en dehors des problèmes ordinaires sur grilles pleines.

terzett-heading = Terzett
terzett-threes = Dans un Terzett, les nombres égaux vont par trois : côte à côte dans une ligne, ou l’un sous l’autre dans une colonne. Chaque case de la grille appartient à un tel trio. Deux trios du même nombre peuvent se toucher : on trouve alors plus de trois nombres égaux réunis.
terzett-reading = Voyez la grille comme un ensemble de trios : elle sera plus facile à { $reader ->
        [touch] suivre du doigt
        [embossed] suivre du doigt
        [display] suivre du doigt
        [aloud] comprendre
       *[other] lire
    } et à retenir. Mais un trio n’est pas un { -domino }. La plupart des { -domino(form: "many") } relient deux trios ; seul un double peut tenir dans un trio. La règle des { -domino(form: "many") }, elle, ne change pas. Terzett est le mot du livre allemand de 1921.
completion-heading = Complément
completion-numbers = Un complément est un Terzett qui ne montre qu’une partie de ses nombres. Les nombres donnés ne changent pas. Inscrivez les autres, de sorte que tous les nombres égaux aillent par trois et que le jeu complet de { -domino(form: "many") } puisse être posé. Il n’y a qu’une façon de le faire.
completion-dominoes = Rien ne vous oblige à poser les { -domino(form: "many") }, mais pensez à eux : chacun n’existe qu’une fois, et chacun doit trouver un emplacement.{ $keys ->
        [yes] { " " }La { $reader ->
            [print] solution
           *[other] { -key }
        } montre tous les nombres, et les { -domino(form: "many") } par-dessus.
       *[no] { "" }
    } Le livre de 1921 appelle ce jeu <foreign language="de">Ergänzung</foreign>.
duett-heading = Duett
duett-explained = Dans un Duett, les nombres égaux vont par deux : côte à côte dans une ligne, ou l’un sous l’autre dans une colonne. Chaque case de la grille appartient à une telle paire. Une paire est soit un double, soit l’endroit où deux { -domino(form: "many") } se touchent par des moitiés égales, comme au domino ordinaire.
quartett-heading = Quartett
quartett-explained = Dans un Quartett, les nombres égaux vont par quatre : quatre côte à côte dans une ligne, ou quatre l’un sous l’autre dans une colonne. Chaque case de la grille appartient à un tel groupe de quatre.
quadrat-heading = Quadrat
quadrat-explained = Dans un Quadrat, les nombres égaux vont par carrés de deux lignes et deux colonnes. Ses grilles sont bâties de tels carrés, comme un mur de briques. Une assise plus courte que la suivante est en retrait d’une case. Vous savez donc d’emblée où sont les carrés, mais pas où vont les { -domino(form: "many") }.
quodlibet-heading = Quodlibet
quodlibet-explained = Dans un Quodlibet, les nombres égaux vont par quatre, sous trois formes : en ligne, en colonne, ou en carré de deux sur deux. Ensemble, ces groupes de quatre forment un motif symétrique : vu dans un miroir ou après un demi-tour, il reste le même. Chaque forme apparaît au moins quatre fois. Cette règle est la nôtre, car l’ancien livre dit seulement que les formes alternent.
# Des quatre, après le dernier que le livre contient.
forerunners-history = Des groupes du même nombre peuvent se toucher. La règle des { -domino(form: "many") } ne change pas. Ces jeux sont plus anciens que le Terzett et ne demandent qu’un jeu de { -domino(form: "many") } ordinaire. Adler les imagina à Karlsbad, où il était en cure, quand la goutte l’empêchait de sortir. Le livre de 1921 parle de Duett, Quadrat, Quartett et Quodlibet, mais n’en montre aucun : les grilles de ce livre-ci sont nouvelles.
shapes-heading = Grilles d’autres formes
shapes-explained =
    Certaines grilles ne sont pas des rectangles pleins. Là où une grille a un trou, ou s’arrête plus tôt dans une ligne que dans une autre, il n’y a ni case ni { -domino }. Un cadre épais suit la forme de la grille. Les lettres des colonnes et les numéros des lignes se suivent comme si la grille était pleine. { $reader ->
        [touch] Sur un pochoir, une ligne oblique traverse chaque case d’un trou.
        [aloud] Là où une ligne a des trous, le texte nomme les colonnes et dit « pas de case ».
        [embossed] La place d’un trou reste vide.
        [display] La place d’un trou reste vide.
       *[other] Les trous intérieurs sont hachurés.
    }
long-boards-heading = Grilles longues
# En braille, où une grille peut être plus large ou plus haute que la page.
wide-boards-heading = Grilles en plusieurs morceaux
long-boards-on-screens = Une grille longue peut dépasser la largeur de l’écran. Vous pouvez alors la faire défiler seule : appuyez sur la touche de tabulation jusqu’à l’atteindre, puis utilisez les flèches.
long-boards-in-parts =
    Une grille longue peut être coupée en plusieurs morceaux. Les deux dernières colonnes ou lignes d’un morceau sont répétées au début du suivant ; ne les comptez qu’une fois. { $reader ->
        [touch] Le cadre est ouvert là où la grille continue.
       *[other] Le bord est ouvert là où la grille continue. Un filet épais signale les colonnes ou les lignes répétées.
    }
large-boards-heading = Grandes grilles
large-boards-in-halves =
    { $reader ->
        [touch] Une grande grille peut être coupée en plusieurs morceaux. Les deux dernières colonnes ou lignes d’un morceau sont répétées au début du suivant ; ne les comptez qu’une fois. Le cadre est ouvert là où la grille continue.
       *[other] Une grande grille peut occuper deux pages qui se font face. Les deux dernières colonnes de gauche sont répétées à droite ; ne les comptez qu’une fois. Le bord est ouvert là où la grille continue, et un filet épais signale les colonnes répétées.
    }
series-heading = Série
series-explained = Des { -puzzle(form: "many") } qui ont la même { -key } forment une série : les { -domino(form: "many") } y sont tous posés de la même façon, seuls les nombres changent. Une fois connue, la { -key } de l’un permet de vérifier tous les autres. Un pochoir montre la { -key } seule, sans les nombres.
series-stencils =
    { $reader ->
        [aloud] Les pochoirs sont décrits après les { -key(form: "many") }.
        [screen] Les pochoirs viennent après les { -key(form: "many") } : <page of="stencils" title="Pochoirs"/>.
        [display] Les pochoirs viennent après les { -key(form: "many") } : <page of="stencils" title="Pochoirs"/>.
       *[other] { $stencils ->
            [1] Celui de cette série est à la page
           *[other] Ils commencent à la page
        } <page of="stencils" title="Pochoirs"/>.
    }
series-stencils-in-other-file = Les pochoirs viennent après les { -key(form: "many") }, dans le fichier des { -key(form: "many") }.
