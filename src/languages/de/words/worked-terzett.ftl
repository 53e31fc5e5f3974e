# Ein kleines Terzett, nach seinen Dreiern gelesen und angefangen; die Schritte selbst stehen anderswo.

worked-terzett-heading = Ein kleines Terzett
worked-terzett-board = Zu diesem Brett gehört der Satz bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") }.
worked-threes = Suchen Sie zuerst die Dreier. Jede Zahl hat zwei davon:
worked-three = <cell>{ $from }</cell> bis <cell>{ $to }</cell>
worked-stones = Nun zu den { -stone(form: "many-dative") }. Die meisten verbinden zwei Dreier: Suchen Sie also dort, wo sich zwei Dreier treffen.
worked-terzett-left = Auch die übrigen { $left } finden Sie mit Siegeln und Lücken.
