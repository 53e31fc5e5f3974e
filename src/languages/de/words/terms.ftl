# Wörter, die in vielen Texten stehen. Eines davon, geändert, ist überall geändert.
# $form: "one" und "many" sind Nominativ und Akkusativ, weitere Fälle heißen nach sich selbst; Formen mit "the" haben den Artikel bei sich.

-puzzle =
    { $form ->
       *[one] Aufgabe
        [many] Aufgaben
        [the] die Aufgabe
        [The] Die Aufgabe
        [a] eine Aufgabe
        [each] jede Aufgabe
        [Each] Jede Aufgabe
        [each-dative] jeder Aufgabe
        [its-own] seine Aufgabe
        [these] diese Aufgaben
        [These] Diese Aufgaben
        [many-dative] Aufgaben
        [of-the] der Aufgabe
        [the-dative] der Aufgabe
        [the-same] dieselbe Aufgabe
        [this] diese Aufgabe
        [of-this] dieser Aufgabe
        [An-own] Eine eigene Aufgabe
        [Such-a] Eine solche Aufgabe
        [A] Eine Aufgabe
        [A-small] Eine kleine Aufgabe
        [A-domino] Eine Domino-Aufgabe
        [of-a] einer Aufgabe
        [to-the] zur Aufgabe
        [no] keine Aufgabe
        [No] Keine Aufgabe
        [no-dative] keiner Aufgabe
    }
-domino =
    { $form ->
       *[one] Stein
        [many] Steine
        [genitive] Steines
        [many-dative] Steinen
    }
-technique =
    { $form ->
       *[one] Kniff
        [many] Kniffe
        [many-dative] Kniffen
    }
-hint =
    { $form ->
       *[one] Hinweis
        [many] Hinweise
        [many-dative] Hinweisen
    }
-key =
    { $form ->
       *[one] Schlüssel
        [many] Schlüssel
        [genitive] Schlüssels
        [many-dative] Schlüsseln
    }
-tally =
    { $form ->
       *[one] Zählliste
        [many] Zähllisten
    }
-bar =
    { $form ->
       *[one] Strich
        [many] Striche
        [many-dative] Strichen
    }
