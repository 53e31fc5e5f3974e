# Ein Wettstreit: für die Leitung, und im Druck die Blätter der Mitspielenden.

together-heading = Gemeinsam: ein Wettstreit
together-intro =
    Hier lösen { $players } Mitspielende zur gleichen Zeit { $puzzles ->
        [1] { -puzzle(form: "the-same") }
       *[other] dieselben { $puzzles } { -puzzle(form: "many") }
    }, und eine weitere Person leitet. Das Buch von 1921 erzählt von Reisenden auf einem Nildampfer, die so um die Wette spielten und jede Lösung ausriefen. Die Basare hatten nur { -domino(form: "many") } bis <domino>6:6</domino>, also schnitten sie die 8 fehlenden aus Papier, Holz und Pappe. Später spielten Familien daheim so, alle mit einem kleinen Reisedomino. Die Regeln für Zeit und Punkte sind ein Vorschlag dieses Buches.
together-needed-heading = Was gebraucht wird
together-needed-dominoes = Für alle, die mitspielen, einen Bleistift oder die { -domino(form: "many") } { $sets }. Kartensteine genügen.
together-set = bis <domino>{ $range }:{ $range }</domino>
together-sets = { $head } und { $tail }
together-needed-sheets = Für alle in jeder Runde ein Blatt mit { -puzzle(form: "the-dative") }, in der Form, die sie lesen.
together-sheets-follow = In Schwarzschrift folgen die Blätter hier, für jede Person eines; sie beginnen auf Seite <page of="sheet-1-1" title="Blätter zum Mitspielen"/>. Drucken Sie sie einseitig.
together-needed-paper = Papier für die { -tally(form: "many") }, eine Uhr und die { -key }. Die { -key } hat nur, wer leitet.
together-leader-heading = Karte für die Leitung
together-leader-limit = Vereinbaren Sie für jede Runde eine Höchstzeit, für größere Sätze eine längere. Liest jemand mit den Händen oder nach Gehör, muss sie auch dieser Person genügen.
together-leader-sheets = Teilen Sie die Blätter verdeckt aus. Nennen Sie die Runde, die Nummer { -puzzle(form: "of-the") } und die Höchstzeit.
together-leader-begin = Geben Sie das Zeichen zum Anfang und starten Sie die Uhr. Alle beginnen im selben Augenblick.
together-leader-done = Wer den letzten { -domino } gefunden hat, meldet sich. Notieren Sie die Zeit. Die anderen spielen weiter.
together-leader-compare = Vergleichen Sie { -domino } für { -domino } mit dem { -key }. Stimmt alles, rufen Sie Namen und Zeit aus und schreiben sie auf. Sonst sagen Sie nur, dass etwas nicht stimmt, und das Spiel geht weiter.
together-leader-stop = Beenden Sie die Runde nach der Höchstzeit.
together-leader-points = Die erste richtige Lösung bringt { $players } Punkte, jede weitere einen weniger als die vorige. Ohne Lösung gibt es keinen Punkt.
together-leader-winner = Wer die meisten Punkte hat, gewinnt. Bei gleich vielen entscheidet die kürzere Zeit in allen Runden zusammen; ohne Lösung zählt die Höchstzeit.
together-rounds-heading = Die Runden
together-rounds-known = Diese { -puzzle(form: "many") } stehen auch in diesem Buch. Niemand sollte sie schon gelöst haben.
together-other-number = Spielen mehr oder weniger als { $players } mit, so bringt die erste richtige Lösung so viele Punkte, wie es Mitspielende gibt.
together-copies = Fehlende Blätter kopieren Sie.
together-round = <b>Runde { $round }:</b> { -puzzle } { $number }, Satz bis <domino>{ $range }:{ $range }</domino>.
together-round-puzzle = <page of="puzzle-{ $number }" title="{ -puzzle } { $number }" before="{ -puzzle }:" named="one"/>.
together-intro-own =
    Hier lösen { $players } Mitspielende zur gleichen Zeit { $puzzles ->
        [1] je { -puzzle(form: "a") }
       *[other] je { $puzzles } { -puzzle(form: "many") }
    }, und eine weitere Person leitet. Jede Person bekommt etwas anderes, aber gleich Schweres; beim Nachbarn abzuschauen hilft also nicht. Die Regeln für Zeit und Punkte sind ein Vorschlag dieses Buches.
together-round-own =
    <b>Runde { $round }:</b> { -puzzle(form: "many") } bis <domino>{ $range }:{ $range }</domino>, { $alike ->
        [yes] alle mit der Wertung { $least }.
       *[no] mit Wertungen von { $least } bis { $most }: höchstens { $spread } auseinander.
    }
together-own = Runde { $round }: wer was löst
together-own-name = { $name }: { -puzzle } { $number }.
together-own-player = Person { $player }: { -puzzle } { $number }.
together-arrivals-own = Runde { $round }: richtige Lösungen
together-arrivals = Runde { $round }: { -puzzle } { $number }, richtige Lösungen
together-form = Ergebnis der Runde { $round }
together-form-name = Name
together-form-time = Zeit
together-form-points = Punkte
together-sums = Alle Runden
together-sums-form = Punkte aller Runden
together-form-rounds = Punkte je Runde
together-form-sum = Summe
together-keep-list = Führen Sie für jede Runde eine Liste: für jede richtige Lösung eine Zeile, mit dem Namen, der Zeit und den Punkten. Nach der letzten Runde zählen Sie alles zusammen.
together-sheet-heading =
    Runde { $round }: { -puzzle } { $number }{ $kind ->
        [terzett] , Terzett
        [completion] , Ergänzung
        [duett] , Duett
        [quartett] , Quartett
        [quadrat] , Quadrat
        [quodlibet] , Quodlibet
       *[other] { "" }
    }
together-sheet-name = Dieses Blatt ist für { $name }.
together-sheet = Blatt { $number } von { $players }. Name { -puzzle(form: "of-the") }: { $id }.
together-sheet-form = Wem dieses Blatt gehört
together-code = Mit diesem Code spielen Sie am Bildschirm. Oder tippen Sie:
together-code-shown = Ein QR-Code. Er führt zu der Adresse, die daneben steht.
together-slip = Runde { $round }: Zettel für eine Lösung
together-slip-explained = Schreiben Sie Ihren Namen auf, dazu den Namen { -puzzle(form: "of-the") } und die Zeit. Gehen Sie dann die { $rows } Zeilen durch und schreiben Sie für jedes Feld einen Buchstaben: L und R für die linke und die rechte Hälfte eines { -domino(form: "genitive") }, T und B für die obere und die untere. Wo kein { -domino } liegt, steht ein Fragezeichen.
together-slip-who = Namen
together-slip-letters = L, R, T, B oder Fragezeichen
