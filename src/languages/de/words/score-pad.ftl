# Eine Tabelle für die Punkte mehrerer Spiele.

score-pad-heading = Punkteblock
score-pad-games = Für Spiele zu zweit bis zu viert.
score-pad-list = Führen Sie eine Liste: für jede Runde eine Zeile, darin die Punkte aller in der Reihenfolge, in der sie sitzen. Nach der letzten Runde wird zusammengezählt.
score-pad-form = Punkteblock
score-pad-name = Name
score-pad-sum = Summe
