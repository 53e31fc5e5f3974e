tally-sheet-explained = An wie viele Stellen passt jeder { -stone }? Schreib es in sein Kästchen.
