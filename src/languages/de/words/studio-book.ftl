# Der Schirm, der im Browser Bücher macht.

studio-book-intro = Beantworten Sie drei Fragen, sehen Sie sich die Seiten an und drücken Sie auf den Knopf. Alles geschieht auf diesem Gerät, nichts wird gesendet.
# Die drei Fragen, und Seiten des Buchs, nach dem sie fragen.
studio-book-whom = Für wen ist es?
studio-book-whom-name =
    { $whom ->
        [touch] Zum Tasten
        [ear] Zum Hören
        [screen] Für den Bildschirm
        [class] Klasse oder Verein
        [gift] Ein Geschenk
       *[large-print] Großdruck
    }
studio-book-whom-hint =
    { $whom ->
        [touch] Brailledateien, tastbare Bretter und Steine
        [ear] Ein Text zum Vorlesen oder für eine Computerstimme
        [screen] Eine Webseite zum Spielen und ein E-Book
        [class] Blätter für alle, ein Wettbewerb und ein Spiel
        [gift] Mit Namen, Dominosteinen und Urkunde
       *[large-print] Ein PDF mit großen, klaren Zahlen
    }
studio-book-how = Wie schwer und wie viele?
studio-book-degree =
    { $degree ->
        [medium] Mit etwas Nachdenken
        [hard] Schwer
        [rising] Von leicht bis sehr schwer
       *[easy] Leicht
    }
studio-book-count = { $count } { -puzzle(form: "many") }
studio-book-name = Titel und Sprache
studio-book-for = Wer bekommt es?
studio-book-from = Wer schenkt es?
studio-book-other-puzzles = Andere { -puzzle(form: "many") }
studio-book-pages = So wird es aussehen
studio-book-pages-begun = Die ersten Seiten kommen gleich.
studio-book-pages-none = Noch gibt es nichts zu zeigen.
studio-book-page =
    { $shown ->
        [cover] Der Umschlag
        [solution] Eine Lösung
        [sheet] Ein Blatt zum Tasten
        [script] So klingt es
       *[puzzle] { -puzzle(form: "A") }
    }
studio-book-more = Weitere Einstellungen
studio-book-tools = Umfang, Probeseiten und Config-Datei
# Das Formular mit allem, was man einstellen kann.
studio-book-begin = Mit einem anderen Buch beginnen
studio-book-preset = Ein fertig eingerichtetes Buch
studio-book-use = Mit diesem Buch beginnen
studio-book-open = Oder eine eigene Config-Datei
studio-book-opened = Die Datei { $name } steht im Formular.
studio-book-chosen = Im Formular steht jetzt „{ $title }“.
studio-book-save = Formular als Config-Datei speichern
studio-book-also-kept = Das Buch hat noch diese Felder; das Formular zeigt sie nicht, behält sie aber: { $fields }.
studio-book-group-book = Das Buch
studio-book-group-part =
    { $list ->
        [exercises] Übungen im Divisor-Domino { $number }
        [locks] Endspiele im Sperrdomino { $number }
        [composing] Eigene Setzaufgabe { $number }
       *[sections] Abschnitt { $number }
    }
studio-book-group-beside = Beigaben: Figuren von 1921, Wettbewerb, Übungen, Endspiele, Setzaufgaben
studio-book-group-parts = Was im Buch steht und in welcher Reihenfolge
studio-book-group-publishing = Für Verlage
studio-book-group-print = Druck
studio-book-group-touch = Braille und Tasten
studio-book-add =
    { $list ->
        [exercises] Übungen im Divisor-Domino hinzufügen
        [locks] Endspiele im Sperrdomino hinzufügen
        [composing] Eigene Setzaufgabe hinzufügen
       *[sections] Abschnitt hinzufügen
    }
studio-book-added =
    { $list ->
        [exercises] Die Übungen { $number } sind hinzugefügt.
        [locks] Die Endspiele { $number } sind hinzugefügt.
        [composing] Die eigene Setzaufgabe { $number } ist hinzugefügt.
       *[sections] Abschnitt { $number } ist hinzugefügt.
    }
