# Das Verzeichnis der Aufgaben nach Stufen, am Ende eines gedruckten Buches.

puzzle-index-heading = { -puzzle(form: "many") } nach Stufen
puzzle-index-intro = Der schwierigste { -technique } steht vorn, dahinter die { -puzzle(form: "many") }, jede mit ihrer Seite in Klammern.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>)
