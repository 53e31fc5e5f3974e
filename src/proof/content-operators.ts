import type { Operand } from './content-tokens.ts';

/** Where an operator may stand (ISO 32000-1, 8.2, figure 9): on the page, in a text, in a path that is not painted yet. */
export type Place = 'page' | 'text' | 'path';

export interface Operator {
  readonly places: readonly Place[];
  /** Where what follows stands, if that is another place. */
  readonly then?: Place;
  /** Whether it may be given these. */
  takes(operands: readonly Operand[]): boolean;
}

type Letters = Readonly<Record<string, readonly Operand[]>>;

/** What the operands of a row are written as. */
const KINDS: Letters = {
  n: ['number'],
  s: ['string'],
  N: ['name'],
  D: ['numbers'],
  T: ['numbers', 'texts'],
  P: ['name', 'dictionary'],
};

const PAGE: readonly Place[] = ['page'];
const TEXT: readonly Place[] = ['text'];
const PATH: readonly Place[] = ['path'];
const BOTH: readonly Place[] = ['page', 'text'];

/** The operators of content streams (ISO 32000-1, annex A), but those of inline images and of fonts. */
const ROWS: readonly (readonly [names: string, operands: string, places: readonly Place[], then?: Place])[] =
  [
    ['w J j M i', 'n', BOTH],
    ['d', 'Dn', BOTH],
    ['ri gs', 'N', BOTH],
    ['q Q', '', PAGE],
    ['cm', 'nnnnnn', PAGE],
    ['m', 'nn', ['page', 'path'], 'path'],
    ['re', 'nnnn', ['page', 'path'], 'path'],
    ['l', 'nn', PATH],
    ['c', 'nnnnnn', PATH],
    ['v y', 'nnnn', PATH],
    ['h W W*', '', PATH],
    ['S s f F f* B B* b b* n', '', PATH, 'page'],
    ['BT', '', PAGE, 'text'],
    ['ET', '', TEXT, 'page'],
    ['Tc Tw Tz TL Tr Ts', 'n', BOTH],
    ['Tf', 'Nn', BOTH],
    ['Td TD', 'nn', TEXT],
    ['Tm', 'nnnnnn', TEXT],
    ['T*', '', TEXT],
    ["Tj '", 's', TEXT],
    ['"', 'nns', TEXT],
    ['TJ', 'T', TEXT],
    ['CS cs', 'N', BOTH],
    ['G g', 'n', BOTH],
    ['RG rg', 'nnn', BOTH],
    ['K k', 'nnnn', BOTH],
    ['sh Do', 'N', PAGE],
    ['MP BMC', 'N', BOTH],
    ['DP BDC', 'NP', BOTH],
    ['EMC BX EX', '', BOTH],
  ];

/** Numbers of a colour, and the name of a pattern behind them. */
const COLOUR: Operator = {
  places: BOTH,
  takes: (operands) =>
    operands.length > 0 &&
    operands.every((kind, i) => kind === 'number' || (kind === 'name' && i === operands.length - 1)),
};

export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...['SC', 'sc', 'SCN', 'scn'].map((name) => [name, COLOUR] as const),
  ...ROWS.flatMap(([names, letters, places, then]) => {
    const wanted = Array.from(letters, (letter) => KINDS[letter]!);
    const operator: Operator = {
      places,
      ...(then && { then }),
      takes: (operands) =>
        operands.length === wanted.length && wanted.every((kinds, i) => kinds.includes(operands[i]!)),
    };
    return names.split(' ').map((name) => [name, operator] as const);
  }),
]);
