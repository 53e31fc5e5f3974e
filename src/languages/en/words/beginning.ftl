# The page before the contents: how the game began. What it tells is borne out by the book of 1921.

beginning-heading = How it all began
beginning-spa = Karlsbad, 1878. Aching joints kept O. S. Adler in his room for weeks. He was brought a set of dominoes up to <stone>8:8</stone>, had no use for the sevens and eights, and put them aside. Then he wondered what could be done with them. So he invented a game to play alone: Dominosa.
beginning-nile = A friend took it up the Nile. One { -puzzle } seemed impossible until a boy of 12 solved it. In the First World War the game helped wounded officers through long days in hospital, and special { -stone(form: "many") } were made for blind players.
beginning-cover = On the cover, numbers turn into { -stone(form: "many") }. The one that stands out has just been found.
beginning-turn = Now it’s your turn!
