# Ein Blatt mit Aufgaben, ohne Buch.
worksheet-title = Dominosa, { $level }
worksheet-rule = Auf jedem Brett ist jeder Stein von 0:0 bis { $range }:{ $range } einmal versteckt. Jedes Paar wird eingekreist.
# Wer es ausfüllt, und wann: Auf die Striche wird geschrieben.
worksheet-whose = Name ______________________  Datum ______________
worksheet-solutions = Lösungen
# Titel eines Blattes oder Heftes mit eigenen Aufgaben.
own-puzzles = Dominosa-{ -puzzle(form: "many") }
