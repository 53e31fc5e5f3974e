# Was Programme gezählt und bewiesen haben.
found-heading = Was Programme herausfanden
found-keys = Terzette auf 8 Zeilen mit 9 Spalten haben mehr als { $millions } Millionen { -key(form: "many") }, bei denen alle Doppelsteine in Dreiern liegen. Jeder hat eine Nummer, die höchste ist { $count }. Der { -key } { -puzzle(form: "to-the") } { $puzzle } ist Nummer { $number }.
found-keys-ask = Die Nummer jedes anderen nennt das Programm: „dominosa register“.
found-chain = Im Satz bis <stone>{ $range }:{ $range }</stone> steht jede Zahl auf { $copies } Hälften, einer ungeraden Zahl. Darum nimmt keine Kette, in der gleiche Zahlen sich berühren, alle { $stones } { -stone(form: "many") } auf: Mindestens { $left } bleiben immer übrig.
# Nicht „Figur 10“, die sich anhört wie Figur X.
found-figure = Die verlorene Zeichnung 10 des alten Buches sollte 0 bis 7 abwärts in drei Spalten nebeneinander zeigen und alle Nullen in Zeile 1. Sie muss mehr als eine Lösung gehabt haben: Oben können drei { -stone(form: "many") } immer auch anders liegen.
found-fewest = Auf 8 Zeilen mit 9 Spalten muss eine Ergänzung mindestens { $least } Zahlen zeigen. Die beste bekannte zeigt { $known }; ob weniger genügen, wissen wir nicht.
