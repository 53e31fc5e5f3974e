# Die erste Seite: was eine Aufgabe zeigt, und was zu tun ist.

how-to-play-heading = Was Sie sehen, was Sie tun
how-to-play-laying = Alle Zahlen sind zu sehen. Finden Sie die { -stone(form: "many") }?
how-to-play-completing = Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
how-to-play-at-once = Sie kennen das Spiel? Hier geht es zu <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
how-to-play-set = In einem Satz Dominosteine kommt jedes Paar von Zahlen einmal vor. Der Satz bis <stone>{ $range }:{ $range }</stone> hat { $stones } { -stone(form: "many") }: { $set }.
how-to-play-blank = Die 0 ist leer. Welche Zahl zuerst kommt, ist gleich: <stone>0:1</stone> ist ein und derselbe { -stone }, wie herum er auch liegt.
how-to-play-taken = Jemand hat einen ganzen Satz ausgelegt, die Zahlen abgeschrieben und die { -stone(form: "many") } weggenommen. Legen Sie jeden { -stone } an seine Stelle zurück.
how-to-play-taken-numbers = Jemand hat einen ganzen Satz ausgelegt, einen Teil der Zahlen abgeschrieben und die { -stone(form: "many") } weggenommen. Finden Sie die anderen Zahlen.
rule-cells = Jeder { -stone } belegt zwei Nachbarfelder, nebeneinander oder übereinander.
rule-covered = Jedes Feld ist belegt.
rule-once = Jeder { -stone } des Satzes kommt einmal vor.
