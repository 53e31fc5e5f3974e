/** Why a changed program passes all tests, and may. */
interface Explanation {
  /** The line of the source in which the change is, without its indentation. */
  readonly line: string;
  /** What stands there instead; without it, any living change of the line is meant. */
  readonly to?: string;
  readonly why: string;
}

const SELF = 'no cell is its own other half';
const BEYOND = 'what is written behind the end of an array of bytes or numbers is lost';
const LENGTH = 'a list grows by itself: its length at the beginning only saves time';

/** By file. */
export const LIVING: Readonly<Record<string, readonly Explanation[]>> = {
  'src/domino/attempt.ts': [
    {
      line: 'if (other !== undefined) return other > cell ? [{ first: cell, second: other }] : [];',
      to: 'other >= cell',
      why: SELF,
    },
  ],
  'src/domino/notation.ts': [
    { line: 'if (isAcross) return other > cell ? LEFT : RIGHT;', to: 'other >= cell', why: SELF },
    { line: 'return other > cell ? TOP : BOTTOM;', to: 'other >= cell', why: SELF },
    {
      line: 'if (length > room.length) room = new Uint8Array(length);',
      why: 'it may make a new array each time, only slower',
    },
    {
      line: 'for (let cell = 0, next = board.columns; cell < numbers.length; cell++) {',
      to: 'cell <= numbers.length',
      why: BEYOND,
    },
    {
      line: 'for (let cell = FIRST_CELL; cell < has.length; cell++) {',
      to: 'cell <= has.length',
      why: BEYOND,
    },
    { line: 'const numbers = new Array<number>(text.length);', why: LENGTH },
    { line: 'const has = new Array<boolean>(text.length);', why: LENGTH },
  ],
};
