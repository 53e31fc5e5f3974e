import type { Block, BlockOf } from '../../document/document.ts';
import type { Element } from '../page.ts';
import { heightOf, type MakePiece, type Piece } from '../piece.ts';
import { coverPanel } from './cover-panels.ts';
import { coverStyle } from './cover-style.ts';
import type { PrintFlow } from './flow.ts';
import { panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { heightOfList } from './text.ts';

/** At the foot of a page without a number: in the least size and closer lines if it has no room there else. */
export function drawCopyrightPage(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  make: MakePiece,
): void {
  const { pager } = flow;
  const usual = blocks.map(make);
  // A list says how high its first entry is, as it may go on over the end of a page.
  const later = blocks.reduce(
    (sum, block, i) => sum + (block.type === 'list' ? heightOfList(flow, block) - usual[i]!.height : 0),
    0,
  );
  const fits = heightOf(usual) + later <= pager.height;
  const pieces = fits ? usual : blocks.map((block) => closely(flow, block) ?? make(block));
  pager.freshPage(false);
  pager.sink(Math.min(heightOf(pieces) + later, pager.height));
  pager.fill(pieces, parent);
}

/** A paragraph as covers have it where they are full; nothing for other blocks. */
function closely(flow: PrintFlow, block: Block): Piece | undefined {
  const { lead, title, square } = flow.typesetter.settings.profile;
  const sizes = { title, lead, square, closely: true, style: coverStyle('back-cover') };
  const panel = block.type === 'paragraph' ? coverPanel(flow, block, sizes) : undefined;
  return panel && panelPiece(flow.pager, panel, flow.typesetter.bodyLine * GAPS.paragraph);
}
