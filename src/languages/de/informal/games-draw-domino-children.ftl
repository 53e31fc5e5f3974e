draw-domino-children-read-aloud = Für Erwachsene: Gib den Kindern den Satz bis <stone>{ $range }:{ $range }</stone>, den Jüngsten die 15 { -stone(form: "many") } bis <stone>4:4</stone>.
