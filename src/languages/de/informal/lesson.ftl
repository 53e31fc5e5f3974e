lesson-heading = Löse eine Aufgabe mit uns
lesson-tally = Zähl zuerst, wie viele Stellen jeder { -domino } hat. Schreib es in eine Liste, die { -tally }.
lesson-seal =
    Ein { -domino } mit nur einer Stelle ist ein <b>Siegel</b>. { $reader ->
        [touch] Leg ihn auf seine zwei Felder.
        [embossed] Leg ihn auf seine zwei Felder.
        [display] Leg ihn auf seine zwei Felder.
       *[other] Leg ihn: Umrande seine zwei Felder und seinen Namen in der { -tally }.
    }
lesson-bar =
    Jeden { -domino } gibt es nur einmal. Auch auf { $bars } käme { $domino } vor, beide Felder sind frei: { $reader ->
        [touch] Setz dazwischen einen <b>{ -bar }</b>.
        [embossed] Setz dazwischen einen <b>{ -bar }</b>.
        [display] Setz dazwischen einen <b>{ -bar }</b>.
       *[other] Zieh zwischen ihnen einen dicken <b>{ -bar }</b>.
    } Die beiden gehören nie zusammen.
lesson-picture-1 = Eine 0 und eine 2 treffen sich nur an einer Stelle, der gestrichelten. Das ist ein <b>Siegel</b>: Dort muss <domino>0:2</domino> liegen, also umrande die beiden Zahlen.
lesson-picture-3 = Jeden { -domino } gibt es nur einmal. Die beiden anderen Einsen, die sich berühren, sind also kein Paar: Zieh einen <b>{ -bar }</b> zwischen ihnen.
counting-tally = Auf einem großen Brett lohnt es sich zu zählen. Die <b>{ -tally }</b> sagt, an wie vielen Stellen jeder { -domino } liegen könnte. Steht dort eine 1, legst du ihn gleich.
counting-changes = Jeder { -domino }, der liegt, nimmt anderen { -domino(form: "many-dative") } Stellen weg: Streich deren Zahl durch, und schreib die neue daneben. Am Anfang sind es zusammen { $places } Stellen, eine für je zwei Nachbarn.
