# Die Umrisse von Serien, nach den Schlüsseln.

stencils-heading =
    { $stencils ->
        [1] Schablone
       *[other] Schablonen
    }
stencils-intro = Eine Schablone zeigt, wo die { -domino(form: "many") } einer Serie liegen, ohne Zahlen.
stencils-embossed = Jedes Feld ist ein Bindestrich, Punkte 3,6. Drei Bindestriche ohne Leerzeichen sind ein { -domino }, der quer liegt: seine zwei Felder und das Zeichen dazwischen. Der Buchstabe l zwischen zwei Zeilen verbindet die Hälften eines aufrechten { -domino(form: "genitive") }.
stencils-raised = Tastbare Linien stehen dort, wo zwei Nachbarfelder zu verschiedenen { -domino(form: "many-dative") } gehören. Das Blatt soll neben oder unter { -puzzle(form: "the-dative") } liegen. Ob sich das unter der Hand bewährt, haben Leser noch nicht erprobt.
stencils-stencil =
    { $puzzles ->
        [1] Schablone: { -puzzle } { $first }
        [2] Schablone: { -puzzle(form: "many") } { $first } und { $last }
       *[other] Schablone: { -puzzle(form: "many") } { $first } bis { $last }
    }
