# Gedruckt, neben den Zähllisten großer Aufgaben: etwas für unterwegs.

along-tally = Die { -tally } ist nur ein Angebot. Viele { -puzzle(form: "many") } gehen mit bloßem Auge auf: hier ein Ring, dort ein { -stroke }, und die Kästchen bleiben leer.
along-corners = Ecken sind dankbar: Ein Feld in der Ecke hat nur zwei Nachbarn. Ist einer davon vergeben, so ist auch klar, welcher { -stone } dorthin gehört.
along-edge = Ein Spaziergang am Rand lohnt sich. Dort hat kein Feld mehr als drei Nachbarn, und die Auswahl ist schneller zu Ende als in der Mitte.
along-doubles = Doppelsteine winken von weitem: zwei gleiche Zahlen nebeneinander. Jeden gibt es nur einmal, und oft passt er nur an eine einzige Stelle.
along-bars = Ein { -stroke } kostet eine Sekunde und spart Minuten. Liegt ein { -stone }, so gehört überall sonst, wo seine beiden Zahlen sich treffen, ein { -stroke } dazwischen.
along-beside = Wohin nach einem gelegten { -stone }? Gleich daneben! Er hat den Feldern ringsum einen Nachbarn weggenommen, und oft wartet dort schon der nächste.
along-rest = Es geht nicht weiter? Erst einmal Tee kochen, und morgen ist auch noch ein Tag. Ausgeruhte Augen sehen oft sofort, was müden entgangen ist.
along-aloud = Manchmal hilft es, eine Zeile in Paaren vor sich hin zu murmeln: drei eins, eins fünf, fünf zwei. Das Ohr bemerkt manches Paar, das dem Auge entwischt.
along-rare = Alle Zahlen kommen gleich oft vor, und doch begegnen sich manche zwei auf dem ganzen Brett nur ein einziges Mal. So ein Treffen zu entdecken macht Freude.
along-check = Die Probe ist einfach: Jeder { -stone } liegt genau einmal da, und kein Feld bleibt übrig. Stimmt beides, darf man sich zurücklehnen.
along-ring = Die 28 { -stone(form: "many") } von 0:0 bis 6:6 lassen sich zu einem Ring schließen, gleiche Zahl an gleicher Zahl. Mit den 36 bis 7:7 wird das niemandem gelingen.
along-pips = Die 36 { -stone(form: "many") } von 0:0 bis 7:7 haben zusammen 252 Augen. Gerecht verteilt wären das auf jedem genau sieben.
along-hundreds = Schon so weit! Hunderte von { -stone(form: "many-dative") } liegen bereits an ihrem Platz. Darauf eine Tasse von etwas Gutem!

# Eine Zeile über den Zähllisten anderer Aufgaben, so kurz wie diese: ein Wort unterwegs oder etwas Merkwürdiges am Brett.

remark-first = Welcher { -stone } fällt zuerst ins Auge?
remark-race = Zu zweit? Wer findet den ersten { -stone }?
remark-tea = Erst der Tee oder erst die { -puzzle }?
remark-anywhere = Anfangen darf man überall.
remark-murmur = Paare laut zu lesen hilft wirklich.
remark-pen = Mutig? Dann mit Kugelschreiber!
remark-doubles = Heute zuerst die Doppelsteine?
remark-biscuit = Ein Keks für den letzten { -stone }?
remark-bare = Diesmal ganz ohne Kästchen?
remark-window = Ein Platz am Fenster, und los!
remark-slow = Keine Eile: Die { -stone(form: "many") } laufen nicht weg.
remark-corner = Wie wäre es heute mit einer anderen Ecke?
remark-bet = Wetten, dass einer gleich zu finden ist?
remark-partner = Mit wem war eigentlich das erste Domino?
remark-up = Zur Abwechslung einmal von unten nach oben?
remark-hum = Summen beim Suchen ist erlaubt.
remark-last = Gut geraten: Welcher { -stone } kommt zuletzt?
remark-rain = Genau das Richtige für einen Regentag.
remark-high = Heute zuerst die hohen Zahlen?
remark-stuck = Stocken ist erlaubt, aufgeben nicht.
remark-middle = Warum immer oben? Heute aus der Mitte!
remark-time = Ein kurzer Blick oder ein ganzer Abend?
remark-hide = Zu leicht? Dann die Kästchen abdecken.
remark-one = Ein { -stone } ist schon ein guter Anfang.
curious-run = Die { $number } steht { $times }-mal in einer Linie. Wo?
curious-busiest = { $stone } hat { $spots } Stellen, mehr als alle anderen.
# $count: wie viele Doppelsteine nur eine Stelle haben.
curious-single-doubles =
    { $count ->
        [1] Ein Doppelstein hat nur eine Stelle. Welcher?
       *[other] { $count } Doppelsteine haben nur je eine Stelle.
    }
curious-row = Zeile { $row } ist die reichste: zusammen { $sum }.
# $spots: wie oft sich zwei gleiche Zahlen berühren.
curious-doubles = { $spots }-mal zwei Gleiche, nur { $stones } Doppelsteine.
