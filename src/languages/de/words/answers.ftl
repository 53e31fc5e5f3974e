# Die Schlüssel als Text und als Zeichnungen, und was ein E-Buch von sich sagt.

answers-author = Von { $name }
answers-publisher = Verlag: { $name }
answers-subject =
    { $what ->
        [figure] Figur
        [task] Legeaufgabe
       *[puzzle] { -puzzle }
    } { $name }
answers-key = { $subject }: { -key }
answers-id = Name: { $id }
answers-solutions = Eine von { $count } Lösungen
ebraille-drawing = Zeichnung des Brettes
ebraille-access = Der ganze Inhalt ist Brailleschrift mit sechs Punkten. Bretter sind Tabellen mit Überschriften für Spalten und Zeilen. Jedes gibt es auch als Zeichnung für tastbare Displays. Es gibt Überschriften, ein Inhaltsverzeichnis und Verweise zwischen { -puzzle(form: "many") }, { -hint(form: "many-dative") } und { -key(form: "many-dative") }. Es gibt keine Seitenzahlen.
epub-creator = dominosa-press, ein Programm
# The list of pages in an e-book, and where these pages are; $title: of the book.
epub-pages = Seiten des Großdrucks
epub-page-source = { $title }, Großdruck
# $pages: whether there is such a list.
epub-access =
    Der ganze Inhalt ist Text, der sich vergrößern und vorlesen lässt. Bretter sind Tabellen mit Überschriften für Spalten und Zeilen. Die { -domino(form: "many") } und { -bar(form: "many") } auf einem Brett folgen als Listen. Es gibt Überschriften, ein Inhaltsverzeichnis und Verweise zwischen { -puzzle(form: "many") }, { -hint(form: "many-dative") } und { -key(form: "many-dative") }. Nichts hängt von Farbe, Ton oder Bewegung ab.
    { $pages ->
        [listed] Verzeichnet sind die Seiten des Großdrucks, auf denen etwas mit eigenem Namen beginnt.
       *[none] Es gibt keine Seitenzahlen.
    }
