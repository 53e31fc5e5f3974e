embossing-setting =
    Schalte im Brailledrucker und in seinem Treiber jede Übersetzung ab: In den Dateien steht schon Brailleschrift. Stell Zeichentabelle, Formen und Zeilen so ein, wie es hier bei jeder Datei steht. Jede Seite endet mit einem Seitenvorschub. Präge zuerst Seite 1: Kommen Punkte als andere Zeichen heraus, ist eine andere Tabelle eingestellt.
