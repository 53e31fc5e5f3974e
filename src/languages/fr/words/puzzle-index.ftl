# L’index des problèmes par niveau et par technique, à la fin d’un livre imprimé.

puzzle-index-heading = { -puzzle(form: "Many") } par niveau et par { -technique }
puzzle-index-intro = Après chaque { -technique } viennent les { -puzzle(form: "many") } dont elle est la { -technique } la plus difficile, chacun avec sa page entre parenthèses.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>)
