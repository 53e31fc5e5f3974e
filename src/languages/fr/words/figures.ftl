# Les figures du livre de 1921.

figures-heading = Les figures de 1921
figures-lead = Un garçon de 17 ans a composé ces figures en janvier 1902. Il était malade et n’avait pas le droit de lire.
figures-intro = C’était un neveu de Fritz Jahn, coauteur du livre de 1921. Isolé quatre semaines par la rougeole, il a inventé des problèmes de plus en plus difficiles. Le livre reproduit 17 de ses figures, mais tait son nom. Chacune est un Terzett avec le jeu jusqu’à <domino>7:7</domino>, soit 36 { -domino(form: "many") } sur 72 cases. Les figures ne comptent pas parmi les { -puzzle(form: "many") } de ce livre. Le neveu n’avait pas promis que la solution serait unique : certaines figures en ont plusieurs. Un programme les a comptées.
figure-heading = Figure { $name }
# $what a été corrigé : la jambe d’une lettre, ou les trous d’une figure.
figure-repaired =
    { $what ->
        [leg] La jambe droite du H est deux colonnes plus à droite que dans le texte numérisé du livre, où deux { -domino(form: "many") } n’avaient pas de place.
       *[holes] Dans le texte numérisé du livre, des blancs sont décalés ; ils ont été remis à leur place.
    }
# $key : le nom de sa grille.
figure-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Solution de la figure { $name }" before="Solution :" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key(form: "One") } de la figure { $name }" before="{ -key(form: "One") } :" named="one"/>.
    }
lost-key-heading =
    La { -key } perdue { $reader ->
        [aloud] numéro
       *[other] n°
    } 5
lost-key-words =
    Le livre parle d’une { -key } { $reader ->
        [aloud] numéro
       *[other] n°
    } 5, celle de ses dessins 4 et 8. Elle manque dans le texte numérisé, mais le texte dit où vont ses huit doubles : sur <place>e 5,6</place>, <place>f 5,6</place>, <place>g 5,6</place>, <place>h 6,7</place>, <place>i 6,7</place>, <place>1 h i</place>, <place>8 e f</place> et <place>8 h i</place>.
lost-key-search = Un programme a examiné toutes les façons de découper en trios la grille de 8 lignes et 9 colonnes. Il a aussi essayé toutes les façons de poser les { -domino(form: "many") } en plaçant huit doubles dans des trios. Quatre { -key(form: "many") } seulement ont leurs doubles à ces endroits, et deux seulement s’accordent avec les nombres que le livre donne pour son dessin 8. Les voici toutes deux, sans nombres. Ce sont des reconstitutions : elles diffèrent dans les cases <cell>h4</cell>, <cell>i4</cell>, <cell>h5</cell> et <cell>i5</cell>, et nous ne savons pas laquelle le livre montrait.
lost-key-first =
    { -key(form: "One") } { $reader ->
        [aloud] numéro
       *[other] n°
    } 5 : première reconstitution
lost-key-second =
    { -key(form: "One") } { $reader ->
        [aloud] numéro
       *[other] n°
    } 5 : deuxième reconstitution
