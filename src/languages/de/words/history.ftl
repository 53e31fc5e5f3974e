# Woher das Spiel kommt.

history-heading = Woher das Spiel kommt
history-name = O. S. Adler, Bankdirektor in Berlin, hatte Gicht. Fast jedes Frühjahr hielt sie ihn in einem Kurort im Zimmer fest, und er vertrieb sich die Zeit mit { -stone(form: "many-dative") }. 1878 brachte man ihm einen Satz bis <stone>8:8</stone>, und er fragte sich, wozu die Siebenen und Achten gut seien. So kam er auf { -puzzle(form: "these") }. Ihr Name verbindet das Wort Domino mit Adlers Anfangsbuchstaben: O, S und A.
history-collections = 1894 ließ er zwei Sammlungen drucken, als Richard Osa. Nur wenige wurden verkauft. Sie sagten fast nichts darüber, wie man spielt, sie sahen unscheinbar aus, und kein Verkäufer kannte ihren Inhalt.
history-book = Fritz Jahn, ein Pastor, fand das Spiel 1899 in einem Jahrbuch. Schließlich machten die beiden ein Buch, „Sperrdomino und Dominosa“. Adler starb am 28. September 1912, einen Tag nachdem sie es fertig hatten. Das Buch von 1921 ist die dritte Auflage davon.
history-nephew = Auch ein Neffe Jahns spielte, 17 Jahre alt. Im Januar 1902 lag er mit Masern im Bett, vier Wochen lang allein, und durfte nicht lesen. Jahn brachte ihm das Spiel, und der Neffe erdachte 40 eigene { -puzzle(form: "many") }. 17 seiner Figuren stehen im Buch von 1921.
history-blind-players = Im Ersten Weltkrieg erfanden verwundete Offiziere im Lazarett { -puzzle(form: "many") }. Jahn empfahl das Spiel Soldaten, die ihr Augenlicht verloren hatten, und allen blinden Menschen. F. W. Vogel, der blind war und in Hamburg eine Druckerei für Blindenschrift besaß, war bereit, billige Kartensteine bis <stone>7:7</stone> herzustellen. Ob es sie je gegeben hat, wissen wir nicht.
history-taken =
    Dieses Buch übernimmt von jenem das Spiel selbst, die { -tally } und die { -aid(form: "many") }{ $threes ->
        [yes]
            , dazu Terzette{ $completions ->
                [0] { "" }
               *[other] { " " }und Ergänzungen
            }
       *[no] { "" }
    }. Neu sind die { -puzzle(form: "many") }, der Beweis, dass jede nur eine Lösung hat, und die Stufen.
