import { encode } from 'uqr';
import type { BlockOf } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import type { FillItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';

/** The side of a module in mm: three and a half dots of a scan at 150 dpi. */
const MODULE = 0.6;
/** The blank on all four sides in modules (ISO/IEC 18004:2015, 6.3.8). */
const QUIET = 4;

/** A QR code at the left margin, of which up to 15 parts in 100 may be unreadable, and to its right words and the address. */
export function codePiece(flow: PrintFlow, block: BlockOf<'code'>): Piece {
  return panelPiece(flow.pager, codePanel(flow, block), GAPS.paragraph * flow.typesetter.bodyLine);
}

function codePanel(flow: PrintFlow, { address, words, title }: BlockOf<'code'>): Panel {
  const { pager, typesetter } = flow;
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const side = (size + 2 * QUIET) * MODULE;
  const { body } = typesetter.settings.profile;
  const linesOf = (text: string) => typesetter.break(plainLine(text), body, 'text', typesetter.width - side);
  const lines = [...linesOf(words), ...linesOf(address)];
  return {
    height: Math.max(side, lines.length * typesetter.bodyLine),
    draw({ x, y }, parent) {
      const box = { x, y, width: side, height: side };
      const items = data.flatMap((row, r) => barsOf(row, x + QUIET * MODULE, y + (QUIET + r) * MODULE));
      pager.add({ element: element('Figure', parent, { alt: title, box }), items });
      flow.placeLines(lines, element('P', parent), { x: x + side, y });
    },
  };
}

/** The dark modules of a row, those side by side as one. */
function barsOf(row: readonly boolean[], left: number, y: number): FillItem[] {
  return row.flatMap((dark, c): FillItem[] => {
    if (!dark || row[c - 1]) return [];
    const end = row.indexOf(false, c);
    const width = ((end < 0 ? row.length : end) - c) * MODULE;
    return [{ type: 'fill', x: left + c * MODULE, y, width, height: MODULE }];
  });
}
