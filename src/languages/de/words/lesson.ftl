# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine mit uns
lesson-tally =
    Zählen Sie zuerst: Wie viele Stellen hat jeder { -stone }? Eine Stelle sind zwei Nachbarfelder, die seine beiden Zahlen zeigen. { $reader ->
        [print] Wir haben für Sie gezählt: Das ist die { -tally }.
       *[other] Schreiben Sie die { -stone(form: "many") } in eine Liste, die { -tally }, und neben jeden seine Anzahl.
    }
lesson-sum = Zusammen sind es { $places }, alle Stellen dieses Brettes. Wenn Sie selbst zählen, prüfen Sie immer die Summe.
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
lesson-place-seal = { $stone } hat nur eine Stelle: { $place }.
lesson-place-gap = { $cell } hat nur noch { $neighbour }, also kommt { $stone } auf { $place }.
lesson-seal = Ein { -stone }, der nur eine Stelle hat, ist ein <b>Siegel</b>. Legen Sie ihn: Ziehen Sie eine Linie um seine zwei Felder und eine um seinen Namen in der { -tally }.
lesson-gap = Sind alle Nachbarn eines Feldes bis auf einen belegt oder hinter einem { -stroke }, so ist es eine <b>Lücke</b>: Es teilt sich einen { -stone } mit dem, der bleibt.
lesson-fall = { $stone } von { $from } auf { $to }
lesson-falls =
    { $first ->
        [yes] Seine zwei Felder sind belegt, darum sinken Anzahlen:
       *[no] Anzahlen sinken:
    } { $falls }.
lesson-bar = Jeden { -stone } gibt es nur einmal. Wo sich dasselbe Paar auf zwei freien Feldern noch einmal zeigt, ziehen Sie einen <b>{ -stroke }</b>, eine dicke Linie dazwischen: Diese zwei gehören nie zusammen.
lesson-bars = Hier: { $bars }.
lesson-solved = Gelöst! Zählen, Siegel legen, Lücken füllen, { -stroke(form: "many") } ziehen: Mit diesen { -aid(form: "many-dative") } lösen Sie alle leichten { -puzzle(form: "many") }.