studio-book-remove =
    { $list ->
        [exercises] Übungen { $number } entfernen
        [locks] Endspiele { $number } entfernen
        [composing] Eigene Setzaufgabe { $number } entfernen
       *[sections] Abschnitt { $number } entfernen
    }
studio-book-removed =
    { $list ->
        [exercises] Die Übungen sind entfernt.
        [locks] Die Endspiele sind entfernt.
        [composing] Die Setzaufgabe ist entfernt.
       *[sections] Der Abschnitt ist entfernt.
    }
studio-book-new-section = Neuer Abschnitt
studio-book-needed = { $label } (nötig)
studio-book-usual = Automatisch
studio-book-as-kept = wie in der Datei
studio-book-yes = ja
studio-book-no = nein
studio-book-make-heading = Machen
studio-book-plan = Wie groß wird es?
studio-book-make = Das Buch machen
studio-book-stop = Anhalten
studio-book-stopped = Angehalten. Das Formular ist, wie es war.
studio-book-begun = Die Presse wird geladen.
studio-book-progress = Wie weit es ist
studio-book-puzzles-made = { $done } von { $of } { -puzzle(form: "many-dative") } gemacht.
studio-book-editions-made = { $done } von { $of } Ausgaben gemacht; als Nächstes { $file }.
studio-book-minutes-left =
    { $minutes ->
        [1] Es dauert noch etwa eine Minute.
       *[other] Es dauert noch etwa { $minutes } Minuten.
    }
studio-book-left-out = Diese Ausgabe entfällt: { $edition }.
studio-book-made =
    { $files ->
        [1] Das Buch ist fertig. Hier ist seine Datei:
       *[other] Das Buch ist fertig. Hier sind seine { $files } Dateien:
    }
# Was eine Datei ist, neben dem Link auf sie. $label: eine Ausgabe, wie man sie auswählt.
studio-book-file-part =
    { $label }: { $part ->
        [cover] der Umschlag
        [tactile] tastbar
        [braille] in Braille
       *[solutions] die Lösungen
    }
studio-book-files = Dateien von „{ $title }“
studio-book-files-stay = Die Dateien sind hier, bis Sie die Seite schließen oder ein anderes Buch machen. Laden Sie herunter, was Sie behalten möchten.
studio-book-download = { $name } herunterladen, { $size }
studio-book-download-book = Buch herunterladen, { $size }
studio-book-more-files = Weitere Dateien
studio-book-look = { $name } ansehen
studio-book-zip = Alle in eine ZIP-Datei packen
studio-book-zip-made = Die ZIP-Datei ist fertig.
studio-book-kilobytes = { $size } kB
studio-book-megabytes = { $size } MB
studio-book-planned = Was daraus wird
studio-book-plan-begun = Kleine Bücher derselben Art werden gesetzt.
studio-book-plan-puzzles =
    { $puzzles ->
        [1] { -puzzle(form: "A") }.
       *[other] { $puzzles } { -puzzle(form: "many") }.
    }
studio-book-plan-pages = { $edition }: etwa { $pages } Seiten, beidseitig gedruckt { $sheets } Blätter.
studio-book-plan-minutes =
    { $minutes ->
        [1] Nach den kleinen Büchern geschätzt, dauert dieses auf diesem Gerät etwa eine Minute. Schwere { -puzzle(form: "many") } dauern länger.
       *[other] Nach den kleinen Büchern geschätzt, dauert dieses auf diesem Gerät etwa { $minutes } Minuten. Schwere { -puzzle(form: "many") } dauern länger.
    }
