# Drei Hinweise zu jeder Aufgabe, in drei Kapiteln.

hints-first-heading = Erste { -hint(form: "many") }: der Anfang
hints-second-heading = Zweite { -hint(form: "many") }: worauf zu achten ist
hints-third-heading = Dritte { -hint(form: "many") }: der Wendepunkt
hints-intro =
    Zu { -puzzle(form: "each-dative") }{ $graded ->
        [yes] { "" }
       *[no] { " " }mit einer Stufe
    } gibt es drei { -hint(form: "many") } in drei Kapiteln, damit keiner den nächsten verrät. Der erste nennt einen { -stone }, mit dem Sie anfangen können. Der zweite sagt, worauf zu achten ist, wenn Siegel und Lücken nicht weiterführen, bei einer leichten { -puzzle }, wo die erste Lücke kommt. Der dritte sagt den schwersten Schritt ganz.
hint-seal = Siegel am Anfang: <stone>{ $stone }</stone>.
hint-first-stone = Kein Siegel am Anfang. Erster { -stone }: <stone>{ $stone }</stone>.
hint-gap = Das Feld <cell>{ $cell }</cell> kann eine Lücke werden.
hint-seals = Siegel genügen. Der { -stone } <stone>{ $stone }</stone> kann eines werden.
hint-easy-steps =
    { $laid ->
        [0] Am Anfang:
        [1] Siegel und Lücken legen einen { -stone }. Danach:
       *[other] Siegel und Lücken legen { $laid } { -stone(form: "many") }. Danach:
    }
hint-aid-at-cell = { $aid }, beim Feld <cell>{ $cell }</cell>.
hint-aid-with-stone = { $aid }, mit dem { -stone } <stone>{ $stone }</stone>.
hint-easier-steps =
    { $laid ->
        [0] Vor dem ersten { -stone }:
        [1] Leichtere { -aid(form: "many") } legen einen { -stone }. Danach:
       *[other] Leichtere { -aid(form: "many") } legen { $laid } { -stone(form: "many") }. Danach:
    } { $aid }.
