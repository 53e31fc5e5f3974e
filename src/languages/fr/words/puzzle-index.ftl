# L’index des problèmes par niveau et par technique, à la fin d’un livre imprimé.

puzzle-index-heading = { -puzzle(form: "Many") } par niveau et par { -aid }
puzzle-index-intro = Après chaque { -aid } viennent les { -puzzle(form: "many") } dont elle est la { -aid } la plus difficile, chacun avec sa page entre parenthèses.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>)
puzzle-index-names = Noms des { -puzzle(form: "many") }
puzzle-index-names-intro = Chaque { -puzzle } porte un nom de deux mots inventés. Il ne sert jamais à résoudre : c’est le même dans toutes les éditions, et deux personnes savent ainsi qu’elles ont le même { -puzzle }, sur papier, à l’écran ou sous les doigts.
