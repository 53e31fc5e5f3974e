# Was Programme gezählt und bewiesen haben.
found-heading = Was Programme herausfanden
found-keys = Für Terzette auf 8 Zeilen mit je 9 Feldern gibt es mehr als { $millions } Millionen { -key(form: "many") }, bei denen alle Doppelsteine in Dreiern liegen. Jeder hat eine Nummer, die höchste ist { $count }. Der { -key } { -puzzle(form: "to-the") } { $puzzle } hat die Nummer { $number }.
found-keys-ask = Die Nummern aller anderen nennt das Programm auf den Befehl „dominosa register“.
found-chain = Im Satz bis <domino>{ $range }:{ $range }</domino> steht jede Zahl auf { $copies } Hälften, also ungerade oft. Darum nimmt keine Kette, in der gleiche Zahlen sich berühren, alle { $dominoes } { -domino(form: "many") } auf: Mindestens { $left } bleiben immer übrig.
# Nicht „Figur 10“, die sich anhört wie Figur X.
found-figure = Die verlorene Zeichnung 10 des alten Buches sollte in drei Spalten nebeneinander von oben nach unten die Zahlen 0 bis 7 zeigen, dazu alle Nullen in Zeile 1. Bestimmt hatte diese Zeichnung mehr als eine Lösung: Oben können drei { -domino(form: "many") } immer auch anders liegen.
found-fewest = Eine Ergänzung auf 8 Zeilen mit je 9 Feldern muss mindestens { $least } Zahlen zeigen. Die beste bekannte zeigt { $known }; ob weniger genügen, wissen wir nicht.
