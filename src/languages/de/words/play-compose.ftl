# Was gesagt und geschrieben wird, wenn eine Setzaufgabe auf der Seite gespielt wird, außer dem, was von jedem Brett gesagt wird.

play-compose-button-hint = Geht es noch auf?
play-compose-button-certain = Gefährdete { -domino(form: "many") }
play-compose-button-free = Nächstes leeres Feld
# Die Hilfe: was Tasten tun, die auf anderen Brettern etwas anderes tun.
play-compose-does-check = prüfen: was bisher richtig und falsch ist oder was Ihre Antwort hat; M nennt eins nach dem anderen, T geht zum letzten richtigen Stand zurück
play-compose-does-hint = sagen, ob sich das Brett von hier aus noch füllen lässt; wenn nicht, geht T dorthin zurück, wo es noch ging
play-compose-does-certain = gefährdete { -domino(form: "many") } nennen, die nur noch eine Stelle haben
play-compose-does-free = zum nächsten leeren Feld gehen
play-compose-does-where = wo dieser { -domino } zu sehen ist und wohin er noch kommen könnte
# Die Zählliste: an wie vielen Stellen ein Stein zu sehen ist.
play-compose-places =
    { $count ->
        [0] noch keine Stelle
        [1] { $count } Stelle
       *[other] { $count } Stellen
    }
# Was eine Prüfung ergab.
play-compose-answer = Das ist eine Antwort: Alles Verlangte ist da.
play-compose-answer-done = Alles ist richtig: Das ist eine Antwort. „Prüfen“ sagt, was sie hat.
# $numbers: eine Liste davon.
play-compose-left = Es fehlen noch: { $numbers }.
play-compose-times =
    { $count ->
        [1] einmal { $number }
       *[other] { $count }-mal { $number }
    }
play-compose-too-often = Die { $number } steht auf { $count } Feldern, der Satz hat sie aber nur { $copies }-mal.
play-compose-no-three = Die { $number } auf { $cell } kann in keinem geraden Dreier mehr liegen.
play-compose-not-in-threes = Die Felder mit { $number } lassen sich nicht in gerade Dreier teilen.
play-compose-missing = { $domino } hat keine Stelle mehr.
play-compose-no-layout = Jeder { -domino } ist zu sehen, aber der ganze Satz lässt sich nicht legen.
# $condition: ein Satz.
play-compose-met = Erfüllt: { $condition }
play-compose-open = Noch offen: { $condition }
play-compose-broken = Nicht erfüllt: { $condition }
play-compose-unions =
    { $count ->
        [0] Sie hat keine Verbindung.
        [1] Sie hat eine Verbindung.
       *[other] Sie hat { $count } Verbindungen.
    }
# Gezählt wird bis 100.
play-compose-solutions =
    Als { -puzzle } genommen hat sie { $complete ->
        [yes] genau
       *[no] mindestens
    } { $count ->
        [1] eine Lösung
       *[other] { $count } Lösungen
    }.
# Wie viele weitere Antworten entstehen, wenn Zahlen die Plätze tauschen.
play-compose-exchanges =
    { $count ->
        [0] Durch Tausch von Zahlen entsteht keine weitere Antwort.
        [1] Durch Tausch von Zahlen entsteht eine weitere Antwort.
       *[other] Durch Tausch von Zahlen entstehen { $count } weitere Antworten.
    }
# Ob sich das Brett noch füllen lässt.
play-compose-searching = Es wird gesucht. Das kann einige Sekunden dauern.
play-compose-yes = Von hier aus lässt sich das Brett noch füllen.
play-compose-no = Von hier aus lässt sich das Brett nicht mehr füllen.
play-compose-unknown = Ob sich das Brett noch füllen lässt, wissen wir nicht: Die Suche dauerte zu lange.
play-compose-danger =
    { $count ->
        [0] Kein { -domino } ist gefährdet.
        [1] Ein { -domino } ist gefährdet.
       *[other] { $count } { -domino(form: "many") } sind gefährdet.
    }
play-compose-one-place = { $domino } hat nur noch eine Stelle: { $place }.
# $seen: an wie vielen Stellen die Zahlen ihn ergeben; $open: an wie vielen weiteren sie es noch könnten.
play-compose-could =
    { $domino } ist { $seen ->
        [0] noch nicht zu sehen
        [1] an einer Stelle zu sehen
       *[other] an { $seen } Stellen zu sehen
    }; { $open ->
        [0] keine weitere ist offen.
        [1] eine Stelle ist offen.
       *[other] { $open } Stellen sind offen.
    }