studio-book-plan-estimate = Diese Zahlen sind geschätzt. Das Buch selbst kann etwas abweichen.
studio-book-not-made = Das Buch konnte nicht gemacht werden.
studio-book-not-planned = Die Größe konnte nicht geschätzt werden.
# Probeseiten, und die Seiten einer Datei als Bilder mit ihrem Text.
studio-book-sample = Probeseiten ansehen
studio-book-sample-begun = Die Probeseiten werden gemacht.
studio-book-sample-heading = Probeseiten
studio-book-sample-explained = Die Seiten stammen aus einem kleinen Buch mit einer { -puzzle } aus jedem Abschnitt.
studio-book-no-sample = Die Probeseiten konnten nicht gemacht werden.
studio-preview-show = Seiten von { $name } zeigen
studio-preview-title = Seiten von { $name }
studio-preview-page = Seite { $page } von { $pages }
studio-preview-picture = Bild der Seite { $page }. Der Text der Seite folgt.
studio-preview-words = Der Text dieser Seite
studio-preview-back = Vorige Seite
studio-preview-next = Nächste Seite
studio-preview-number = Seitenzahl
studio-preview-close = Seiten schließen
studio-preview-not-shown = Die Seiten von { $name } konnten nicht gezeigt werden.
studio-book-not-read = Die Datei konnte nicht verwendet werden.
studio-book-not-shown = Das Formular konnte nicht gezeigt werden.
studio-book-not-zipped = Die ZIP-Datei konnte nicht gemacht werden.
studio-book-not-kept = Dieser Browser behält das Formular nicht: Sein Speicher ist voll oder ausgeschaltet. Speichern Sie es als Config-Datei.
studio-book-damaged = Das Formular, das auf diesem Gerät gespeichert war, ist nicht lesbar: Es ist beschädigt oder von einer anderen Version. Es wurde beiseitegelegt, und ein neues ist begonnen.
# Die Felder des Formulars, nach ihren Namen in einer Config.
studio-field-title = Titel
studio-field-subtitle = Untertitel
studio-field-author = Verfasser
studio-field-language = Sprache des Buchs
studio-field-address = Anrede
studio-field-paper = Papier
studio-field-editions = Ausgaben
studio-field-sections-title = Überschrift
studio-field-sections-kind = Art der { -puzzle(form: "many") }
studio-field-sections-level = Stufe
studio-field-sections-count = Wie viele { -puzzle(form: "many") }
studio-field-sections-range = Höchste Zahl auf einem Stein
studio-field-sections-shape = Form: etwa 8x9, ein Name wie letter-h, oder Zeilen aus #
studio-field-sections-one-key = Alle haben denselben { -key }
studio-field-sections-givens = Wie viele Zahlen gedruckt werden (nur bei Ergänzungen), oder fewest
studio-field-sections-pattern = Felder, deren Zahl immer dasteht (nur bei Ergänzungen)
studio-field-sections-conditions = Bedingungen, wo gleiche Zahlen in Gruppen liegen, eine in jeder Zeile, etwa sum c 27
studio-field-exercises-divisor = Divisor
studio-field-exercises-set = Höchste Zahl im Satz der Übungen
studio-field-exercises-level = Was zu sehen ist
studio-field-exercises-count = Wie viele Übungen
studio-field-locks-aim = Was gesucht ist
studio-field-locks-sees = Was man sieht
studio-field-locks-moves = Züge, höchstens
studio-field-locks-count = Wie viele Endspiele
studio-field-exhibits = Figuren von 1921 und Legeaufgaben
studio-field-composing = Setzaufgaben
studio-field-composing-range = Höchste Zahl im Satz der Setzaufgabe
studio-field-composing-shape = Brett der Setzaufgabe: etwa 5x6, ein Name, oder Zeilen aus #
studio-field-composing-rows = Oder seine Zeilen mit gegebenen Zahlen: ? ist ein leeres Feld, ein Punkt ein Loch
studio-field-composing-conditions = Was eine Antwort erfüllt, eine Bedingung in jeder Zeile, etwa unions 2
studio-field-together-players = Wettbewerb: wie viele spielen
studio-field-together-puzzles = Wettbewerb: wie viele Runden, oder die Nummern ihrer { -puzzle(form: "many") } mit Kommas
studio-exhibit =
    { $name ->
        [duett-7x8] Legeaufgabe: Duett, 7 Zeilen und 8 Spalten
        [duett-cross] Legeaufgabe: Duett, ein Kreuz
        [duett-star] Legeaufgabe: Duett, ein Stern
        [duett-border] Legeaufgabe: Duett, eine Borte
        [duett-lighthouse] Legeaufgabe: Duett, ein Leuchtturm
        [quartett-7x8] Legeaufgabe: Quartett, 7 Zeilen und 8 Spalten
        [quadrat-4334] Legeaufgabe: Quadrat, Lagen von 4, 3, 3 und 4 Quadraten
        [quadrat-545] Legeaufgabe: Quadrat, Lagen von 5, 4 und 5 Quadraten
        [quodlibet-7x8] Legeaufgabe: Quodlibet, 7 Zeilen und 8 Spalten
        [quodlibet-frame] Legeaufgabe: Quodlibet, ein Rahmen
       *[other] Figur { $name } von 1921
    }
