# Gedruckt, neben den Zähllisten großer Aufgaben: etwas für unterwegs.

along-tally = Die { -tally } ist nur ein Angebot. Viele { -puzzle(form: "many") } gehen mit bloßem Auge auf: hier ein Ring, dort ein { -bar }, und die Kästchen bleiben leer.
along-corners = Ecken sind dankbar: Ein Feld in der Ecke hat nur zwei Nachbarn. Ist einer davon vergeben, so ist auch klar, welcher { -domino } dorthin gehört.
along-edge = Ein Spaziergang am Rand lohnt sich. Dort hat kein Feld mehr als drei Nachbarn, und die Auswahl ist schneller zu Ende als in der Mitte.
along-doubles = Doppelsteine winken von weitem: zwei gleiche Zahlen nebeneinander. Jeden gibt es nur einmal, und oft passt er nur an eine einzige Stelle.
along-bars = Ein { -bar } kostet eine Sekunde und spart Minuten. Liegt ein { -domino }, so gehört überall sonst, wo seine beiden Zahlen sich treffen, ein { -bar } dazwischen.
along-beside = Wohin nach einem gelegten { -domino }? Gleich daneben! Er hat den Feldern ringsum einen Nachbarn weggenommen, und oft wartet dort schon der nächste.
along-rest = Es geht nicht weiter? Erst einmal Tee kochen, und morgen ist auch noch ein Tag. Ausgeruhte Augen sehen oft sofort, was müden entgangen ist.
along-aloud = Manchmal hilft es, eine Zeile in Paaren vor sich hin zu murmeln: drei eins, eins fünf, fünf zwei. Das Ohr bemerkt manches Paar, das dem Auge entwischt.
along-rare = Alle Zahlen kommen gleich oft vor, und doch begegnen sich manche zwei auf dem ganzen Brett nur ein einziges Mal. So ein Treffen zu entdecken macht Freude.
along-check = Die Probe ist einfach: Jeder { -domino } liegt genau einmal da, und kein Feld bleibt übrig. Stimmt beides, darf man sich zurücklehnen.
along-ring = Die 28 { -domino(form: "many") } von 0:0 bis 6:6 lassen sich zu einem Ring schließen, gleiche Zahl an gleicher Zahl. Mit den 36 bis 7:7 wird das niemandem gelingen.
along-pips = Die 36 { -domino(form: "many") } von 0:0 bis 7:7 haben zusammen 252 Augen. Gerecht verteilt wären das auf jedem genau sieben.
along-hundreds = Schon so weit! Hunderte von { -domino(form: "many-dative") } liegen bereits an ihrem Platz. Darauf eine Tasse von etwas Gutem!
along-coffee = Eine { -puzzle } passt gut zum ersten Kaffee: die Hälfte vor der Zeitung, die Hälfte danach, und der Tag fängt gut an.
along-eraser = Kein Bleistift ist zu weich, kein Radiergummi zu groß. Ein falscher { -domino } hat nur seinen Platz noch nicht gefunden.
along-pencil = Zu zweit geht es auch: Einer schaut, der andere zeichnet. Wer den nächsten { -domino } zuerst sieht, bekommt den Bleistift.
along-cheer = Auf dem Nil wurde bei Adlers { -puzzle(form: "many-dative") } jede Lösung mit Hurra begrüßt. Das darf man nachmachen, wenigstens in der Küche.
along-finger = Mit dem Finger die Zeile entlang: Das geht langsamer als mit dem Auge, und eben darum findet der Finger mehr.
along-table = Liegt ein Dominospiel im Haus? Dann darf alles Gefundene auf den Tisch, und das Brett wächst vor den Augen.
along-ways = Manche ziehen Ringe, manche schraffieren, manche tippen nur. Alles ist recht, solange die Zahlen lesbar bleiben.
along-astray = Der letzte { -domino } passt immer. Passt er nicht, ist vorher etwas verrutscht, und das zu finden ist ein Rätsel für sich.
along-stake = Im Kurbad spielte Adler um eine Tasse Kaffee. Lösen zwei dieselbe { -puzzle }, so ist schnell klar, wer bezahlt.
along-knot = Drei gleiche Zahlen in einer Ecke? Alle drei können nicht zusammenfinden, denn es gibt nur einen Doppelstein. Bei solchen Knoten fängt man gut an.
along-tonight = Eine { -puzzle } für heute Abend aufheben! Ein halb gelöstes Brett arbeitet im Kopf weiter, auch beim Abwasch.

