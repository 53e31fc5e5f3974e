tally-sheet-explained = An wie viele Stellen passt jeder { -domino }? Schreib es in sein Kästchen.
