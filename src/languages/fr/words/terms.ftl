# Les mots qui reviennent dans beaucoup de messages. En changer un ici le change partout.
# $form : "one" et "many" dans une phrase, "One" et "Many" à son début. Articles et élisions s’écrivent à côté : "l’{ -hint }".

-puzzle =
    { $form ->
       *[one] problème
        [many] problèmes
        [One] Problème
        [Many] Problèmes
    }
-domino =
    { $form ->
       *[one] domino
        [many] dominos
        [One] Domino
        [Many] Dominos
    }
-technique =
    { $form ->
       *[one] technique
        [many] techniques
        [One] Technique
        [Many] Techniques
    }
-hint =
    { $form ->
       *[one] indice
        [many] indices
        [One] Indice
        [Many] Indices
    }
-key =
    { $form ->
       *[one] clé
        [many] clés
        [One] Clé
        [Many] Clés
    }
-tally =
    { $form ->
       *[one] décompte
        [many] décomptes
        [One] Décompte
        [Many] Décomptes
    }
-bar =
    { $form ->
       *[one] trait
        [many] traits
        [One] Trait
        [Many] Traits
    }
