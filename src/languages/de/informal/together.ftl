together-sheets-follow = In Schwarzschrift folgen die Blätter hier, für jede Person eines; sie beginnen auf Seite <page of="sheet-1-1" title="Blätter zum Mitspielen"/>. Drucke sie einseitig.
together-leader-limit = Vereinbart für jede Runde eine Höchstzeit, für größere Sätze eine längere. Liest jemand mit den Händen oder nach Gehör, muss sie auch dieser Person genügen.
together-leader-sheets = Teil die Blätter verdeckt aus. Nenn die Runde, die Nummer { -puzzle(form: "of-the") } und die Höchstzeit.
together-leader-begin = Gib das Zeichen zum Anfang und starte die Uhr. Alle beginnen im selben Augenblick.
together-leader-done = Wer den letzten { -domino } gefunden hat, meldet sich. Notiere die Zeit. Die anderen spielen weiter.
together-leader-compare = Vergleich { -domino } für { -domino } mit dem { -key }. Stimmt alles, ruf Namen und Zeit aus und schreib sie auf. Sonst sag nur, dass etwas nicht stimmt, und das Spiel geht weiter.
together-leader-stop = Beende die Runde nach der Höchstzeit.
together-copies = Fehlende Blätter kopierst du.
together-keep-list = Führ für jede Runde eine Liste: für jede richtige Lösung eine Zeile, mit dem Namen, der Zeit und den Punkten. Nach der letzten Runde zählst du alles zusammen.
together-code = Mit diesem Code spielst du am Bildschirm. Oder tippe:
together-slip-explained = Schreib deinen Namen auf, dazu den Namen { -puzzle(form: "of-the") } und die Zeit. Geh dann die { $rows } Zeilen durch und schreib für jedes Feld einen Buchstaben: L und R für die linke und die rechte Hälfte eines { -domino(form: "genitive") }, T und B für die obere und die untere. Wo kein { -domino } liegt, steht ein Fragezeichen.
