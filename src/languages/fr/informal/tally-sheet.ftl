tally-sheet-explained = À combien d’endroits chaque { -domino } peut-il aller ? Note-le dans sa case.
