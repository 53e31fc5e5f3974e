start-task = Finde die { -stone(form: "many") } eines Satzes auf einem Brett, das nur ihre Zahlen zeigt. Jedes Paar von Zahlen gibt es einmal, jeder { -stone } liegt auf zwei Nachbarfeldern.
