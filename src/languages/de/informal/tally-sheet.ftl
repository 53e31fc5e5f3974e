tally-sheet-explained = Auf wie viele Stellen passt jeder { -stone }? Schreib es in sein Kästchen.
