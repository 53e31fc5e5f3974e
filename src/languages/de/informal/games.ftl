games-pips = <b>Augen:</b> die Punkte, also die Summe aller Zahlen auf deinen { -domino(form: "many-dative") }.
games-stock = <b>Vorrat:</b> die { -domino(form: "many") }, die verdeckt liegen. Daraus ziehst oder kaufst du: Beides ist dasselbe und kostet nichts.
