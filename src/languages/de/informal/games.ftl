games-pips = <b>Augen:</b> die Punkte, also die Summe aller Zahlen auf deinen { -stone(form: "many-dative") }.
games-stock = <b>Vorrat:</b> die { -stone(form: "many") }, die verdeckt liegen. Daraus ziehst oder kaufst du: Beides ist dasselbe und kostet nichts.
