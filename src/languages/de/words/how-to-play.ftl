# Das erste Kapitel: die Regel.

how-to-play-heading = So wird gespielt
how-to-play-laying = Jemand hat einen ganzen Satz Dominosteine ausgelegt, die Zahlen abgeschrieben und die { -stone(form: "many") } weggenommen. Legen Sie jeden { -stone } an seine Stelle zurück.
how-to-play-completing = Jemand hat einen ganzen Satz Dominosteine ausgelegt, einen Teil der Zahlen abgeschrieben und die { -stone(form: "many") } weggenommen. Finden Sie die anderen Zahlen.
rule-heading = Die Regel
rule = Jeder { -stone } bedeckt zwei Nachbarfelder, nebeneinander oder übereinander. Jedes Feld wird bedeckt, und jeder { -stone } des Satzes kommt genau einmal vor. Ein Satz enthält jedes Paar von Zahlen einmal, auch Doppelsteine wie <stone>1:1</stone>. Die 0 ist leer. Umgedreht ist <stone>0:1</stone> derselbe { -stone }.
rule-set = Der Satz bis <stone>{ $range }:{ $range }</stone> hat { $stones } { -stone(form: "many") }.
rule-full-board = Sein Brett hat { $rows } Zeilen mit je { $columns } Feldern, und jede Zahl kommt dort { $copies }-mal vor.
rule-boards = Jedes seiner Bretter hat { $cells } Felder, und jede Zahl kommt dort { $copies }-mal vor.
rule-example = Auf diesem winzigen Brett ist der Satz bis <stone>{ $range }:{ $range }</stone> versteckt: { $stones } { -stone(form: "many") } auf { $rows } Zeilen mit je { $columns } Feldern.
rule-example-key = Und das ist sein { -key } mit den Umrissen der { -stone(form: "many") }:
