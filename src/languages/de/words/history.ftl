# Woher das Spiel kommt.

history-heading = Woher das Spiel kommt
history-name = O. S. Adler, Bankdirektor in Berlin, erfand { -puzzle(form: "these") } für sich selbst. Ihren Namen bildete er aus dem Wort Domino und seinen drei Anfangsbuchstaben.
history-collections = 1894 ließ er zwei Sammlungen davon drucken, als Richard Osa. Nur wenige wurden verkauft. Sie sagten fast nichts darüber, wie man spielt, sie sahen unscheinbar aus, kein Verkäufer kannte ihren Inhalt, und sie verlangten { -stone(form: "many") } bis <stone>7:7</stone>, während die Läden nur solche bis <stone>6:6</stone> verkauften.
history-book = Fritz Jahn, ein Pastor, lernte das Spiel aus einem Aufsatz von 1899 kennen, der die { -aid(form: "many") } erklärte. Schließlich machten die beiden ein Buch, „Sperrdomino und Dominosa“. Adler starb am 28. September 1912, einen Tag nachdem sie es fertig hatten. Das Buch von 1921 ist die dritte Auflage davon.
history-blind-players = Im Ersten Weltkrieg erfanden verwundete Offiziere im Lazarett { -puzzle(form: "many") }. Jahn empfahl das Spiel Soldaten, die ihr Augenlicht verloren hatten, und allen blinden Menschen. F. W. Vogel, der blind war und in Hamburg eine große Druckerei für Blindenschrift besaß, war bereit, billige Dominosteine bis <stone>7:7</stone> nach Art von Karten herzustellen. Ob es sie je gegeben hat, wissen wir nicht.
history-taken =
    Dieses Buch übernimmt von jenem das Spiel selbst, die { -tally } und die { -aid(form: "many") }{ $threes ->
        [yes]
            , dazu Terzette{ $completions ->
                [0] { "" }
               *[other] { " " }und Ergänzungen
            }
       *[no] { "" }
    }. Neu sind die { -puzzle(form: "many") }, der Beweis, dass jede nur eine Lösung hat, und die Stufen. Weggelassen ist einer der alten { -aid(form: "many") }, das Quadrat: Wenn zwei { -stone(form: "many") } nur in denselben vier Feldern liegen können, lassen sie sich dort drehen, und { -puzzle(form: "the") } hat mindestens zwei Lösungen.
