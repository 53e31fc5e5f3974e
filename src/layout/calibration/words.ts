import type { Language } from '../../languages/index.ts';

/** The texts of the calibration sheets. */
export interface CalibrationWords {
  readonly title: string;
  readonly intro: string;
  readonly ruler: string;
  readonly cell: string;
  readonly lines: string;
  readonly gaps: string;
  readonly dots: string;
  readonly pips: string;
  /** Where the settings stand that the other texts name. */
  readonly settings: string;
  /** The decimal sign of print. */
  readonly decimal: string;
  /** What is written in dots of every size. */
  readonly sample: string;
  /** What a figure shows, for those who read the file with a screen reader. */
  readonly figures: Readonly<Record<'ruler' | 'cell' | 'lines' | 'gaps' | 'dots' | 'pips', string>>;
}

/** @param sizes in tenths of a millimetre, as the sheets number them */
export function calibrationWords(
  language: Language,
  { line, cross, clearance, dot }: Readonly<Record<'line' | 'cross' | 'clearance' | 'dot', number>>,
): CalibrationWords {
  switch (language) {
    case 'en':
      return {
        title: 'Calibration',
        intro: 'Print and heat these sheets as the book. Numbers are tenths of a millimetre.',
        ruler: 'Ruler: 100 millimetres from end to end. If not, print without scaling.',
        cell: 'A full cell, and eleven in a row:',
        lines: `Lines: frames have ${line}, crosses ${cross}. Feel for the first that you find at once. If it is above ${cross}: more heat or darker toner.`,
        gaps: `Gaps: boards keep ${clearance} or more. Feel for the first pair that is two lines. If it is above ${clearance}: less heat, or set paper to a3.`,
        dots: `Dots: this book has ${dot}. If larger ones read better, set cell to large. If they run together: less heat.`,
        pips: 'Pips of card stones: seven each. If you can count only the large ones, set paper to a3.',
        settings: 'The words paper and cell stand in the config of the book, cell in its part braille.',
        decimal: '.',
        sample: 'domino 0 1 2',
        figures: {
          ruler: 'A ruler of 100 mm with a tick every 10 mm',
          cell: 'Full cells',
          lines: 'Lines of these widths in mm',
          gaps: 'Pairs of lines with these gaps in mm',
          dots: 'The same words in dots of these diameters in mm',
          pips: 'Seven pips of these diameters in mm',
        },
      };
    case 'de':
      return {
        title: 'Probeblatt',
        intro: 'Drucken und erhitzen Sie diese Blätter wie das Buch. Die Zahlen sind Zehntelmillimeter.',
        ruler: 'Lineal: 100 Millimeter von Ende zu Ende. Wenn nicht, drucken Sie ohne Anpassung.',
        cell: 'Eine Vollform, dann elf in einer Reihe:',
        lines: `Linien: Rahmen haben ${line}, Kreuze ${cross}. Welche finden Sie als erste sofort? Ist sie über ${cross}: mehr Hitze oder dunklerer Toner.`,
        gaps: `Abstände: auf Brettern mindestens ${clearance}. Welches Paar sind zuerst zwei Linien? Über ${clearance}: weniger Hitze, oder paper auf a3.`,
        dots: `Punkte: Dieses Buch hat ${dot}. Lesen sich größere besser, setzen Sie cell auf large. Laufen sie zusammen: weniger Hitze.`,
        pips: 'Augen der Kartensteine: je sieben. Sind nur große zu zählen: paper auf a3.',
        settings: 'Die Wörter paper und cell stehen im Config, cell im Teil braille.',
        decimal: ',',
        sample: 'domino 0 1 2',
        figures: {
          ruler: 'Ein Lineal von 100 mm mit einem Strich alle 10 mm',
          cell: 'Vollformen',
          lines: 'Linien dieser Breiten in mm',
          gaps: 'Paare von Linien mit diesen Abständen in mm',
          dots: 'Dieselben Wörter in Punkten dieser Durchmesser in mm',
          pips: 'Sieben Augen dieser Durchmesser in mm',
        },
      };
  }
}
