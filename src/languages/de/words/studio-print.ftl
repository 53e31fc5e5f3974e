# Der Schirm, der Blätter zum Drucken macht.

studio-print-intro = Wählen Sie, was Sie drucken möchten. Sie erhalten eine PDF-Datei. Drucken Sie sie mit 100 Prozent.
studio-print-what = Was
studio-print-what-worksheet = Ein Arbeitsblatt: { -puzzle(form: "many") } auf einer Seite
studio-print-what-stones = { -domino(form: "many") } zum Ausschneiden
studio-print-what-score-pad = Ein Punkteblock
studio-print-what-tally = Eine { -tally } zum Ausfüllen
studio-print-what-empty-board = Ein leeres Brett für Schwellpapier
studio-print-what-calibration = Blätter zum Erproben von Drucker und Schwellpapier
studio-print-paper = Papier
studio-print-range = Höchste Zahl des Satzes
studio-print-size = Größe
studio-print-size-standard = üblich: Felder von 20 mm
studio-print-size-large = groß: Felder von 25 mm
studio-print-size-travel = für die Reise: Felder von 17 mm
studio-print-medium = Zu lesen
studio-print-medium-print = mit den Augen
studio-print-medium-touch = mit den Fingern, auf Schwellpapier
studio-print-digits = Ziffern statt Augen
studio-print-make = Die Datei machen
studio-print-begun = Die Datei wird gemacht.
studio-print-made = Die Datei { $name } ist fertig.
studio-print-not-made = Die Datei konnte nicht gemacht werden.
studio-print-level = Stufe
studio-print-count = Wie viele { -puzzle(form: "many") }
studio-print-number = Nummer des Blatts: Dieselbe Nummer gibt dieselben { -puzzle(form: "many") }
studio-print-solutions = Lösungen auf der Rückseite
