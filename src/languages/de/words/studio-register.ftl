# Die Seite mit dem Register aller Terzett-Schlüssel von 8x9.

register-lead = Alle Arten, den ganzen Satz bis 7:7 so auf 8 Zeilen mit je 9 Feldern zu legen, dass sich das Brett in Dreier teilen lässt und alle acht Doppelsteine in Dreiern liegen: { $count } { -key(form: "many") }, ein für alle Mal nummeriert.
register-key = { -key }
register-forms = Eine Nummer, eine Kennung wie 8x9-janin-padat oder die Zeilen aus L, R, T und B.
register-show = Zeigen
register-back = Der { -key } davor
register-next = Der nächste { -key }
register-any = Irgendein { -key }
register-not-shown = Dieser { -key } lässt sich nicht zeigen.
register-number = { -key } { $number } von { $of }
register-id = Seine Kennung: { $id }.
register-drawn = { -key } { $number }, ohne Zahlen
register-rows = Seine Zeilen, ein Buchstabe für jedes Feld
register-images = Gewendet
register-image =
    { $turn ->
        [leftRight] Links und rechts gespiegelt:
        [topBottom] Oben und unten gespiegelt:
       *[half] Um die Hälfte gedreht:
    }
register-same = Er bleibt, wie er ist.
register-other = { -key } { $number }
register-parted = Was er trägt
register-partitions =
    { $count ->
        [1] Das Brett lässt sich für ihn auf eine Art in Dreier teilen.
       *[other] Das Brett lässt sich für ihn auf { $count } Arten in Dreier teilen.
    }
register-partition = Art { $number }, mit { $inside } von 8 Doppelsteinen in Dreiern
register-fillings =
    { $complete ->
        [yes] { $fillings ->
            [1] Zahlen lassen sich auf eine Art verteilen
           *[other] Zahlen lassen sich auf { $fillings } Arten verteilen
        }
       *[no] Zahlen lassen sich auf { $fillings } Arten oder mehr verteilen
    }, wenn getauschte Zahlen nicht zählen. { $unique ->
        [0] { $others ->
            [none] Keine davon hat nur diesen { -key }.
            [later] Von den ersten { $fillings } hat keine nur diesen { -key }, aber eine spätere.
           *[unseen] Keine, die wir angesehen haben, hat nur diesen { -key }.
        }
        [1] Eine davon hat nur diesen { -key }.
       *[other] Davon haben { $unique } nur diesen { -key }.
    }
register-no-filling = Alle ihre Zahlen stehen bei einer früheren Art, oder es wurden keine angesehen.
register-play = Ein Terzett der Art { $number } spielen
register-threes = Die Dreier der Art { $number }, je ein Buchstabe
