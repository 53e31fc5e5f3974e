# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine Aufgabe mit uns
lesson-tally = Zählen Sie zuerst, an wie vielen Stellen jeder { -stone } vorkommt. Schreiben Sie es in eine Liste, die { -tally }.
lesson-sum = Zusammen sind es { $places }, eine Probe.
lesson-tally-beside = Daneben steht die { -tally }: fett, an wie vielen Stellen ein { -stone } vorkommt, zusammen { $places }.
tally-count = <stone>{ $stone }</stone> hat { $times }
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
    } { $cell } hat nur noch { $neighbour }, also liegt { $stone } auf { $place }.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } { $cell } hat wegen des { -stroke }s nur noch { $neighbour }, also liegt { $stone } auf { $place }.
# Finger legen einen Stein, wo Augen eine Linie ziehen.
lesson-seal =
    Ein { -stone } mit nur einer Stelle ist ein <b>Siegel</b>. { $reader ->
        [touch] Legen Sie ihn auf seine zwei Felder.
        [embossed] Legen Sie ihn auf seine zwei Felder.
        [display] Legen Sie ihn auf seine zwei Felder.
       *[other] Legen Sie ihn: Umranden Sie seine zwei Felder und seinen Namen in der { -tally }.
    }
lesson-gap = Bleibt einem Feld nur ein Nachbar, ist es eine <b>Lücke</b>: Beide teilen sich einen { -stone }.
lesson-taken = Seine Felder sind nun belegt, andere Stellen fallen weg.
lesson-fall = { $stone } verliert { $places } (noch { $to }).
lesson-bar =
    Jeden { -stone } gibt es nur einmal. { $stone } kommt auch auf { $bars } vor, beide Felder sind frei: { $reader ->
        [touch] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
        [embossed] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
        [display] Setzen Sie dazwischen einen <b>{ -stroke }</b>.
       *[other] Ziehen Sie zwischen ihnen einen dicken <b>{ -stroke }</b>.
    } Sie gehören nie zusammen.
lesson-bars =
    { $reader ->
        [embossed] { -stroke }: { $bars }.
       *[other] { $stone } kommt auch auf { $bars } vor: { -stroke }.
    }
lesson-solved = Gelöst! Nehmen Sie, was Sie zuerst sehen.
