import type { Document } from '../../document/document.ts';
import { prepareBraille } from '../braille-text.ts';
import { element, type PageNumbers, type Publication, settled } from '../page.ts';
import { checkRaised } from './check.ts';
import { TactileFlow, type TactileSetting } from './flow.ts';
import { pieceOf } from './pieces.ts';

/**
 * Lays a document out for touch: text in lines of braille on sheets across, one puzzle or key a sheet with its board at 1:1
 * for card dominoes where it fits.
 * @throws UserError if a board does not fit the largest sheet, or a text has a character that braille cannot write
 */
export function layoutTactile(document: Document, setting: Omit<TactileSetting, 'words'>): Publication {
  prepareBraille(document, setting.writing);
  const layout = settled((pageOf) => raised(document, setting, pageOf));
  checkRaised(layout.pages, setting.profile);
  return layout;
}

function raised(
  document: Document,
  setting: Omit<TactileSetting, 'words'>,
  pageOf: PageNumbers,
): Publication {
  const { language, words } = document;
  const flow = new TactileFlow({ words, ...setting }, pageOf);
  const { sheets, outline } = flow;
  outline.plan(document.blocks);
  sheets.fill(
    document.blocks.map((block) => pieceOf(flow, block)),
    element('Document', undefined, { language: `${language}-Brai` }),
  );
  return { about: document, pages: sheets.pages, bookmarks: outline.bookmarks(), printUnscaled: true };
}
