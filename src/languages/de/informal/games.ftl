games-pips = <b>Augen:</b> die Punkte. Zähl alle Zahlen deiner { -stone(form: "many") } zusammen, so weißt du, wie viele du hast.
games-stock = <b>Vorrat:</b> die { -stone(form: "many") }, die verdeckt liegen. Daraus ziehst oder kaufst du: Beides ist dasselbe und kostet nichts.
