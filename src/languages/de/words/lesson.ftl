# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine mit uns
lesson-tally =
    Zählen Sie zuerst: Wie viele Stellen hat jeder { -stone }? Eine Stelle sind zwei Nachbarfelder mit seinen Zahlen. { $reader ->
        [print] Die Anzahlen stehen neben dem Brett: Das ist die { -tally }.
       *[other] Schreiben Sie die { -stone(form: "many") } in eine Liste, die { -tally }, und neben jeden seine Anzahl.
    }
lesson-sum = Zusammen sind es { $places }, alle Stellen dieses Brettes. Kommt bei Ihnen etwas anderes heraus, fehlt eine.
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
lesson-seal = Ein { -stone }, der nur eine Stelle hat, ist ein <b>Siegel</b>. Legen Sie ihn.
lesson-gap = Hat ein Feld nur einen freien Nachbarn, so ist es eine <b>Lücke</b>: Die beiden teilen sich einen { -stone }.
lesson-counts-fall = Seine zwei Felder sind belegt, darum sinken Anzahlen.
lesson-fall = { $stone } von { $from } auf { $to }
lesson-falls = Seine zwei Felder sind belegt, darum sinken Anzahlen: { $falls }.
lesson-bar = Jeden { -stone } gibt es nur einmal. Wo er sich noch einmal zeigt, ziehen Sie einen <b>{ -stroke }</b>: Diese zwei Felder gehören nie zusammen.
lesson-bars = Hier: { $bars }.
lesson-solved = Gelöst! Zählen, Siegel legen, Lücken füllen, { -stroke(form: "many") } ziehen: So lösen Sie alle leichten { -puzzle(form: "many") }.
