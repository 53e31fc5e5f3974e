# Was ein Verlag oder ein Schenkender dem Buch hinzufügt.

foreword-heading = Vorwort
about-author-heading = Wer dieses Buch gemacht hat
dedication-heading = Widmung
# $name: für wen das Buch ist, und wer es schenkt.
dedication-for = Für { $name }
dedication-from = von { $name }

# Auf dem Umschlag: die Größe der Schrift, und wie viele Aufgaben das Buch hat.
cover-large-print = Großdruck
cover-giant-print = Riesendruck
cover-badge =
    { $puzzles ->
        [1] { -puzzle(form: "A") }
       *[other] { $puzzles } { -puzzle(form: "many") }
    }
# Was jemand über das Buch sagt.
cover-quotation = „{ $words }“

# Eine Urkunde am Ende; $name: wer die Aufgaben gelöst hat; $title: der Titel des Buches.
certificate-heading = Urkunde
certificate-for = Für { $name }
certificate-words =
    { $puzzles ->
        [1] Jeder Stein liegt wieder an seinem Platz: „{ $title }“ ist gelöst.
       *[other] Jeder Stein liegt wieder an seinem Platz: Alle { $puzzles } { -puzzle(form: "many") } aus „{ $title }“ sind gelöst.
    }
certificate-words-you =
    { $puzzles ->
        [1] Sie haben jeden Stein an seinen Platz gelegt und „{ $title }“ gelöst.
       *[other] Sie haben jeden Stein an seinen Platz gelegt und alle { $puzzles } { -puzzle(form: "many") } aus „{ $title }“ gelöst.
    }
certificate-signed = Zum Ausfüllen und Unterschreiben
certificate-name = Name
certificate-day = Datum
certificate-signature = Unterschrift
