# Was ein Verlag oder ein Schenkender dem Buch hinzufügt.

foreword-heading = Vorwort
about-author-heading = Wer dieses Buch gemacht hat
dedication-heading = Widmung
# $name: für wen das Buch ist, und wer es schenkt.
dedication-for = Für { $name }
dedication-from = von { $name }