studio-field-seed = Startwort: Dasselbe ergibt in allen Sprachen dieselben { -puzzle(form: "many") }
studio-field-in-mind = Wie viele Felder oder { -domino(form: "many") } man sich auf einmal merken muss, oder any
studio-field-order = Reihenfolge der { -puzzle(form: "many") } in einem Abschnitt
studio-field-contents = Teile des Buches; alle, wenn Sie nichts ankreuzen
studio-field-solutions = Wo Lösungen und Hinweise stehen
studio-field-story = Eine Begebenheit aus der Geschichte vor jedem Abschnitt
studio-field-games = Spiele, deren Regeln gedruckt werden
studio-field-description = Beschreibung, für Handel und Büchereien
studio-field-credit = Nach einer Idee von
studio-field-publisher = Verlag
studio-field-isbn = ISBN
studio-field-rights = Rechte
studio-field-imprint = Eigener Text für die letzte Seite
studio-field-date = Datum, Jahr-Monat-Tag
studio-field-print-colours = Farben
studio-field-print-cover = Umschlag
studio-field-print-puzzles-per-page = { -puzzle(form: "many") } auf einer Seite
studio-field-print-tally = Wo die { -tally } steht
studio-field-print-keys-per-page = Höchstens so viele { -key(form: "many") } auf einer Seite
studio-field-print-keys = Was ein { -key } zeigt
studio-field-print-volume = Höchstens so viele Seiten in einem Band
studio-field-print-nets = Seiten mit leerem Brett
studio-field-print-kdp-trim = Größe des gebundenen Buchs, in Zoll
studio-field-print-kdp-paper = Papier des gebundenen Buchs
studio-field-tactile = Was auf den Blättern zum Tasten steht
studio-field-box = Faltschachtel für die Karten-Dominosteine: Dicke eines Steins in mm
studio-field-braille-grade = Brailleschrift
studio-field-braille-page = Seite des Druckers
studio-field-braille-code = Zeichen der Dateien für Brailledrucker
studio-field-braille-line-end = Zeilenenden
studio-field-braille-form-feed = Seitenvorschub nach jeder Seite
studio-field-braille-volume = Höchstens so viele Brailleseiten in einem Band
studio-field-braille-interpoint = Beidseitig geprägt
studio-field-braille-play = Jedes Brett noch einmal, breit genug für { -domino(form: "many") }
studio-field-braille-cell = Größe der Brailleschrift auf Blättern zum Tasten
studio-field-braille-sheets = Blätter zum Tasten
studio-field-braille-overlay = Blätter zum Tasten auch farbig bedruckt, für sehende Partner
# Was man darin wählen kann.
studio-choice-address-formal = Sie
studio-choice-address-informal = du
studio-choice-editions-large-print = Großdruck (PDF)
studio-choice-editions-giant-print = Riesendruck (PDF)
studio-choice-editions-standard-print = Normaldruck (PDF)
studio-choice-editions-kdp = Gebundenes Buch für eine Druckerei (PDF)
studio-choice-editions-tactile = Blätter zum Tasten (PDF)
studio-choice-editions-kit = Kasten für die Hand, mit Steinen und Braille
studio-choice-editions-stones = Steine zum Ausschneiden (PDF)
studio-choice-editions-calibration = Probeblätter (PDF)
studio-choice-editions-brf = Braille für Drucker (BRF)
studio-choice-editions-pef = Braille für Drucker (PEF)
studio-choice-editions-aloud = Text zum Vorlesen
studio-choice-editions-epub = E-Book (EPUB)
studio-choice-editions-html = Webseite zum Spielen
studio-choice-editions-ebraille = Für Braillezeilen (eBraille)
studio-choice-editions-keys = Schlüssel als Daten
studio-choice-contents-foreword = Vorwort
studio-choice-contents-about-author = Über die Autorin oder den Autor
studio-choice-contents-certificate = Urkunde
studio-choice-order-rising = von leicht bis schwer
studio-choice-order-as-made = wie sie entstanden sind
studio-choice-contents-introduction = Einführung
studio-choice-contents-leaflet = Merkblatt: das Spiel auf einer Seite
studio-choice-contents-puzzles = { -puzzle(form: "many") }
studio-choice-contents-techniques = Kniffe, wo sie zuerst gebraucht werden
studio-choice-contents-story = Begebenheiten aus der Geschichte
studio-choice-contents-by-hand = Mit den Händen spielen (geprägt)
studio-choice-contents-laying-tasks = Legeaufgaben
studio-choice-contents-figures = Historische Figuren
studio-choice-contents-historic-example = Das historische Beispiel
studio-choice-contents-composing = Setzaufgaben
studio-choice-contents-exercises = Übungen im Divisor-Domino
studio-choice-contents-endgames = Endspiele im Sperrdomino
studio-choice-contents-steps = Der Weg jeder { -puzzle }, Schritt für Schritt
studio-choice-contents-hints = Wendepunkte
studio-choice-contents-solutions = Schlüssel und Antworten
studio-choice-contents-stencils = Schablonen von Serien
studio-choice-contents-competition = Wettstreit
studio-choice-contents-score-pad = Punkteblock
studio-choice-contents-empty-boards = Leere Bretter
studio-choice-contents-levels = Stufen
studio-choice-contents-games = Spiele
studio-choice-contents-history = Geschichte
studio-choice-contents-sources = Was von der Vorlage fehlt, und warum
studio-choice-contents-index = Verzeichnis nach Stufen
studio-choice-solutions-back = hinten im Buch
studio-choice-solutions-apart = für sich, in eigenen Dateien
studio-choice-solutions-none = in keiner Datei des Buches
studio-choice-games-draw-domino = Domino mit Ziehen
studio-choice-games-draw-domino-children = Domino für Kinder
studio-choice-games-sperrdomino = Sperrdomino
studio-choice-games-sperrdomino-game = Eine ganze Partie Sperrdomino
studio-choice-games-domino-matador = Domino-Matador
studio-choice-games-divisor-domino = Divisor-Domino
studio-choice-sections-kind-omnibus = Omnibus: beliebige Zahlen
studio-choice-sections-kind-terzett = Terzett: gleiche Zahlen zu dritt
studio-choice-sections-kind-completion = Ergänzung: die Zahlen finden
studio-choice-sections-kind-duett = Duett: zu zweit
studio-choice-sections-kind-quartett = Quartett: zu viert
studio-choice-sections-kind-quadrat = Quadrat: in Quadraten
studio-choice-sections-kind-quodlibet = Quodlibet: zu viert in drei Formen
studio-choice-sections-pattern-diagonal = eine Diagonale
studio-choice-sections-pattern-cross = ein Kreuz
studio-choice-exercises-level-one-end = jeder { -domino } passt an höchstens eine Zahl
studio-choice-exercises-level-doubles = es geht um einen Doppelstein
studio-choice-exercises-level-largest = mehrere bringen Punkte, einer die meisten
studio-choice-locks-aim-lock = eine Sperre
studio-choice-locks-aim-points = das beste Ergebnis
studio-choice-locks-sees-both = beide Hände
studio-choice-locks-sees-own = nur die eigene Hand
studio-choice-print-colours-black-on-white = Schwarz auf Weiß
studio-choice-print-colours-black-on-cream = Schwarz auf Creme
studio-choice-print-colours-white-on-black = Weiß auf Schwarz, für Bildschirme
studio-choice-print-tally-own-page = auf einer eigenen Seite
studio-choice-print-tally-same-page = auf der Seite ihres Bretts, wo sie Platz hat
studio-choice-print-tally-none = nirgends
studio-choice-print-cover-plain = schlicht
studio-choice-print-cover-colour = farbig
studio-choice-print-keys-tableau = Steine mit ihren Zahlen
studio-choice-print-keys-outlines = nur Umrisse
studio-choice-print-keys-list = eine Liste der Steine
studio-choice-print-kdp-paper-white = weiß
studio-choice-print-kdp-paper-cream = cremefarben
studio-choice-print-kdp-paper-standard-colour = Farbe, einfach
studio-choice-print-kdp-paper-premium-colour = Farbe, hochwertig
studio-choice-tactile-boards = nur Bretter
studio-choice-tactile-teaching = Bretter, und Seiten, die mit Brettern lehren
studio-choice-tactile-full = das ganze Buch
studio-choice-braille-grade-uncontracted = Basisschrift, ungekürzt
studio-choice-braille-grade-full = Vollschrift
studio-choice-braille-grade-contracted = Kurzschrift
studio-choice-braille-page-de = deutsch: 28 Zeichen, 28 Zeilen
studio-choice-braille-page-uk = britisch: 38 Zeichen, 27 Zeilen
studio-choice-braille-page-us = amerikanisch: 40 Zeichen, 25 Zeilen
studio-choice-braille-page-fr = französisch: 30 Zeichen, 28 Zeilen
studio-choice-braille-code-nabcc = nordamerikanisch (NABCC)
studio-choice-braille-code-nabcc-lower = nordamerikanisch, kleine Buchstaben
studio-choice-braille-code-eurobraille = Eurobraille
studio-choice-braille-code-tbfr2007 = TbFr2007, französisch
studio-choice-braille-code-unicode = Unicode, für Programme
studio-choice-braille-line-end-crlf = CR und LF
studio-choice-braille-line-end-lf = LF
studio-choice-braille-cell-medium = üblich
studio-choice-braille-cell-large = groß, zum Lernen
studio-choice-braille-sheets-one-size = alle gleich groß, für ein Heizgerät
studio-choice-braille-sheets-two-sizes = zwei Größen: große Bretter auf großen Blättern
# Fertige Bücher, die auf diesem Gerät bleiben.
studio-shelf-keep-book = Auf diesem Gerät behalten
studio-shelf-kept = Das Buch bleibt auf diesem Gerät. Es steht in der Liste Ihrer Bücher.
studio-shelf-not-kept = Dieser Browser konnte das Buch nicht behalten: Sein Speicher ist voll oder ausgeschaltet. Laden Sie die Dateien herunter.
studio-shelf-books = Ihre Bücher auf diesem Gerät
studio-shelf-about =
    { $files ->
        [1] Eine Datei, gespeichert am { $day }
       *[other] { $files } Dateien, gespeichert am { $day }
    }
studio-shelf-files = Dateien von „{ $title }“
studio-shelf-delete = „{ $title }“ löschen
studio-shelf-question = „{ $title }“ von diesem Gerät löschen?
studio-shelf-keep = Behalten
studio-shelf-deleted = „{ $title }“ ist gelöscht.
studio-shelf-not-deleted = Das Buch konnte nicht gelöscht werden.
studio-shelf-damaged = Ein Buch, das auf diesem Gerät gespeichert war, ist nicht lesbar: Es ist beschädigt oder von einer anderen Version. Es wurde beiseitegelegt.
