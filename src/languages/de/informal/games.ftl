games-pips = <b>Augen:</b> die Punkte. Um deine zu zählen, zähl alle Zahlen deiner { -stone(form: "many") } zusammen.
games-stock = <b>Vorrat:</b> die { -stone(form: "many") }, die verdeckt liegen. Aus ihm ziehst oder kaufst du: Beides ist dasselbe und kostet nichts.
