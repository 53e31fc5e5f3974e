import { digitCells, numberCells } from '../../braille/grids.ts';
import type { Block, BoardFigure, Document } from '../../document/document.ts';
import type { Language } from '../../languages/index.ts';
import { type PinDrawing, pinBoard } from '../../layout/pins.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import { makeXmlFile } from '../xml.ts';

/** From pin to pin of a display, in mm: as far as from dot to dot of braille. */
const PITCH = 2.5;
/** Pins are painted as wide as this, and lines so that they do not reach the pins beside them. */
const PAINTED = 0.8;

/** Drawings of boards for tactile displays, each once. */
export class TactileGraphics {
  /** By the name of a file. */
  readonly files = new Map<string, string>();
  /** Cells in a line and lines that the largest board takes as a table: labels, numbers, and a blank before each. */
  readonly least: { readonly cells: number; readonly lines: number };
  readonly #names = new Map<BoardFigure, string>();

  constructor({ blocks, language }: Document) {
    const byText = new Map<string, string>();
    const figures = figuresIn(blocks);
    this.least = {
      cells: Math.max(1, ...figures.map(cellsOf)),
      lines: Math.max(1, ...figures.map(({ puzzle }) => puzzle.board.rows + 1)),
    };
    for (const figure of figures) {
      const text = makeXmlFile(drawingOf(figure, language));
      const name = byText.get(text) ?? `board-${byText.size + 1}.svg`;
      byText.set(text, name);
      this.files.set(name, text);
      this.#names.set(figure, name);
    }
  }

  /** The file with the drawing of a board of the document. */
  readonly nameOf = (figure: BoardFigure): string => this.#names.get(figure)!;
}

function cellsOf({ puzzle: { board, range } }: BoardFigure): number {
  return numberCells(board.rows) + board.columns * (1 + digitCells(range));
}

/** All boards of these blocks, those of keys that are lists among them. */
function figuresIn(blocks: readonly Block[]): BoardFigure[] {
  return blocks.flatMap((block) => {
    if (block.type === 'section') return figuresIn(block.blocks);
    if (block.type === 'tally') return block.key ? [block.key] : [];
    return block.type === 'board' ? [block.figure] : [];
  });
}

function drawingOf(figure: BoardFigure, language: Language): Markup {
  const { width, height, dots, lines } = pinBoard(figure, language);
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
    ...eachOnce(dots).map(([x, y]) =>
      tag('circle', { cx: String(x + 0.5), cy: String(y + 0.5), r: String(PAINTED / 2) }),
    ),
  );
}

/** The middle of a pin. */
function placeOf([x, y]: PinDrawing['dots'][number]): string {
  return `${x + 0.5} ${y + 0.5}`;
}

function eachOnce(dots: PinDrawing['dots']): PinDrawing['dots'] {
  return [...new Map(dots.map((dot) => [dot.join(), dot])).values()];
}
