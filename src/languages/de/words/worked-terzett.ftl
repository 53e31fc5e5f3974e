# Ein kleines Terzett, nach seinen Dreiern gelesen und angefangen; die Schritte selbst stehen anderswo.

worked-terzett-heading = Ein kleines Terzett
worked-terzett-board = Zu diesem Brett gehört der Satz bis <domino>{ $range }:{ $range }</domino>: { $dominoes } { -domino(form: "many") }.
worked-threes = Suchen Sie zuerst die Dreier. Jede Zahl hat zwei davon:
worked-three = <cell>{ $from }</cell> bis <cell>{ $to }</cell>
worked-dominoes = Nun zu den { -domino(form: "many-dative") }. Die meisten verbinden zwei Dreier: Suchen Sie also dort, wo sich zwei Dreier treffen.
worked-terzett-left = Auch die übrigen { $left } finden Sie mit Siegeln und Lücken.
