# Ein kleines Terzett, nach seinen Dreiern gelesen und angefangen; die Schritte selbst stehen anderswo.

worked-terzett-heading = Ein kleines Terzett
worked-terzett-board = Dieses Brett braucht den Satz bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") }.
worked-threes = Lesen Sie es zuerst nach seinen Dreiern. Jede Zahl hat zwei davon:
worked-three = <cell>{ $from }</cell> bis <cell>{ $to }</cell>
worked-stones = Nun zu den { -stone(form: "many-dative") }. Die meisten verbinden zwei Dreier; schauen Sie also dorthin, wo sich zwei Dreier treffen.
worked-terzett-left = Auch die anderen { $left } legen Sie mit Siegeln und Lücken.
