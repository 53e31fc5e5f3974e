# Eine Seite mit der Zählliste eines Satzes, um ohne Buch darauf zu schreiben.

# $high: die höchste Zahl des Satzes.
tally-sheet-heading = { -tally } bis { $high }:{ $high }
tally-sheet-explained = An wie viele Stellen passt jeder { -domino }? Schreiben Sie es in sein Kästchen.
