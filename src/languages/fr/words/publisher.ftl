# Ce qu’une maison d’édition, ou qui offre le livre, y ajoute.

foreword-heading = Avant-propos
about-author-heading = Qui a fait ce livre
dedication-heading = Dédicace
# $name : à qui le livre est offert, et par qui.
dedication-for = Pour { $name }
dedication-from = de la part de { $name }

# Sur la couverture : la taille des caractères, et combien de problèmes a le livre.
cover-large-print = Gros caractères
cover-giant-print = Très gros caractères
cover-badge =
    { $puzzles ->
        [1] Un { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    }
# Ce que quelqu’un dit du livre.
cover-quotation = « { $words } »

# Un diplôme à la fin ; $name : qui a résolu les problèmes ; $title : le titre du livre.
certificate-heading = Diplôme
certificate-for = Pour { $name }
certificate-words =
    { $puzzles ->
        [1] Chaque domino a retrouvé sa place dans le { -puzzle } de « { $title } ».
       *[other] Chaque domino a retrouvé sa place dans les { $puzzles } { -puzzle(form: "many") } de « { $title } ».
    }
certificate-words-you =
    { $puzzles ->
        [1] Vous avez remis chaque domino à sa place et résolu le { -puzzle } de « { $title } ».
       *[other] Vous avez remis chaque domino à sa place et résolu les { $puzzles } { -puzzle(form: "many") } de « { $title } ».
    }
certificate-signed = À remplir et à signer
certificate-name = Nom
certificate-day = Date
certificate-signature = Signature
