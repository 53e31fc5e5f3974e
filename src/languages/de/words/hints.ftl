# Drei Hinweise zu jeder Aufgabe, in drei Kapiteln.

hints-first-heading = Erste { -hint(form: "many") }: der Anfang
hints-second-heading = Zweite { -hint(form: "many") }: worauf zu achten ist
hints-third-heading = Dritte { -hint(form: "many") }: der Wendepunkt
hints-intro =
    Zu { -puzzle(form: "each-dative") }{ $graded ->
        [yes] { "" }
       *[no] { " " }mit einer Stufe
    } gibt es drei { -hint(form: "many") } in drei Kapiteln, damit keiner den nächsten verrät. Der erste nennt einen { -stone } für den Anfang. Der zweite sagt, worauf Sie achten, wenn Siegel und Lücken nicht weiterführen; bei leichten { -puzzle(form: "many") } nennt er die erste Lücke. Der dritte erklärt den schwierigsten Schritt ganz.
hint-seal = Beginnen Sie mit dem { -stone } <stone>{ $stone }</stone>. Er ist ein Siegel.
hint-first-stone = Am Anfang gibt es kein Siegel. Der erste { -stone } ist <stone>{ $stone }</stone>.
hint-gap = Achten Sie auf das Feld <cell>{ $cell }</cell>. Es kann eine Lücke werden.
hint-seals = Siegel genügen. Achten Sie auf den { -stone } <stone>{ $stone }</stone>. Er kann eines werden.
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
