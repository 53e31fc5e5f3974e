# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine Aufgabe mit uns
lesson-tally = Zählen Sie zuerst, wie viele Stellen jeder { -domino } hat. Schreiben Sie es in eine Liste, die { -tally }.
lesson-sum = Zur Probe: Zusammen sind es { $places }.
tally-count = <domino>{ $domino }</domino> hat { $times }
lesson-counts = Die Stellen jetzt: { $counts }.
lesson-step =
    { $reader ->
        [aloud] Schritt { $number }.
       *[other] { $number }.
    }
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Siegel:
    } { $domino } hat nur eine Stelle, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } { $cell } hat nur noch den Nachbarn { $neighbour }, also liegt { $domino } auf { $place }.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } { $cell } hat wegen des { -bar }s nur noch den Nachbarn { $neighbour }, also liegt { $domino } auf { $place }.
# Finger legen einen Stein, wo Augen eine Linie ziehen.
lesson-seal =
    Ein { -domino } mit nur einer Stelle ist ein <b>Siegel</b>. { $reader ->
        [touch] Legen Sie ihn auf seine zwei Felder.
        [embossed] Legen Sie ihn auf seine zwei Felder.
        [display] Legen Sie ihn auf seine zwei Felder.
       *[other] Legen Sie ihn: Umranden Sie seine zwei Felder und seinen Namen in der { -tally }.
    }
lesson-gap = Bleibt einem Feld nur ein Nachbar, ist es eine <b>Lücke</b>: Beide teilen sich einen { -domino }.
lesson-taken = Seine Felder sind nun belegt, andere Stellen fallen weg.
lesson-fall = { $domino } verliert { $places } (noch { $to }).
lesson-bar =
    Jeden { -domino } gibt es nur einmal. Auch auf { $bars } käme { $domino } vor, beide Felder sind frei: { $reader ->
        [touch] Setzen Sie dazwischen einen <b>{ -bar }</b>.
        [embossed] Setzen Sie dazwischen einen <b>{ -bar }</b>.
        [display] Setzen Sie dazwischen einen <b>{ -bar }</b>.
       *[other] Ziehen Sie zwischen ihnen einen dicken <b>{ -bar }</b>.
    } Sie gehören nie zusammen.
lesson-bars =
    { $reader ->
        [embossed] { -bar }: { $bars }.
       *[other] Auch auf { $bars } käme { $domino } vor: wieder ein { -bar }.
    }
lesson-solved = Gelöst! Auf die Reihenfolge kommt es nicht an.
# Dasselbe Brett in sieben Bildern, mit je zwei Sätzen. Was ein Bild zeigt, braucht keinen Namen: den Ring, die gestrichelte Linie, das Kreuz.
lesson-hidden = Diesmal sind sechs { -domino(form: "many") } versteckt: { $set }.
lesson-picture-1 = Eine 0 und eine 2 treffen sich nur an einer Stelle, der gestrichelten. Das ist ein <b>Siegel</b>: Dort muss <domino>0:2</domino> liegen, also umranden Sie die beiden Zahlen.
lesson-picture-2 = Der eingekreisten 1 bleibt jetzt nur noch ein freier Nachbar: die 1 darüber. In diese <b>Lücke</b> passt nur ein { -domino }: <domino>1:1</domino>.
lesson-picture-3 = Jeden { -domino } gibt es nur einmal. Die beiden anderen Einsen, die sich berühren, sind also kein Paar: Ziehen Sie einen <b>{ -bar }</b> zwischen ihnen.
lesson-picture-4 = Noch eine Lücke: Auch dieser 0 bleibt nur ein freier Nachbar, und der ist eine 0. Hier liegt also <domino>0:0</domino>.
lesson-picture-5 = Der { -bar } ist wie eine Wand. Diese 1 kann nur noch zur 2 daneben: Das ist <domino>1:2</domino>.
lesson-picture-6 = Hier treffen sich 1 und 2 noch einmal, also kommt ein { -bar } dazwischen. Eine 0 und eine 1 treffen sich nur noch an einer Stelle: wieder ein Siegel, <domino>0:1</domino>.
lesson-picture-7 = Bleibt noch <domino>2:2</domino>. Gelöst, ganz ohne Raten!
counting-heading = Zählen hilft
counting-tally = Auf einem großen Brett lohnt es sich zu zählen. Die <b>{ -tally }</b> sagt, an wie vielen Stellen jeder { -domino } liegen könnte. Steht dort eine 1, legen Sie ihn gleich.
counting-changes = Jeder { -domino }, der liegt, nimmt anderen { -domino(form: "many-dative") } Stellen weg: Streichen Sie deren Zahl durch, und schreiben Sie die neue daneben. Am Anfang sind es zusammen { $places } Stellen, eine für je zwei Nachbarn.
counting-places = Buchstaben nennen die Spalte, Ziffern die Zeile. Eine Stelle heißt nach ihren zwei Feldern: <place>2 a b</place>, <place>c 3,4</place>.
