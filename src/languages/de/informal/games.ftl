games-pips = <b>Augen:</b> die Punkte. Wie viele du hast, sagt die Summe aller Zahlen deiner { -stone(form: "many") }.
games-stock = <b>Vorrat:</b> die { -stone(form: "many") }, die verdeckt liegen. Daraus ziehst oder kaufst du: Beides ist dasselbe und kostet nichts.
