draw-domino-children-read-aloud = Liest du Kindern vor? Dann nimm den Satz bis <stone>{ $range }:{ $range }</stone>, für die Jüngsten die 15 { -stone(form: "many") } bis <stone>4:4</stone>.
