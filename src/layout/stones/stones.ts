import { type CardDominoes, cardDominoesBlocks } from '../../document/card-dominoes.ts';
import { type About, type Document, wordsOf } from '../../document/document.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Element, Page, Publication } from '../page.ts';
import { layoutPrint } from '../print/print.ts';
import { sheetsFor } from '../tactile/profile.ts';
import { checkRaised } from '../tactile/raised-check.ts';
import { layoutTactile } from '../tactile/tactile.ts';
import { type BoxNet, boxNet } from './box.ts';
import type { StonesSetting } from './card.ts';
import { backSheet, boxSheet, dominoSheets, type SheetsOf, stripsSheet } from './card-sheets.ts';
import { rounded } from './grid.ts';
import { checkTouch, dominoesWanted, isCornered, numeralsOf, type StonesOrder } from './order.ts';
import { cardOf, type Medium, stripsOf } from './sizes.ts';

/** Whose dominoes these are. */
export interface StonesOwner extends Pick<About, 'author' | 'publisher' | 'isbn' | 'rights' | 'date'> {
  /** The title of the book that they belong to; none if they stand alone. */
  readonly book?: string;
}

/**
 * Lays out a file of card dominoes: words for those who make them, the sheets of dominoes, the sheet of card bars and, in
 * print, the back of the dominoes.
 * @throws UserError if a card does not fit on the paper, or the dominoes are too small to be read by touch
 */
export function layoutStones(
  order: StonesOrder,
  medium: Medium,
  owner: StonesOwner,
  setting: StonesSetting,
): Publication {
  if (medium === 'touch') {
    const { clearance } = setting.tactile;
    checkTouch(order.size, numeralsOf(order, medium), clearance, 'make the file to print alone');
  }
  const { words } = setting.texts;
  const blocks = cardDominoesBlocks(stonesFacts(order, medium, words), setting.texts);
  const heading = blocks.find(({ type }) => type === 'heading');
  const title = heading?.type === 'heading' ? wordsOf(heading.content) : '';
  const { book, ...said } = owner;
  const document: Document = {
    ...said,
    title: book === undefined ? title : `${book}${words.text('colon')} ${title}`,
    language: order.language,
    words,
    // That of the book tells of its puzzles.
    description: '',
    blocks: [{ type: 'section', role: 'chapter', blocks }],
  };
  const { metrics, print, tactile, writing } = setting;
  const { paper } = order;
  const overlay = order.overlay ? metrics : undefined;
  const text =
    medium === 'touch'
      ? layoutTactile(document, { sizes: sheetsFor(paper), profile: tactile, writing, overlay })
      : layoutPrint(document, { sheet: print.sheets[paper], profile: print, metrics });
  const sheetsOf: SheetsOf = { order, medium, setting, root: rootOf(text.pages) };
  const sheets = [
    ...dominoSheets(sheetsOf),
    stripsSheet(sheetsOf),
    ...(order.box === undefined ? [] : [boxSheet(sheetsOf, order.box)]),
    ...(medium === 'print' ? [backSheet(sheetsOf)] : []),
  ];
  if (medium === 'touch')
    checkRaised(
      sheets.map(({ page }) => page),
      // Sheets that are cut up are not bound.
      { ...tactile, binding: tactile.margin },
    );
  return {
    ...text,
    pages: [...text.pages, ...sheets.map(({ page }) => page)],
    bookmarks: [...text.bookmarks, ...sheets.map(({ bookmark }) => bookmark)],
    printUnscaled: true,
  };
}

/** The element of the whole file that the marks on these pages stand in. */
function rootOf(pages: readonly Page[]): Element {
  let root = pages.flatMap(({ marks }) => marks).find(({ element }) => element)!.element!;
  while (root.parent) root = root.parent;
  return root;
}

/** What the words before the sheets tell of an order. */
export function stonesFacts(order: StonesOrder, medium: Medium, words: WordBook): CardDominoes {
  const { range, missingFrom, size, box } = order;
  const length = (mm: number) => String(rounded(mm)).replace('.', words.text('decimal-sign'));
  const boxFacts = ({ stacks, inside: { width, depth, height } }: BoxNet) => ({
    stacks,
    thickness: length(box!),
    width: length(width),
    depth: length(depth),
    height: length(height),
  });
  const dominoes = dominoesWanted(order);
  const card = cardOf(size);
  const strip = stripsOf(size, medium);
  return {
    reader: medium,
    numerals: numeralsOf(order, medium),
    cornered: isCornered(order),
    count: dominoes.length,
    range,
    owned: missingFrom,
    first: dominoes.slice(0, 4),
    card: { width: length(card.width), height: length(card.height) },
    square: length(size.square),
    strip: { length: length(strip.length), width: length(strip.width) },
    overlay: order.overlay && medium === 'touch',
    box: box === undefined ? undefined : boxFacts(boxNet(order, box)),
  };
}
