start-task = Finde die { -domino(form: "many") } eines Satzes auf einem Brett, das nur ihre Zahlen zeigt. Jedes Paar von Zahlen gibt es einmal, jeder { -domino } liegt auf zwei Nachbarfeldern.
