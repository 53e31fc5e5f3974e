import type { Block } from '../../../document/document.ts';
import { heading, paragraph, say, steps, stoneList } from './say.ts';
import type { StonesFacts, StonesWords } from './words.ts';

export const de: StonesWords = {
  decimalSign: ',',
  title: ({ highest }) => say`Kartensteine bis ${highest}`,
  blocks: (facts) => [
    ...about(facts),
    heading(say`So entstehen sie`),
    facts.medium === 'touch' ? makeForTouch(facts) : makeForPrint(facts),
    heading(say`Striche aus Karton`),
    ...strokes(facts),
  ],
  stonesSheet: (sheet, of) => (of === 1 ? say`Kartensteine` : say`Kartensteine, Blatt ${sheet} von ${of}`),
  stripsSheet: say`Striche aus Karton`,
  backSheet: say`Rückseite der Kartensteine`,
  row: (number, stones) => `Reihe ${number}: ${stones.join(', ')}`,
  strips: (count) => `${count} Kartonstreifen, jeder mit einer Linie längs durch die Mitte`,
  back: 'Eine Fläche in einer gleichmäßigen Farbe',
};

function about(facts: StonesFacts): Block[] {
  const { count, highest, owned, card, square, range, numerals, cornered, medium, first } = facts;
  return [
    paragraph(
      owned
        ? say`${count} Kartensteine: diejenigen, die einem Satz bis ${owned} zu einem Satz bis ${highest} fehlen.`
        : say`${count} Kartensteine: der ganze Satz bis ${highest}.`,
      say`Jeder misst ${card.width} mal ${card.height} Millimeter und passt auf ein Brett mit Feldern von ${square} Millimetern.`,
      say`Ein Balken teilt ihn in zwei Hälften.`,
    ),
    numerals === 'pips' ? pips(range) : digits(facts),
    ...(cornered
      ? [
          paragraph(
            say`An jeder Karte ist eine Ecke abgeschnitten. Die Karte liegt richtig herum, wenn diese Ecke oben rechts ist.`,
          ),
        ]
      : []),
    ...(medium === 'touch' && numerals === 'pips' ? [whyNotBraille()] : []),
    paragraph([
      ...say`Die Karten liegen in Reihen, geordnet nach ihrer größeren Zahl: `,
      ...stoneList(first),
      ...say` und so weiter. So steht ein kleinerer Satz vor dem Rest eines größeren.`,
    ]),
  ];
}

function pips(range: number): Block {
  return paragraph(
    say`Augen zeigen die Zahlen wie auf Würfeln. Eine Hälfte ohne Augen ist eine 0.`,
    range >= 6 ? say`Sechs Augen sind zwei Dreierreihen längs auf dem Stein.` : undefined,
    range >= 7 ? say`Die 7 hat noch eines zwischen den beiden Reihen, in der Mitte.` : undefined,
    range >= 8 ? say`Die 8 ist ein Quadrat aus Augen um eine leere Mitte.` : undefined,
    range >= 9 ? say`Die 9 sind drei Dreierreihen.` : undefined,
  );
}

function digits({ numerals, range }: StonesFacts): Block {
  return numerals === 'braille'
    ? paragraph(
        say`Die Zahlen sind Brailleziffern ohne Zahlzeichen: Der Buchstabe a ist 1, der Buchstabe j ist 0.`,
        say`Gedreht werden Brailleziffern zu anderen, achten Sie also auf die Ecke.`,
      )
    : paragraph(
        say`Große Ziffern zeigen die Zahlen.`,
        range >= 9
          ? say`Unter 6 und 9 steht ein Strich, damit eine gedrehte Karte niemanden irreführt.`
          : undefined,
      );
}

function whyNotBraille(): Block {
  return paragraph(
    say`Die Augen sind keine Brailleschrift. Steine liegen quer und aufrecht, und gedreht werden Brailleziffern zu anderen: 0, 4, 6 und 8 gehen ineinander über, 2 wird zu 3, und 5 wird zu 9. Augen bleiben, was sie sind.`,
  );
}

function makeForPrint({ card, cornered }: StonesFacts): Block {
  return steps(
    say`Drucken Sie einseitig mit 100 Prozent, ohne Anpassung an die Seite. Messen Sie nach: Eine Karte ist ${card.width} Millimeter breit.`,
    say`Drucken Sie auf festen Karton von mindestens 250 Gramm je Quadratmeter. Oder drucken Sie auf Papier und kleben Sie es auf etwa 1 Millimeter dicken Karton. Für ein Brett aus Stahl nehmen Sie Magnetfolie statt Karton, damit die Steine liegen bleiben.`,
    say`Die letzte Seite ist die Rückseite. Drucken Sie diese hinten auf jedes Blatt mit Steinen, oder kleben Sie sie auf. Dann sehen alle Steine von hinten gleich aus. Halten Sie eine Karte gegen das Licht: Scheint die Zahl durch, nehmen Sie dickeren Karton.`,
    say`Schneiden Sie an den Linien: zuerst die langen Schnitte quer über das ganze Blatt, dann jeden Streifen in Karten.`,
    cornered ? say`Schneiden Sie die Ecke an der kurzen schrägen Linie ab.` : undefined,
  );
}

function makeForTouch({ card, cornered, overlay }: StonesFacts): Block {
  return steps(
    say`Drucken Sie mit 100 Prozent auf Schwellpapier, mit schwarzem Toner, der Kohlenstoff enthält, und erhitzen Sie die Blätter. Alles Schwarze schwillt.`,
    say`Erst erhitzen, dann kleben. Kleben Sie das Blatt auf etwa 1 Millimeter dicken Karton, für ein Brett aus Stahl auf Magnetfolie, damit die Steine beim Tasten liegen bleiben.`,
    say`Die Rückseite ist eine Seite der Datei stones.pdf. Drucken Sie sie auf gewöhnliches Papier, erhitzen Sie es nicht, und kleben Sie es hinten auf. Dann sind alle Rückseiten gleich.`,
    overlay
      ? say`Farbige Linien, die nicht schwellen, und tastbare Marken am Rand zeigen, wo geschnitten wird. Machen Sie zuerst die langen Schnitte quer über das ganze Blatt, dann schneiden Sie jeden Streifen in Karten.`
      : say`Tastbare Marken am Rand zeigen, wo geschnitten wird. Schneiden Sie zuerst quer über das ganze Blatt, von jeder Marke links zur gegenüberliegenden rechts. Dann schneiden Sie von jedem Streifen alle ${card.width} Millimeter eine Karte ab; die erste ist das Maß für die anderen.`,
    cornered ? say`Schneiden Sie die Ecke mit dem tastbaren Punkt ab.` : undefined,
  );
}

function strokes({ strip }: StonesFacts): Block[] {
  return [
    paragraph(
      say`Ein Blatt wird in Streifen von ${strip.length} mal ${strip.width} Millimetern zerschnitten. Können zwei freie Felder kein Stein sein, so legen Sie einen Streifen auf die Linie zwischen ihnen. Das ist ein Trennungsstrich, den man wieder wegnehmen kann, wenn eines der Felder belegt wird oder wenn er falsch war.`,
    ),
    paragraph(
      say`Dasselbe leisten Wachsstäbchen: dünne biegsame Fäden aus Wachs, die man andrückt und wieder abzieht. Schneiden Sie sie auf die Länge eines Streifens.`,
    ),
  ];
}
