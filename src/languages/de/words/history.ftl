# Woher das Spiel kommt.

history-heading = Woher das Spiel kommt
history-name = O. S. Adler aus Berlin hatte Gicht. Im Kurort Karlsbad hielt sie ihn wochenlang im Zimmer fest, und er griff zu Dominosteinen. Dort bekam er 1878 einen Satz bis <domino>8:8</domino>. Vier Spiele hatte er schon erfunden, doch keines brauchte die Siebenen und Achten. So kam er auf Dominosa. Im Namen ist das Wort Domino mit seinen Initialen verschmolzen.
history-collections = Als Richard Osa erhielt er 1893 das deutsche Patent 71539, und 1894 ließ er zwei Sammlungen von { -puzzle(form: "many-dative") } drucken. Darin stand kaum, wie man spielt; sie sahen unscheinbar aus, und kein Verkäufer kannte ihren Inhalt. Nur wenige Exemplare wurden verkauft, schreibt Fritz Jahn, doch Adler deckte seine Kosten.
history-book = Jahn, ein Pastor, fand das Spiel 1899 in einem Jahrbuch. Mit Adler, einem Bankdirektor im Ruhestand, verfasste er das Buch „Sperrdomino und Dominosa“. Adler starb am 28. September 1912, einen Tag nachdem es fertig war. Das Buch von 1921 ist die dritte Auflage.
history-nephew = Ein Neffe Jahns, 17 Jahre alt, hatte im Januar 1902 die Masern. Vier Wochen lang war er isoliert und durfte nicht einmal lesen. Jahn gab ihm das Spiel, und er erdachte 40 { -puzzle(form: "many") }. Von seinen Figuren stehen 17 im Buch von 1921.
history-blind-players = Im Ersten Weltkrieg dachten sich junge Offiziere im Lazarett { -puzzle(form: "many") } aus. Jahn empfahl das Spiel allen blinden Menschen und ließ für sie eigene { -domino(form: "many") } bis <domino>7:7</domino> anfertigen. F. W. Vogel, der blinde Besitzer einer Blindendruckerei in Hamburg, wollte preiswerte aus Karton herstellen. Ob es sie je gegeben hat, wissen wir nicht.
history-taken =
    Aus dem alten Buch stammen das Spiel selbst, die { -tally } und die { -technique(form: "many") }{ $threes ->
        [yes]
            , dazu Terzette{ $completions ->
                [0] { "" }
               *[other] { " " }und Ergänzungen
            }
       *[no] { "" }
    }. Neu sind die { -puzzle(form: "many") }, der Beweis, dass jede nur eine Lösung hat, und die Stufen.
