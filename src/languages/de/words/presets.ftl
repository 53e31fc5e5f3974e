# Bücher, für die niemand eine Konfiguration schreiben muss: ihre Worte auf Umschlag und Titelseite und die Titel ihrer Teile.

preset-credit = Nach dem Buch von O. S. Adler und Fritz Jahn
preset-first-title = Dominosa: Wo liegen die Steine?
preset-first-subtitle = Jede Zahl ist ein halber Dominostein
preset-first-description = Domino-Aufgaben für eine Person, von kleinen Brettern bis zum Satz mit der Doppelsieben und von leicht bis sehr schwer, jede mit genau einer Lösung, dazu Figuren aus einem deutschen Buch von 1921.
preset-starter-title = Dominosa: Erste Schritte
preset-starter-subtitle = Leichte Domino-Aufgaben für den Anfang
preset-starter-description = Leichte Domino-Aufgaben für eine Person, von wenigen Steinen bis zum ganzen Satz mit der Doppelsieben. Raten muss man nie, und jede Aufgabe hat genau eine Lösung.
preset-large-print-title = Dominosa im Großdruck
preset-large-print-subtitle = Ein Heft mit Domino-Aufgaben, von leicht bis knifflig
preset-large-print-description = Ein Heft mit Domino-Aufgaben für eine Person im Großdruck, von leicht bis knifflig. Jede Aufgabe hat genau eine Lösung.
preset-pocket-title = Dominosa für unterwegs
preset-pocket-subtitle = Vierzig Domino-Aufgaben für Zug, Bett und Wartezimmer
preset-pocket-description = Ein Taschenbuch voller Domino-Aufgaben, von leicht bis knifflig, auf jeder Seite eine. Mehr als einen Bleistift braucht man nicht. Jede Aufgabe hat genau eine Lösung.
preset-braille-title = Dominosa in Brailleschrift
preset-braille-subtitle = Ein Heft mit Domino-Aufgaben zum Tasten
preset-braille-description = Ein Heft mit Domino-Aufgaben für eine Person, die Brailleschrift liest: Dateien für den Brailledrucker, tastbare Bretter und Steine zum Ausschneiden. Jede Aufgabe hat genau eine Lösung.
preset-terzett-title = Dominosa: Terzett
preset-terzett-subtitle = Domino-Aufgaben in Dreiern, von leicht bis sehr schwer
preset-terzett-description = Domino-Aufgaben für eine Person, in denen gleiche Zahlen in geraden Dreiern liegen, von leicht bis sehr schwer, mit Buchstaben, Fenstern, einer Serie und Ergänzungen. Jede hat genau eine Lösung.
preset-class-title = Dominosa in der Klasse
preset-class-subtitle = Domino-Aufgaben, die alle zugleich lösen
preset-class-description = Domino-Aufgaben für eine Klasse oder einen Verein: in jeder Runde ein Blatt für alle, die mitspielen, eine Karte für die Leitung, Rechnen mit Divisor-Domino und ein Spiel für Kinder.
preset-party-title = Dominosa in Gesellschaft
preset-party-subtitle = Domino-Aufgaben und Spiele für einen Abend zusammen
preset-party-description = Domino-Aufgaben um die Wette, Dominospiele mit ihren Regeln, ein Block zum Anschreiben und zwei Figuren zum Legen mit einem gewöhnlichen Satz.
preset-gift-title = Dominosa: Ein Geschenk
preset-gift-subtitle = Leichte Domino-Aufgaben für einen lieben Menschen
preset-gift-description = Leichte Domino-Aufgaben als Geschenk: mit einer Widmung, einer Urkunde am Ende, Steinen zum Ausschneiden und einer Schachtel dafür. Jede Aufgabe hat genau eine Lösung.
# Für wen das Geschenk ist, wenn niemand einen Namen sagt: steht hinter „Für“.
preset-gift-for = dich
# Ein Buch für jemanden, mit gewählter Stufe und Zahl der Aufgaben.
preset-whom-title =
    { $whom ->
        [touch] Dominosa in Brailleschrift
        [ear] Dominosa zum Hören
        [screen] Dominosa am Bildschirm
        [class] Dominosa in der Klasse
        [gift] Dominosa: Ein Geschenk
       *[large-print] Dominosa im Großdruck
    }
preset-whom-subtitle =
    { $degree ->
        [medium] Domino-Aufgaben mit etwas Nachdenken
        [hard] Schwere Domino-Aufgaben
        [rising] Domino-Aufgaben von leicht bis sehr schwer
       *[easy] Leichte Domino-Aufgaben
    }
preset-whom-description =
    { $degree ->
        [medium] Domino-Aufgaben für eine Person, bei denen man etwas nachdenken muss. Jede hat genau eine Lösung, raten muss man nie.
        [hard] Schwere Domino-Aufgaben für eine Person. Jede hat genau eine Lösung, raten muss man nie.
        [rising] Domino-Aufgaben für eine Person, von leicht bis sehr schwer. Jede hat genau eine Lösung, raten muss man nie.
       *[easy] Leichte Domino-Aufgaben für eine Person. Jede hat genau eine Lösung, raten muss man nie.
    }
preset-section-first-steps = Erste Schritte
preset-section-small-boards = Kleine Bretter
preset-section-ordinary-set = Der gewöhnliche Satz
preset-section-ordinary-figures = 28 { -domino(form: "many") }, viele Formen
preset-section-double-seven = Der Satz mit der Doppelsieben
preset-section-double-seven-figures = 36 { -domino(form: "many") }, viele Formen
preset-section-one-cell = Ein Feld, ein Stein
preset-section-two-cells = Zwei Felder und ungerade Gebiete
preset-section-several = Mehrere auf einmal
preset-section-chains = Ketten und Paare
preset-section-terzett-small = Terzett: kleine Bretter
preset-section-terzett-double-seven = Terzett: der Satz mit der Doppelsieben
preset-section-terzett-harder = Terzett: etwas schwerer
preset-section-terzett-letter-h = Terzett: der Buchstabe H
preset-section-terzett-windows = Terzett: zwei Fenster
preset-section-terzett-tricky = Terzett: knifflig
preset-section-terzett-hard = Terzett: schwer
preset-section-terzett-expert = Terzett: sehr schwer
preset-section-series = Eine Serie von Terzetten
preset-section-completions = Ergänzungen: die Zahlen finden
