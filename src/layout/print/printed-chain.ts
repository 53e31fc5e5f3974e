import { chainWords } from '../../document/chain-words.ts';
import { type BlockOf, wordsOf } from '../../document/document.ts';
import { type Chain, type ChainDomino, centreOf } from '../../domino/chain.ts';
import { element, type PageItem, type Point } from '../page.ts';
import type { Piece } from '../piece.ts';
import { centred, leastSquare } from './digits.ts';
import { barBetween } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** Blank space between two rows of a chain that is too long for one, in halves of a domino. */
const ROW_GAP = 0.5;

/** Half of a domino: its number and its middle, in halves of a domino from the upper left corner of the drawing. */
interface Half {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

interface DrawnDomino {
  /** The upper or left half first. */
  readonly halves: readonly [Half, Half];
  readonly upright: boolean;
}

/** A chain as it is drawn; all lengths in halves of a domino. */
export interface ChainDrawing {
  readonly dominoes: readonly DrawnDomino[];
  readonly width: number;
  readonly height: number;
}

/**
 * Where the dominoes of a chain are drawn. A line without arms goes on in further rows, each from the left; one with arms is
 * never divided.
 * @param widest a row, in halves of a domino
 */
export function arrangeChain(chain: Chain, widest: number): ChainDrawing {
  const hasArms = chain.up.length + chain.down.length > 0;
  const rows = hasArms ? [chain.line] : rowsOf(chain.line, widest);
  const centre = hasArms ? centreOf(chain) : -1;
  const dominoes: DrawnDomino[] = [];
  let [top, width] = [0, 0];
  for (const row of rows) {
    const reach = row.some(({ across }) => across) ? 1 : 0.5;
    const middle = top + reach + lengthOf(chain.up);
    row.forEach((domino, i) => {
      const x = lengthOf(row.slice(0, i));
      dominoes.push(placed(domino, x + lengthOf([domino]) / 2, middle, domino.across));
      if (i !== centre) return;
      dominoes.push(
        ...armOf(chain.up, x + 0.5, middle - 1, -1),
        ...armOf(chain.down, x + 0.5, middle + 1, 1),
      );
    });
    width = Math.max(width, lengthOf(row));
    top = middle + reach + lengthOf(chain.down) + ROW_GAP;
  }
  return { dominoes, width, height: top - ROW_GAP };
}

function rowsOf(line: readonly ChainDomino[], widest: number): ChainDomino[][] {
  const rows: ChainDomino[][] = [[]];
  for (const domino of line) {
    const row = rows.at(-1)!;
    if (row.length > 0 && lengthOf([...row, domino]) > widest) rows.push([domino]);
    else row.push(domino);
  }
  return rows;
}

/** How long dominoes are in the direction of their line. */
function lengthOf(dominoes: readonly ChainDomino[]): number {
  return dominoes.reduce((sum, { across }) => sum + (across ? 1 : 2), 0);
}

/** Dominoes one after the other up (-1) or down (1) from a point. Upwards their first number is the lower one. */
function armOf(dominoes: readonly ChainDomino[], x: number, from: number, way: 1 | -1): DrawnDomino[] {
  return dominoes.map((domino, i) => {
    const y = from + way * (lengthOf(dominoes.slice(0, i)) + lengthOf([domino]) / 2);
    const [first, second] = domino.numbers;
    const numbers = way < 0 && !domino.across ? ([second, first] as const) : domino.numbers;
    return placed({ ...domino, numbers }, x, y, !domino.across);
  });
}

function placed(
  { numbers: [first, second] }: ChainDomino,
  x: number,
  y: number,
  upright: boolean,
): DrawnDomino {
  const half = (number: number, step: number): Half =>
    upright ? { number, x, y: y + step } : { number, x: x + step, y };
  return { halves: [half(first, -0.5), half(second, 0.5)], upright };
}

/** The side of half a domino, of the largest square of a board. */
const HALF = 0.6;
/** How far the outline of a domino stands in, and its rounded corners, of a half's side. */
const INSET = 0.05;
const RADIUS = 0.2;

/** A chain as dominoes on the table, with digits, in as many rows as it needs; described in words as a figure. */
export function chainPiece(flow: PrintFlow, { chain }: BlockOf<'chain'>): Piece {
  const { pager, typesetter, words } = flow;
  const { profile } = typesetter.settings;
  const numbers = [chain.line, chain.up, chain.down].flat().flatMap((domino) => domino.numbers);
  const half = Math.max(HALF * profile.square, leastSquare(Math.max(...numbers), typesetter.settings));
  const drawing = arrangeChain(chain, Math.floor(typesetter.width / half));
  const [width, height] = [drawing.width * half, drawing.height * half];
  const panel: Panel = {
    height,
    draw(at, parent) {
      const alt = wordsOf(chainWords(chain, words, ', '));
      const figure = element('Figure', parent, { alt, box: { ...at, width, height } });
      const items = drawing.dominoes.flatMap((domino) => dominoItems(domino, at, half, typesetter));
      pager.add({ element: figure, items });
    },
  };
  return { ...panelPiece(flow.pager, panel, GAPS.board * typesetter.bodyLine), isFigure: true };
}

function dominoItems(
  { halves, upright }: DrawnDomino,
  at: Point,
  half: number,
  { settings: { profile, metrics } }: Typesetter,
): PageItem[] {
  const middleOf = ({ x, y }: Half) => ({ x: at.x + x * half, y: at.y + y * half });
  const [first, second] = [middleOf(halves[0]), middleOf(halves[1])];
  const [long, short] = [(2 - 2 * INSET) * half, (1 - 2 * INSET) * half];
  const [width, height] = upright ? [short, long] : [long, short];
  return [
    {
      type: 'outline',
      x: (first.x + second.x) / 2 - width / 2,
      y: (first.y + second.y) / 2 - height / 2,
      width,
      height,
      radius: RADIUS * half,
      line: profile.lines.domino,
    },
    barBetween(first, second, half, profile.lines.inner, !upright),
    ...halves.map((each) => centred(String(each.number), middleOf(each), profile.body, metrics)),
  ];
}
