worked-threes = Repère d’abord les trios. Chaque nombre en a deux :
worked-dominoes = Passe ensuite aux { -domino(form: "many") }. La plupart relient deux trios : regarde donc là où deux trios se touchent.
