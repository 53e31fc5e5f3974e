# Blätter mit Kartensteinen zum Ausschneiden und die Worte für alle, die sie herstellen. Längen sind in Millimetern.

card-dominoes-title = Kartensteine bis <domino>{ $range }:{ $range }</domino>
card-dominoes-missing = { $count } Kartensteine: diejenigen, die einem Satz bis <domino>{ $owned }:{ $owned }</domino> zu einem Satz bis <domino>{ $range }:{ $range }</domino> fehlen.
card-dominoes-whole-set = { $count } Kartensteine: der ganze Satz bis <domino>{ $range }:{ $range }</domino>.
# $square: die Seite der Felder des Brettes.
card-dominoes-size = Jeder misst { $width } mal { $height } Millimeter und passt auf ein Brett mit Feldern von { $square } Millimetern.
card-dominoes-bar = Eine Linie teilt ihn in zwei Hälften.
card-dominoes-pips = Augen zeigen die Zahlen wie auf Würfeln. Eine Hälfte ohne Augen ist eine 0.
card-dominoes-pips-six = Sechs Augen sind zwei Dreierreihen längs auf dem Stein.
card-dominoes-pips-seven = Die 7 hat noch eines zwischen den beiden Reihen, in der Mitte.
card-dominoes-pips-eight = Die 8 ist ein Quadrat aus Augen um eine leere Mitte.
card-dominoes-pips-nine = Die 9 sind drei Dreierreihen.
card-dominoes-braille = Die Zahlen sind Brailleziffern ohne Zahlzeichen: Der Buchstabe a ist 1, der Buchstabe j ist 0. Gedreht werden Brailleziffern zu anderen, achten Sie also auf die Ecke. Auf einem aufrechten Stein liegen die Ziffern auf der Seite: Lesen Sie ihn, bevor Sie ihn legen.
card-dominoes-figures = Große Ziffern zeigen die Zahlen.
card-dominoes-figures-nine = Eine Linie unter 6 und 9 zeigt, wo unten ist.
card-dominoes-corner = An jeder Karte ist eine Ecke abgeschnitten. Die Karte liegt richtig herum, wenn diese Ecke oben rechts ist.
card-dominoes-no-braille = Die Augen sind keine Brailleschrift. Steine liegen quer und aufrecht, und gedreht werden Brailleziffern zu anderen: 0, 4, 6 und 8 gehen ineinander über, 2 wird zu 3, und 5 wird zu 9. Augen bleiben, was sie sind.
# $first: die ersten vier Steine.
card-dominoes-order = Die Karten liegen in Reihen, geordnet nach ihrer größeren Zahl: { $first } und so weiter. So steht ein kleinerer Satz vor dem Rest eines größeren.
card-dominoes-making = So entstehen sie
card-dominoes-print = Drucken Sie einseitig mit 100 Prozent, ohne Anpassung an die Seite. Messen Sie nach: Eine Karte ist { $width } Millimeter breit.
card-dominoes-print-card = Drucken Sie auf festen Karton von mindestens 250 Gramm je Quadratmeter. Oder drucken Sie auf Papier und kleben Sie es auf etwa 1 Millimeter dicken Karton. Für ein Brett aus Stahl nehmen Sie Magnetfolie statt Karton, damit die Steine liegen bleiben.
card-dominoes-print-back = Die letzte Seite ist die Rückseite. Drucken Sie diese hinten auf jedes Blatt mit Steinen, oder kleben Sie sie auf. Dann sehen alle Steine von hinten gleich aus. Halten Sie eine Karte gegen das Licht: Scheint die Zahl durch, nehmen Sie dickeren Karton.
card-dominoes-print-cut = Schneiden Sie an den Linien: zuerst die langen Schnitte quer über das ganze Blatt, dann jeden Streifen in Karten.
card-dominoes-print-corner = Schneiden Sie die Ecke an der kurzen schrägen Linie ab.
card-dominoes-raise = Drucken Sie mit 100 Prozent auf Schwellpapier, mit schwarzem Toner, der Kohlenstoff enthält, und erhitzen Sie die Blätter. Alles Schwarze schwillt.
card-dominoes-raise-glue = Erst erhitzen, dann kleben. Kleben Sie das Blatt auf etwa 1 Millimeter dicken Karton, für ein Brett aus Stahl auf Magnetfolie, damit die Steine beim Tasten liegen bleiben.
card-dominoes-raise-back = Die Rückseite ist eine Seite der Datei stones.pdf. Drucken Sie sie auf gewöhnliches Papier, erhitzen Sie es nicht, und kleben Sie es hinten auf. Dann sind alle Rückseiten gleich.
card-dominoes-raise-cut-lines = Farbige Linien, die nicht schwellen, und tastbare Marken am Rand zeigen, wo geschnitten wird. Machen Sie zuerst die langen Schnitte quer über das ganze Blatt, dann schneiden Sie jeden Streifen in Karten.
card-dominoes-raise-cut = Tastbare Marken am Rand zeigen, wo geschnitten wird. Schneiden Sie zuerst quer über das ganze Blatt, von jeder Marke links zur gegenüberliegenden rechts. Dann schneiden Sie von jedem Streifen alle { $width } Millimeter eine Karte ab; die erste ist das Maß für die anderen.
card-dominoes-raise-corner = Schneiden Sie die Ecke mit dem tastbaren Punkt ab.
card-box-title = Schachtel zum Falten
# $thickness: eines Steins; $width, $depth, $height: innen in der Schachtel.
card-box-size = Alle Karten haben darin Platz, wenn jede { $thickness } Millimeter dick ist, { $stacks ->
        [1] in einem Stapel.
       *[other] in { $stacks } Stapeln nebeneinander.
    } Innen misst sie { $width } mal { $depth } Millimeter und ist { $height } hoch.
