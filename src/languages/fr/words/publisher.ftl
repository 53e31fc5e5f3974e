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
