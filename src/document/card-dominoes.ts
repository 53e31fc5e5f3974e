import type { Domino } from '../domino/dominoes.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';
import { buildBlocks } from './build.ts';
import { dominoesText } from './context/lists.ts';
import type { Block } from './document.ts';
import { parseXml } from './parse.ts';
import type { Texts } from './texts.ts';

/** What the pages before sheets of card dominoes tell of. Lengths are in mm, as they are written. */
export interface CardDominoes {
  readonly reader: 'print' | 'touch';
  readonly numerals: 'pips' | 'figures' | 'braille';
  /** Whether a corner of each card is cut off, which tells the right way up. */
  readonly cornered: boolean;
  readonly count: number;
  readonly range: number;
  /** The highest number of the set that these dominoes make whole; none if they are a whole set. */
  readonly owned: number | undefined;
  /** The first dominoes, in their order. */
  readonly first: readonly Domino[];
  readonly card: { readonly width: string; readonly height: string };
  /** The side of the squares of the board. */
  readonly square: string;
  readonly strip: { readonly length: string; readonly width: string };
  /** Whether digits and cutting lines are there in colour. */
  readonly overlay: boolean;
  /** What a box for them is like, if there is one: how the dominoes lie in it, how thick each is, and its inside. */
  readonly box:
    | {
        readonly stacks: number;
        readonly thickness: string;
        readonly width: string;
        readonly depth: string;
        readonly height: string;
      }
    | undefined;
}

/** The words for those who make card dominoes and play with them, from the template `card-dominoes`. */
export function cardDominoesBlocks(dominoes: CardDominoes, texts: Texts): Block[] {
  const { reader } = dominoes;
  const context = cardDominoesContext(dominoes, texts.words.for(reader));
  return blocksAlone('card-dominoes', context, reader, texts);
}

export function cardDominoesContext(dominoes: CardDominoes, words: WordBook): object {
  const { reader, numerals, owned, first, card, box, ...others } = dominoes;
  const { range } = others;
  return {
    book: { puzzles: 0 },
    edition: { reader },
    is: { pips: numerals === 'pips', figures: numerals === 'figures', braille: numerals === 'braille' },
    has: { six: range >= 6, seven: range >= 7, eight: range >= 8, nine: range >= 9 },
    dominoes: {
      ...others,
      ...card,
      whole: owned === undefined,
      owned: owned ?? range,
      first: dominoesText(first, words),
      box: box ?? null,
    },
  };
}

/** Those of the smallest set: every name that the template can use. */
export const SAMPLE_DOMINOES: CardDominoes = {
  reader: 'print',
  numerals: 'pips',
  cornered: false,
  count: 1,
  range: 0,
  owned: undefined,
  first: [{ low: 0, high: 0 }],
  card: { width: '', height: '' },
  square: '',
  strip: { length: '', width: '' },
  overlay: false,
  box: { stacks: 1, thickness: '', width: '', depth: '', height: '' },
};

/** What stands alone, from a template about no board of a book. */
export function blocksAlone(
  template: 'card-dominoes' | 'score-pad',
  context: object,
  reader: Reader,
  { templates, words }: Texts,
): Block[] {
  const nodes = parseXml(templates[template](context), `${template}.xml.hbs, filled in`);
  return buildBlocks(nodes, NO_FIGURES, { reader, words: words.for(reader) });
}

export const NO_FIGURES = {
  board(): never {
    throw new Error('what stands alone has no board');
  },
};
