score-pad-list = Führt eine Liste: für jede Runde eine Zeile, darin die Punkte aller in der Reihenfolge, in der sie sitzen. Nach der letzten Runde wird zusammengezählt.
