# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine mit uns
lesson-tally =
    Zählen Sie zuerst: An wie vielen Stellen zeigt sich jeder { -stone }? { $reader ->
        [print] Die Anzahlen stehen in der { -tally } auf Seite <page of="first-board" title="das Brett"/>.
       *[other] Schreiben Sie die { -stone(form: "many") } in eine Liste, die { -tally }, und neben jeden seine Anzahl.
    }
lesson-sum = Zur Probe: Zusammen sind es { $places }, alle Stellen des Brettes.
tally-count =
    <stone>{ $stone }</stone> { $times ->
        [1] einmal
       *[other] { $times }-mal
    }
lesson-counts = Die Anzahlen jetzt: { $counts }.
lesson-step =
    { $reader ->
        [aloud] Schritt { $number }:
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
    } { $cell } hat nur noch { $neighbour } zum Nachbarn: { $stone } liegt auf { $place }.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Lücke:
    } Ein { -stroke } trennt { $cell } von { $barred }, { $cell } hat nur noch { $neighbour } zum Nachbarn: { $stone } liegt auf { $place }.
lesson-seal = Ein { -stone } mit nur einer Stelle ist ein <b>Siegel</b>. Legen Sie ihn: Umranden Sie seine zwei Felder und seinen Namen in der { -tally }.
lesson-gap = Hat ein Feld nur noch einen Nachbarn, ist es eine <b>Lücke</b>: Beide teilen sich einen { -stone }.
lesson-fall =
    { $first ->
        [yes] { $stone } auf { $to }
       *[no] { $stone } hat noch { $to }
    }
lesson-falls =
    { $first ->
        [yes] Seine zwei Felder sind belegt, also sinken Anzahlen:
       *[no] { "" }
    } { $falls }.
lesson-bar = Jeden { -stone } gibt es nur einmal: Zeigt er sich auch auf zwei freien Feldern, kommt dazwischen ein <b>{ -stroke }</b>.
lesson-bars =
    { $named ->
        [yes] Hier: { $bars }.
       *[no] { -stroke }: { $bars }.
    }
lesson-solved = Gelöst! Zählen, Siegel legen, Lücken füllen, { -stroke(form: "many") } ziehen: Mit diesen { -aid(form: "many-dative") } lösen Sie alle leichten { -puzzle(form: "many") }.
