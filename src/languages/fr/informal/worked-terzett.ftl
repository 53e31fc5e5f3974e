worked-threes = Repère d’abord les trios. Chaque nombre en a deux :
worked-stones = Passe ensuite aux { -stone(form: "many") }. La plupart relient deux trios : regarde donc là où deux trios se touchent.
