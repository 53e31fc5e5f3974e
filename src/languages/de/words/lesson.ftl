# Ein kleines Brett, das gemeinsam bis zum letzten Stein gelöst wird.

lesson-heading = Lösen Sie eine mit uns
lesson-tally =
    Der Satz bis <stone>{ $range }:{ $range }</stone> liegt auf { $rows } Zeilen mit je { $columns } Feldern verborgen. Zählen Sie zuerst: Wie viele Stellen hat jeder { -stone }? Eine Stelle sind zwei Nachbarfelder mit seinen Zahlen. { $reader ->
        [print] Die Anzahlen stehen in der { -tally } neben dem Brett.
       *[other] Schreiben Sie die { -stone(form: "many") } in eine Liste, die { -tally }, und neben jeden seine Anzahl.
    }
lesson-sum = Zusammen sind es { $places }: So viele Paare von Nachbarfeldern hat das Brett. Kommt bei Ihnen etwas anderes heraus, fehlt ein Paar.
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
lesson-seal = Ein { -stone }, der nur eine Stelle hat, ist ein <b>Siegel</b>. Legen Sie ihn.
lesson-gap = Hat ein Feld nur einen freien Nachbarn, so ist es eine <b>Lücke</b>: Die beiden teilen sich einen { -stone }.
lesson-fall = { $stone } von { $from } auf { $to }
lesson-falls = Zwei Felder sind nun belegt, darum sinken Anzahlen: { $falls }.
lesson-bar = Jeden { -stone } gibt es nur einmal. Wo sich ein gelegtes Paar noch einmal zeigt, ziehen Sie einen <b>{ -stroke }</b>: Diese zwei Felder gehören nie zusammen.
lesson-bars = Hier: { $bars }.
lesson-solved = Jedes Feld ist belegt, jeder { -stone } kommt einmal vor: gelöst. Zählen, Siegel legen, Lücken füllen, { -stroke(form: "many") } ziehen: So lösen Sie alle leichten { -puzzle(form: "many") }.
