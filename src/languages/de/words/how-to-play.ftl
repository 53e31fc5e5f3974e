# Die erste Seite: was eine Aufgabe zeigt, und was zu tun ist.

how-to-play-heading = Was Sie sehen, was Sie tun
how-to-play-laying = Alle Zahlen sind da. Finden Sie die { -domino(form: "many") }!
how-to-play-completing = Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
how-to-play-set = In einem Satz Dominosteine kommt jedes Paar von Zahlen einmal vor. Der Satz bis <domino>{ $range }:{ $range }</domino> hat { $dominoes } { -domino(form: "many") }: { $set }.
how-to-play-blank =
    Die 0 ist eine Hälfte ohne Augen; <domino>0:1</domino> darf auch umgekehrt liegen.{ $reader ->
        [print] { " " }Nachbarsteine müssen nicht zusammenpassen.
       *[other] { "" }
    }
how-to-play-set-beside = In einem Dominosatz kommt jedes Paar von Zahlen einmal vor: hier die { $dominoes } { -domino(form: "many") } von <domino>0:0</domino> bis <domino>{ $range }:{ $range }</domino>.
how-to-play-taken = Hier lag ein Dominosatz, bunt gemischt; geblieben sind die Zahlen. Legen Sie die { -domino(form: "many") } zurück.
how-to-play-taken-numbers = Jemand hat einen ganzen Satz ausgelegt, einen Teil der Zahlen abgeschrieben und die { -domino(form: "many") } weggenommen. Finden Sie die fehlenden Zahlen.
rule-cells =
    Jeder { -domino } belegt zwei Nachbarfelder.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }Nachbarsteine müssen nicht zusammenpassen.
    }
rule-once = Jedes Feld wird belegt, jeder { -domino } kommt einmal vor.
# Die drei Bilder, die zeigen, worum es geht, und die Regeln.
first-laid = Hier liegen drei Dominosteine beieinander.
first-copied = Jemand hat ihre Zahlen abgeschrieben, eine 0 für jede leere Hälfte, und die { -domino(form: "many") } weggenommen.
first-found = Wo lagen sie? Das ist das ganze Spiel: Umranden Sie jedes Paar, das ein { -domino } war.
first-neighbours = Ein { -domino } liegt auf zwei Zahlen, die neben- oder untereinander stehen.
first-once = In einem Satz gibt es jedes Zahlenpaar genau einmal: hier <domino>0:0</domino>, <domino>0:1</domino> und <domino>1:1</domino>. Alle kommen vor.
first-touch = Anders als sonst beim Domino müssen { -domino(form: "many") }, die sich berühren, nicht zueinanderpassen.
