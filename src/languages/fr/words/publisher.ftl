# Ce qu’une maison d’édition, ou qui offre le livre, y ajoute.

foreword-heading = Avant-propos
about-author-heading = Qui a fait ce livre
dedication-heading = Dédicace
# $name : à qui le livre est offert, et par qui.
dedication-for = Pour { $name }
dedication-from = de la part de { $name }
