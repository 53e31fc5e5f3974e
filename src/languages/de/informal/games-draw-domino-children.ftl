draw-domino-children-read-aloud = Für Erwachsene: Gib den Kindern den Satz bis <domino>{ $range }:{ $range }</domino>, den Jüngsten die 15 { -domino(form: "many") } bis <domino>4:4</domino>.
