how-to-play-heading = Was du siehst, was du tust
how-to-play-laying = Alle Zahlen sind da. Finde die { -domino(form: "many") }!
how-to-play-completing = Ein Teil der Zahlen ist zu sehen. Findest du die anderen?
how-to-play-taken = Hier lag ein Dominosatz, bunt gemischt; geblieben sind die Zahlen. Leg die { -domino(form: "many") } zurück.
how-to-play-taken-numbers = Jemand hat einen ganzen Satz ausgelegt, einen Teil der Zahlen abgeschrieben und die { -domino(form: "many") } weggenommen. Finde die fehlenden Zahlen.
first-found = Wo lagen sie? Das ist das ganze Spiel: Umrande jedes Paar, das ein { -domino } war.
