# Wie Aufzählungen verbunden werden, und was vor Verweisen steht.

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
reference-page =
    { $reader ->
        [touch] Blatt
       *[other] Seite
    }
reference-pages =
    { $reader ->
        [touch] Blätter
       *[other] Seiten
    }
# Nach einem Namen, auf den etwas folgt; in manchen Sprachen steht davor ein Leerzeichen.
colon = :