card-box-print = Drucken Sie die Seite mit der Schachtel auf dünnen Karton von etwa 250 Gramm je Quadratmeter, mit 100 Prozent.
card-box-raise = Erhitzen Sie das Blatt zuerst, und kleben Sie es dann auf dünnen Karton.
card-box-cut = Schneiden Sie rundum an den durchgehenden Linien.
card-box-fold = Ritzen Sie die gestrichelten Linien am Lineal mit einem stumpfen Messer an. Falten Sie alle in dieselbe Richtung, mit den Linien nach außen.
card-box-glue = Stellen Sie die Wände auf, und kleben Sie die vier kurzen Laschen innen an die Wände daneben. Die lange Lasche am Deckel wird nicht geklebt: Stecken Sie sie hinein.
card-box-shown = Eine Schachtel, flach ausgebreitet: in der Mitte der Boden, ringsum vier Wände, dahinter der Deckel, dazu Laschen. Auf dem Deckel ist der <domino>1:1</domino>.
card-bars-title = { -bar(form: "many") } aus Karton
card-bars-use = Schneiden Sie ein Blatt in Streifen von { $length } mal { $width } Millimetern. Können zwei freie Felder kein { -domino } sein, so legen Sie einen Streifen auf die Linie zwischen ihnen. Das ist ein { -bar }, den Sie wieder wegnehmen können, wenn eines der Felder belegt wird oder wenn er falsch war.
card-bars-wax = Dasselbe leisten Wachsstäbchen: dünne biegsame Fäden aus Wachs, die man andrückt und wieder abzieht. Schneiden Sie sie auf die Länge eines Streifens.
# Über den Blättern.
card-dominoes-sheet =
    { $of ->
        [1] Kartensteine
       *[other] Kartensteine, Blatt { $sheet } von { $of }
    }
card-dominoes-back = Rückseite der Kartensteine
# Was die Blätter zeigen, für alle, die sie nicht sehen.
card-dominoes-row = Reihe { $number }: { $dominoes }
card-bars-shown = { $count } Kartonstreifen, jeder mit einer Linie längs durch die Mitte
card-dominoes-back-shown = Eine Fläche in einer gleichmäßigen Farbe
