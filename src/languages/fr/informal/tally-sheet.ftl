tally-sheet-explained = À combien d’endroits chaque { -stone } peut-il aller ? Note-le dans sa case.
