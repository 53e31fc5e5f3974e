# Die erste Seite: was eine Aufgabe zeigt, und was zu tun ist.

how-to-play-heading = Was Sie sehen, was Sie tun
how-to-play-laying = Alle Zahlen sind da. Finden Sie die { -stone(form: "many") }!
how-to-play-completing = Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
how-to-play-set = In einem Satz Dominosteine kommt jedes Paar von Zahlen einmal vor. Der Satz bis <stone>{ $range }:{ $range }</stone> hat { $stones } { -stone(form: "many") }: { $set }.
how-to-play-blank =
    Die 0 ist eine Hälfte ohne Augen; <stone>0:1</stone> darf auch umgekehrt liegen.{ $reader ->
        [print] { " " }Nachbarsteine müssen nicht zusammenpassen.
       *[other] { "" }
    }
how-to-play-set-beside = In einem Dominosatz kommt jedes Paar von Zahlen einmal vor: hier die { $stones } { -stone(form: "many") } von <stone>0:0</stone> bis <stone>{ $range }:{ $range }</stone>.
how-to-play-taken = Hier lag ein Dominosatz, bunt gemischt; geblieben sind die Zahlen. Legen Sie die { -stone(form: "many") } zurück.
how-to-play-taken-numbers = Jemand hat einen ganzen Satz ausgelegt, einen Teil der Zahlen abgeschrieben und die { -stone(form: "many") } weggenommen. Finden Sie die fehlenden Zahlen.
rule-cells =
    Jeder { -stone } belegt zwei Nachbarfelder.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }Nachbarsteine müssen nicht zusammenpassen.
    }
rule-once = Jedes Feld wird belegt, jeder { -stone } kommt einmal vor.
# Die drei Bilder, die zeigen, worum es geht, und die Regeln.
first-laid = Hier liegen drei Dominosteine beieinander.
first-copied = Jemand hat ihre Zahlen abgeschrieben, eine 0 für jede leere Hälfte, und die { -stone(form: "many") } weggenommen.
first-found = Wo lagen sie? Das ist das ganze Spiel: Umranden Sie jedes Paar, das ein { -stone } war.
first-neighbours = Ein { -stone } liegt auf zwei Zahlen, die neben- oder untereinander stehen.
first-once = In einem Satz gibt es jedes Zahlenpaar genau einmal: hier <stone>0:0</stone>, <stone>0:1</stone> und <stone>1:1</stone>. Alle kommen vor.
first-touch = Anders als sonst beim Domino müssen { -stone(form: "many") }, die sich berühren, nicht zueinanderpassen.
