import { openBook } from '../../book/book.ts';
import type { Edition } from '../../book/choices.ts';
import { parseConfig } from '../../book/config.ts';
import { planBook } from '../../book/plan.ts';
import { DOMINO_SIZES } from '../../layout/stones/sizes.ts';
import { renderStones } from '../../press.ts';
import { type Materials, renderEdition } from '../../render/editions.ts';
import type { RenderedFile } from '../../render/recipe.ts';
import { renderPad } from '../../render/single-document.ts';
import { renderWorksheet } from '../../render/worksheet.ts';
import type { SheetsOrder } from './protocol.ts';

/** Which edition has the file that is wanted, of a book that is made for it. */
const FILES = {
  'empty-board': ['kit', 'board-empty.pdf'],
  calibration: ['calibration', 'calibration.pdf'],
} as const satisfies Record<string, readonly [Edition, string]>;

/** A file for every printer. @throws UserError if something does not fit on the paper */
export async function sheetsOf(order: SheetsOrder, materials: Materials): Promise<RenderedFile> {
  if (order.what === 'stones') {
    const { range, size, paper, medium, digits } = order;
    const isTouch = medium === 'touch';
    const [file] = renderStones(
      {
        range,
        paper,
        size: DOMINO_SIZES[size],
        media: [medium],
        figures: digits && !isTouch,
        braille: digits && isTouch,
      },
      materials,
    );
    return file!;
  }
  if (order.what === 'worksheet') return renderWorksheet(order, materials);
  if (order.what === 'score-pad' || order.what === 'tally') {
    const { what: pad, range, paper } = order;
    return renderPad({ pad, range, paper }, materials);
  }
  const [edition, name] = FILES[order.what];
  const { words } = materials.texts;
  const title = words.text(order.what === 'calibration' ? 'calibration-title' : 'preset-starter-title');
  const config = parseConfig({
    title,
    language: words.language,
    paper: order.paper,
    editions: [edition],
    sections: [{ title, range: order.what === 'empty-board' ? order.range : 2, level: 'easy', count: 1 }],
  });
  const book = openBook(await planBook(config));
  for (const file of renderEdition(book, edition, materials)) if (file.name === name) return file;
  throw new Error(`the edition ${edition} has no file ${name}`);
}
