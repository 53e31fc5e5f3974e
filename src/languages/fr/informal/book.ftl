section-look-first = Inutile de tout compter. Cherche d’abord les doubles : deux nombres égaux côte à côte sautent aux yeux. Regarde ensuite les coins, et les cases autour du dernier { -stone } posé.
