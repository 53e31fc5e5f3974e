lesson-heading = Löse eine Aufgabe mit uns
lesson-tally = Zähl zuerst, wie viele Stellen jeder { -stone } hat. Schreib es in eine Liste, die { -tally }.
lesson-seal =
    Ein { -stone } mit nur einer Stelle ist ein <b>Siegel</b>. { $reader ->
        [touch] Leg ihn auf seine zwei Felder.
        [embossed] Leg ihn auf seine zwei Felder.
        [display] Leg ihn auf seine zwei Felder.
       *[other] Leg ihn: Umrande seine zwei Felder und seinen Namen in der { -tally }.
    }
lesson-bar =
    Jeden { -stone } gibt es nur einmal. Auch auf { $bars } käme { $stone } vor, beide Felder sind frei: { $reader ->
        [touch] Setz dazwischen einen <b>{ -stroke }</b>.
        [embossed] Setz dazwischen einen <b>{ -stroke }</b>.
        [display] Setz dazwischen einen <b>{ -stroke }</b>.
       *[other] Zieh zwischen ihnen einen dicken <b>{ -stroke }</b>.
    } Die beiden gehören nie zusammen.
lesson-picture-1 = Eine 0 und eine 2 treffen sich nur an einer Stelle, der gestrichelten. Das ist ein <b>Siegel</b>: Dort muss <stone>0:2</stone> liegen, also umrande die beiden Zahlen.
lesson-picture-3 = Jeden { -stone } gibt es nur einmal. Die beiden anderen Einsen, die sich berühren, sind also kein Paar: Zieh einen <b>{ -stroke }</b> zwischen ihnen.
counting-tally = Auf einem großen Brett lohnt es sich zu zählen. Die <b>{ -tally }</b> sagt, an wie vielen Stellen jeder { -stone } liegen könnte. Steht dort eine 1, legst du ihn gleich.
counting-changes = Jeder { -stone }, der liegt, nimmt anderen { -stone(form: "many-dative") } Stellen weg: Streich deren Zahl durch, und schreib die neue daneben. Am Anfang sind es zusammen { $places } Stellen, eine für je zwei Nachbarn.
