domino-matador-before = Mischt die { -domino(form: "many") } verdeckt. Jeder bekommt 8 und legt sie offen vor sich hin: Alle dürfen sie ansehen und betasten. Der Rest ist der Vorrat.
