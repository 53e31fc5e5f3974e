# Bretter und Ketten von Steinen in Worten, für alle, die die Zeichnung nicht sehen.

describe-board = Ein Brett mit { $rows } Zeilen und { $columns } Spalten.
describe-empty-board = Ein leeres Brett mit { $rows } Zeilen und { $columns } Spalten.
describe-row = Zeile { $row }: { $cells }.
describe-empty = leer
describe-hole = kein Feld
describe-times = { $count }-mal { $what }
describe-dominoes = { -domino(form: "many") }: { $dominoes }.
describe-bars = { -bar(form: "many") }: { $places }.
describe-marked = Um diese Felder geht es: { $cells }.
chain-across = { $domino } (quer)
chain-up = Nach oben von { $double }: { $dominoes }.
chain-down = Nach unten von { $double }: { $dominoes }.
