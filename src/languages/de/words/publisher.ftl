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
