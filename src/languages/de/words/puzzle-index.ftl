# Das Verzeichnis der Aufgaben nach Stufen, am Ende eines gedruckten Buches.

puzzle-index-heading = { -puzzle(form: "many") } nach Stufen
puzzle-index-intro = Der schwierigste { -aid } steht vorn, dahinter die { -puzzle(form: "many") }, jede mit ihrer Seite in Klammern.
puzzle-index-puzzle = { $number } (<page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>)
puzzle-index-names = Namen der { -puzzle(form: "many") }
puzzle-index-names-intro = { -puzzle(form: "Each") } heißt mit zwei erfundenen Wörtern. Zum Lösen braucht man sie nie. In allen Ausgaben sind sie dieselben, und so merken zwei, dass sie dieselbe { -puzzle } haben: auf Papier, am Bildschirm oder unter den Fingern.
