# Bretter und Ketten von Steinen in Worten, für alle, die die Zeichnung nicht sehen.

describe-board = Ein Brett mit { $rows } Zeilen und { $columns } Spalten.
describe-empty-board = Ein leeres Brett mit { $rows } Zeilen und { $columns } Spalten.
describe-row = Zeile { $row }: { $cells }.
describe-empty = leer
describe-hole = kein Feld
describe-times = { $count }-mal { $what }
describe-stones = { -stone(form: "many") }: { $stones }.
describe-strokes = { -stroke(form: "many") }: { $places }.
describe-marked = Um diese Felder geht es: { $cells }.
chain-across = { $stone } (quer)
chain-up = Nach oben von { $double }: { $stones }.
chain-down = Nach unten von { $double }: { $stones }.
