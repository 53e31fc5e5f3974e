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
