# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine Aufgabe mit uns
lesson-tally = Zählen Sie zuerst, an wie vielen Stellen sich jeder { -stone } zeigt. Schreiben Sie es in eine Liste, die { -tally }.
lesson-sum = Zusammen sind es { $places }, eine Probe.
lesson-tally-beside = Neben dem Brett steht die { -tally }: Die fette Zahl hinter jedem { -stone } sagt, an wie vielen Stellen er sich zeigt. Die fetten Zahlen ergeben zusammen { $places }.
tally-count =
    <stone>{ $stone }</stone> { $times ->
        [1] einmal
       *[other] { $times }-mal
    }
lesson-counts = Die Anzahlen jetzt: { $counts }.
lesson-step =
    { $reader ->
        [aloud] Schritt { $number }.
       *[other] { $number }.
    }
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Siegel:
    } { $stone } hat nur eine Stelle, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } { $cell } kann nur noch zu { $neighbour }, also liegt { $stone } auf { $place }.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } { $cell } kann wegen des { -stroke }s nur noch zu { $neighbour }, also liegt { $stone } auf { $place }.
# Finger legen einen Stein, wo Augen eine Linie ziehen.
lesson-seal =
    Ein { -stone } mit nur einer Stelle ist ein <b>Siegel</b>. { $reader ->
        [touch] Legen Sie ihn auf seine zwei Felder.
        [embossed] Legen Sie ihn auf seine zwei Felder.
        [display] Legen Sie ihn auf seine zwei Felder.
       *[other] Legen Sie ihn: Umranden Sie seine Felder und ihn in der { -tally }.
    }
lesson-gap = Kann ein Feld nur noch zu einem Nachbarn, ist es eine <b>Lücke</b>: Beide teilen sich einen { -stone }.
lesson-taken = Seine Felder sind nun belegt, andere Stellen fallen weg.
lesson-fall = { $stone } verliert { $places } und hat noch { $to }.
lesson-bar =
    Jeden { -stone } gibt es nur einmal. { $stone } zeigt sich auch auf { $bars }: { $reader ->
        [touch] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
        [embossed] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
        [display] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
       *[other] Ziehen Sie dort einen dicken <b>{ -stroke }</b>.
    } Diese Felder gehören nie zusammen.
lesson-bars =
    { $reader ->
        [embossed] { -stroke }: { $bars }.
       *[other] { $stone } zeigt sich auch auf { $bars }: { -stroke }.
    }
lesson-solved = Gelöst! So geht jede leichte { -puzzle }.
