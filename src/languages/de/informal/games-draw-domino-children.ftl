draw-domino-children-read-aloud = Zum Vorlesen: Nimm den Satz bis <stone>{ $range }:{ $range }</stone>, für die Jüngsten die 15 { -stone(form: "many") } bis <stone>4:4</stone>.
