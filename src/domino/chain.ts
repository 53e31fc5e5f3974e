import { UserError } from '../errors.ts';
import { MAX_RANGE } from './dominoes.ts';

/** A domino of a chain with its two numbers in the direction of the chain; one across, from top to bottom. */
export interface ChainDomino {
  readonly numbers: readonly [number, number];
  /** It lies across the chain, as doubles do in many games. */
  readonly across: boolean;
}

/** Dominoes laid end to end from left to right, and what goes up and down from the first double that lies across. */
export interface Chain {
  readonly line: readonly ChainDomino[];
  /** The first of each touches the double. */
  readonly up: readonly ChainDomino[];
  readonly down: readonly ChainDomino[];
}

/** More dominoes than a game lays in one direction. */
const MOST_DOMINOES = 40;

/**
 * Reads a chain: dominoes between blanks, `5:4` along it and `5/5` across.
 *
 * @param up what goes up from the first double across, from there on; `down` in the same way
 * @throws UserError if it cannot be read, or two dominoes that touch do not fit
 */
export function parseChain(line: string, up = '', down = ''): Chain {
  const chain = { line: parseDominoes(line), up: parseDominoes(up), down: parseDominoes(down) };
  if (chain.line.length === 0) {
    throw new UserError('the chain has no dominoes', {
      expected: 'dominoes between blanks, such as 5:4 4:3 3/3',
    });
  }
  checkNeighbours(chain.line);
  const centre = centreOf(chain);
  for (const arm of [chain.up, chain.down]) {
    if (arm.length === 0) continue;
    if (centre < 0) {
      throw new UserError('nothing goes up or down without a double across the line', {
        expected: 'such a double in the line, for instance 6/6',
      });
    }
    checkNeighbours([chain.line[centre]!, ...arm]);
  }
  return chain;
}

/** Writes a line of dominoes so that {@link parseChain} reads it. */
export function makeChainLine(line: readonly ChainDomino[]): string {
  return line.map(({ numbers, across }) => numbers.join(across ? '/' : ':')).join(' ');
}

/** Where the double stands in its line from which arms can go up and down; -1 if there is none. */
export function centreOf({ line }: Chain): number {
  return line.findIndex((domino) => domino.across && isDouble(domino));
}

function isDouble({ numbers: [first, second] }: ChainDomino): boolean {
  return first === second;
}

function parseDominoes(text: string): ChainDomino[] {
  const words = text.match(/\S+/g) ?? [];
  if (words.length > MOST_DOMINOES) {
    throw new UserError(`a chain of ${words.length} dominoes`, { expected: `${MOST_DOMINOES} at most` });
  }
  return words.map((word) => {
    const match = /^(\d{1,2})([:/])(\d{1,2})$/.exec(word);
    const numbers = [Number(match?.[1]), Number(match?.[3])] as const;
    if (match && numbers.every((number) => number <= MAX_RANGE)) return { numbers, across: match[2] === '/' };
    throw new UserError(`"${word.slice(0, 20)}" is not a domino of a chain`, {
      expected: `two numbers up to ${MAX_RANGE}, such as 4:6 along the chain or 6/6 across it`,
    });
  });
}

/** A domino across shows both its numbers to its neighbours; one that is no double may be laid to any number. */
function checkNeighbours(dominoes: readonly ChainDomino[]): void {
  const isFree = (domino: ChainDomino) => domino.across && !isDouble(domino);
  for (const [i, domino] of dominoes.slice(1).entries()) {
    const before = dominoes[i]!;
    const end = before.numbers[1];
    if (domino.numbers[0] === end || isFree(domino) || isFree(before)) continue;
    throw new UserError(`${makeChainLine([before])} and ${makeChainLine([domino])} do not fit`, {
      expected: `a domino that begins with ${end}`,
    });
  }
}
