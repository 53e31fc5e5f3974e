import { digitCells, numberCells } from '../../braille/grids.ts';
import type { Block, BoardFigure, Document } from '../../document/document.ts';
import type { Language } from '../../languages/index.ts';
import { type PinDrawing, pinBoard } from '../../layout/pins.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import { unfolded } from '../../layout/screen/outline.ts';
import { makeXmlFile } from '../xml.ts';

/** From pin to pin of a display, in mm: as far as from dot to dot of braille. */
const PITCH = 2.5;
/** Pins are painted as wide as this, and lines so that they do not reach the pins beside them. */
const PAINTED = 0.8;

/** Drawings of the boards of a document for tactile displays, each once, those of keys that are lists among them. */
export function tactileGraphics({ blocks, language }: Document): {
  /** By the name of a file. */
  readonly files: ReadonlyMap<string, string>;
  /** The file with the drawing of a board. */
  readonly nameOf: (figure: BoardFigure) => string;
  /** Cells in a line and lines that the largest board takes as a table: labels, numbers, and a blank before each. */
  readonly least: { readonly cells: number; readonly lines: number };
} {
  const names = new Map<BoardFigure, string>();
  const byText = new Map<string, string>();
  let [cells, lines] = [1, 1];
  for (const figure of unfolded(blocks).flatMap(figureIn)) {
    const { board, range } = figure.puzzle;
    cells = Math.max(cells, numberCells(board.rows) + board.columns * (1 + digitCells(range)));
    lines = Math.max(lines, board.rows + 1);
    const text = makeXmlFile(drawingOf(figure, language));
    const name = byText.get(text) ?? `board-${byText.size + 1}.svg`;
    byText.set(text, name);
    names.set(figure, name);
  }
  const files = new Map(Array.from(byText, ([text, name]) => [name, text]));
  return { files, nameOf: (figure) => names.get(figure)!, least: { cells, lines } };
}

function figureIn(block: Block): BoardFigure[] {
  if (block.type === 'tally') return block.key ? [block.key] : [];
  return block.type === 'board' ? [block.figure] : [];
}

function drawingOf(figure: BoardFigure, language: Language): Markup {
  const { width, height, dots, lines } = pinBoard(figure, language);
  const eachOnce = new Map(dots.map((dot) => [dot.join(), dot]));
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: `${width * PITCH}mm`,
      height: `${height * PITCH}mm`,
    },
    tag('path', {
      d: lines.map(([from, to]) => `M${placeOf(from)}L${placeOf(to)}`).join(''),
      fill: 'none',
      stroke: '#000',
      'stroke-width': String(PAINTED),
      'stroke-linecap': 'round',
    }),
    ...Array.from(eachOnce.values(), ([x, y]) =>
      tag('circle', { cx: String(x + 0.5), cy: String(y + 0.5), r: String(PAINTED / 2) }),
    ),
  );
}

/** The middle of a pin. */
function placeOf([x, y]: PinDrawing['dots'][number]): string {
  return `${x + 0.5} ${y + 0.5}`;
}
