import { makeKeyRows, parseRows } from '../domino/notation.ts';
import { countSolutions } from '../solve/cover.ts';
import type { ExhibitRecord } from './record.ts';

/**
 * The figures of the book of 1921 as normalised rows. In the scanned text blanks are lost or shifted in IX, X, XI, XIV,
 * XV and XVI; legs and holes stand here where symmetry, the number of cells and the stones want them. Beside each figure its number of solutions, which a test counts again.
 */
const FIGURES = {
  I: {
    rows: '333222666/555111444/245000444/245000773/245000773/766632773/766632555/711132111',
    solutions: 2,
  },
  II: {
    rows: '000000000/275613444/275613444/275613136/444777136/333555136/777555222/666111222',
    solutions: 2,
  },
  III: {
    rows: '000000000/527314446/527314446/527312226/522213336/577715556/544411116/333777666',
    solutions: 24,
  },
  IV: { rows: '533311006664/577711007774/555511004444/200016663335/233312222225/244417776665', solutions: 4 },
  V: { rows: '274443334555111333/273332224777250006/275556664000254446/111000111666257776', solutions: 1 },
  VI: { rows: '344422221333266647444507/366625551000200047333507/311127771555211147666507', solutions: 2 },
  VII: {
    rows: '63/63/63/05/05/05/41/41/41/21/21/21/30/30/30/17/17/17/63/63/63/44/44/44/75/75/75/76/76/76/22/22/22/50/50/50',
    solutions: 1,
  },
  VIII: {
    rows: '333222666/333000111/45......./45......./45......./06......./06......./06......./777222.../111555.../63......./63......./63......./47......./47......./47......./111222444/777555000',
    solutions: 1,
  },
  IX: {
    rows: '03........75/03........75/03........75/21........60/21........60/21........60/666555444333/777333222777/15........40/15........40/15........40/42........61/42........61/42........61',
    solutions: 1,
  },
  X: {
    rows: '0011166600033371/0055522244466671/00............71/72............24/7211177755566624/7233344455533324',
    solutions: 1,
  },
  XI: {
    rows: '22255511111100074/22200044422233374/76.............74/76111777555666666/76333444555333000',
    solutions: 1,
  },
  XII: {
    rows: '246660677743/243330611143/24...06...43/70...02...42/70...02...42/70...02...42/555111111555/555333777666',
    solutions: 1,
  },
  XIII: {
    rows: '63331110007770/65444633555510/65...6335...10/15...6335...16/12227772222226/10004447774446',
    solutions: 1,
  },
  XIV: {
    rows: '54443331113330/50006500011120/52..65..74..20/42..65..74..22/42777111746662/45556667773332',
    solutions: 6,
  },
  XV: {
    rows: '555111444333000/0261117.6222753/0263337.6444753/0260007.6555753/111444222777666',
    solutions: 4,
  },
  XVI: {
    rows: '76662225756/70003335756/72220005756/222.....444/41113611104/47773655504/43333611104',
    solutions: 2,
  },
  XVII: {
    rows: '40001113337772224/47776660005551114/4...............4/5...............6/52223334441117776/56663335552220006',
    solutions: 1,
  },
} as const satisfies Record<string, { rows: string; solutions: number }>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as [FigureName, ...FigureName[]];

/** A figure as it stands in book.json, with the solution that is found first. */
export function exhibitOf(name: FigureName): ExhibitRecord {
  const { rows, solutions } = FIGURES[name];
  const setup = parseRows(rows.split('/'), 7, 'terzett');
  return {
    format: 'dominosa/puzzle@1',
    kind: setup.kind,
    range: setup.range,
    rows: rows.split('/'),
    key: makeKeyRows(setup.board, countSolutions(setup, 1).key!),
    name,
    solutions,
  };
}
