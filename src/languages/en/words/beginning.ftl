# The page before the lesson: how the game began. What it tells is borne out by the book of 1921.

beginning-heading = How it all began
beginning-spa = Karlsbad, a spa, 1878. Aching joints kept O. S. Adler in his room for weeks. He was brought dominoes up to <stone>8:8</stone>. His games stopped at <stone>6:6</stone>; the sevens and eights lay unused. Could they not make a new one? The eights could not. The sevens did: Dominosa, a game to play alone.
beginning-nile = A friend took it up the Nile. For three weeks a whole party of travellers raced to solve its { -puzzle(form: "many") }, and every solution was greeted with a hurrah. The last one seemed impossible. A boy of 12 solved it.
beginning-war = In the First World War the game helped wounded officers through long days in hospital, and special { -stone(form: "many") } were made for blind players.
beginning-cover = On the cover, numbers turn into { -stone(form: "many") }. The one that stands out has just been found.
beginning-turn = Now it’s your turn!
