worksheet-rule = Auf jedem Brett ist jeder Stein von 0:0 bis { $range }:{ $range } einmal versteckt. Kreise jedes Paar ein.
