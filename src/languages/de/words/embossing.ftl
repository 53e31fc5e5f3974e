# embossing.txt, für alle, die die Dateien an einen Drucker für Brailleschrift schicken.

embossing-heading = { $title }: so wird es geprägt
embossing-setting =
    Schalten Sie im Brailledrucker und in seinem Treiber jede Übersetzung ab: In den Dateien steht schon Brailleschrift. Stellen Sie Zeichentabelle, Formen und Zeilen so ein, wie es hier bei jeder Datei steht. Jede Seite endet mit einem Seitenvorschub. Prägen Sie zuerst Seite 1: Kommen Punkte als andere Zeichen heraus, ist eine andere Tabelle eingestellt.
embossing-sheets =
    { $sides ->
        [both] Beidseitig prägen (Zwischenpunktdruck): { $sheets } Blatt.
       *[one] Einseitig prägen: { $sheets } Blatt.
    }
embossing-pef = book.pef: dieselben Bände in einer Datei. Sie nennt Formen, Zeilen und Seiten selbst und braucht keine Tabelle.