# Eine Zeile über den Zähllisten anderer Aufgaben, so kurz wie diese: ein Wort unterwegs oder etwas Merkwürdiges am Brett.

remark-first = Welcher { -domino } fällt zuerst ins Auge?
remark-race = Zu zweit? Wer findet den ersten { -domino }?
remark-tea = Erst der Tee oder erst die { -puzzle }?
remark-hides = Welcher Doppelstein ist gut versteckt?
remark-pen = Mutig? Dann mit Kugelschreiber!
remark-murmur = Die Paare laut lesen, das hilft wirklich!
remark-coffee = Adler hätte einen Kaffee darauf gesetzt.
remark-doubles = Heute zuerst die Doppelsteine?
remark-biscuit = Ein Keks für den letzten { -domino }?
remark-bare = Diesmal ganz ohne Kästchen?
remark-zeros = Geraten: Liegt oder steht 0:0?
remark-window = Ein Platz am Fenster, und los!
remark-lucky = Die Glückszahl? Zuerst ihren Doppelstein!
remark-slow = Keine Eile: Kein { -domino } läuft weg.
remark-corner = Wie wäre es heute mit einer anderen Ecke?
remark-three = Drei im Kopf, dann erst der Bleistift?
remark-bet = Wetten, dass einer gleich zu finden ist?
remark-partner = Mit wem war eigentlich das erste Domino?
remark-up = Heute einmal von unten nach oben?
remark-hum = Summen beim Suchen ist erlaubt.
remark-last = Gut geraten: Welcher { -domino } kommt zuletzt?
remark-rain = Genau das Richtige für einen Regentag.
remark-turns = Zu zweit, immer abwechselnd?
remark-high = Heute zuerst die hohen Zahlen?
remark-stuck = Stocken ist erlaubt, aufgeben nicht.
remark-middle = Warum immer oben? Heute aus der Mitte!
remark-whistle = Bei jedem Fund einmal pfeifen.
remark-dinner = Eine Hälfte jetzt, eine nach dem Essen?
remark-edge = Erst der Rand, dann die Mitte.
remark-dishes = Wer zuletzt einen findet, spült ab.
remark-lonely = Welche Zahl ist hier am einsamsten?
remark-feet = Füße hoch, Brille auf, und los!
remark-hand = Den Stift einmal in die andere Hand?
remark-time = Ein kurzer Blick oder ein ganzer Abend?
remark-hide = Zu leicht? Dann die Kästchen abdecken.
remark-turned = Das Buch auf den Kopf gestellt: leichter?
remark-one = Ein { -domino } ist schon ein guter Anfang.
remark-peek = Nicht spicken, kein einziges Mal!
remark-radio = Geht auch neben dem Radio.
remark-twice = Zweimal schauen, einmal zeichnen.
remark-noughts = Was treiben denn die Nullen?
remark-awake = Noch wach? Dann noch diese.
remark-go = Wie viele gehen in einem Zug?
remark-tomorrow = Weglegen, und morgen staunen.
remark-supper = Noch eine vor dem Abendbrot?
remark-quick = Wer sagt denn, dass es schnell gehen muss?
remark-hurrah = Am Ende ist ein Hurra fällig.
# $times: wie oft $number in einer geraden Linie steht.
curious-run =
    { $times ->
        [3] Dreimal
        [4] Viermal
        [5] Fünfmal
        [6] Sechsmal
       *[other] { $times }-mal
    } die { $number } in einer Linie. Wo?
# $count: wie viele Doppelsteine nur eine Stelle haben.
curious-single-doubles =
    { $count ->
        [1] Ein Doppelstein hat nur eine Stelle. Welcher?
       *[other] { $count } Doppelsteine haben nur je eine Stelle.
    }
