# Das eingebaute erste Buch.

first-book-title = Erstes Buch
first-book-subtitle = Domino-Aufgaben für Hände und Augen
first-book-description = Aufgaben für eine Person mit einem ganzen Satz Dominosteine, von kleinen Brettern bis zum Satz mit der Doppelsieben und von leicht bis sehr schwer, jede mit genau einer Lösung, und die Figuren des Buches von 1921.
first-book-small-boards = Kleine Bretter
first-book-ordinary-set = Der gewöhnliche Satz
first-book-double-seven = Der Satz mit der Doppelsieben
first-book-one-cell = Ein Feld, ein Stein
first-book-two-cells = Zwei Felder und ungerade Gebiete
first-book-several = Mehrere auf einmal
first-book-chains = Ketten und Paare
first-book-terzett-small = Terzett: kleine Bretter
first-book-terzett-double-seven = Terzett: der Satz mit der Doppelsieben
first-book-terzett-harder = Terzett: schwerere
first-book-terzett-letter-h = Terzett: der Buchstabe H
first-book-terzett-windows = Terzett: zwei Fenster
first-book-series = Eine Serie: drei Terzette, ein Schlüssel
first-book-completions = Ergänzungen: die Zahlen finden
