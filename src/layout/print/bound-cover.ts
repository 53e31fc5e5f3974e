import type { Binding } from '../../book/binding.ts';
import { pressOf } from '../../book/printers.ts';
import { INCH } from '../../book/trims.ts';
import type { Document } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { breakLines, type Line, plainLine } from '../lines.ts';
import {
  type Area,
  type Element,
  element,
  type FontName,
  mmOf,
  type PageItem,
  type Publication,
} from '../page.ts';
import type { DrawnPage } from '../page-filler.ts';
import { type Sheet, sheetOf } from '../sheets.ts';
import { drawPanel } from './cover.ts';
import { PrintFlow } from './flow.ts';
import { pieceOf } from './pieces.ts';
import type { PrintSettings } from './typesetter.ts';

// The cover of a bound book in one piece: back, spine, front. Where each number comes from: docs/pdf.md.

/** The blank between the words and the edges of a panel, as a share of its shorter side. */
const MARGIN = 0.06;
/** The size of words that have no room in the least size of the inside, as a share of the size of text. */
const LEAST = 0.75;
/** The field on the back in which the press prints its barcode, and how far it is from spine and lower edge, in mm. */
const BARCODE = { width: 2 * INCH, height: 1.2 * INCH, away: 0.25 * INCH };

/** Where the parts of the cover round a book are, in mm. */
export interface BoundCover {
  readonly sheet: Sheet;
  /** What is left when it is cut. */
  readonly trim: Area;
  readonly back: Area;
  readonly spine: Area;
  readonly front: Area;
  /** Nothing of the book stands here. */
  readonly barcode: Area;
}

/** The cover round a book whose pages have this size. */
export function boundCoverOf({ width, height }: Sheet, binding: Binding, pages: number): BoundCover {
  const { thickness, cover, bleed } = pressOf(binding);
  const thick = pages * thickness[binding.paper] + cover;
  const panel = (x: number, wide: number): Area => ({ x, y: bleed, width: wide, height });
  const back = panel(bleed, width);
  const spine = panel(back.x + width, thick);
  const front = panel(spine.x + thick, width);
  return {
    sheet: { width: front.x + width + bleed, height: height + 2 * bleed },
    trim: panel(bleed, 2 * width + thick),
    back,
    spine,
    front,
    barcode: {
      x: spine.x - BARCODE.away - BARCODE.width,
      y: bleed + height - BARCODE.away - BARCODE.height,
      width: BARCODE.width,
      height: BARCODE.height,
    },
  };
}

/**
 * Lays out the cover of a book with so many pages: the panels that its other editions have as pages, and the spine. The
 * front is read first.
 * @param document a cover and a back cover
 * @param settings of its inside, with how it is bound
 * @throws UserError if a panel cannot hold what is asked for
 */
export function layoutBoundCover(document: Document, settings: PrintSettings, pages: number): Publication {
  const page = sheetOf(settings.sheet);
  const wrap = boundCoverOf(page, settings.binding!, pages);
  const margin = MARGIN * Math.min(page.width, page.height);
  const root = element('Document', undefined);
  const panel = (role: 'cover' | 'back-cover') =>
    panelPage(role, document, { ...settings, whole: wrap.sheet }, { wrap, margin, root });
  const [front, back] = [panel('cover'), panel('back-cover')];
  const grounds = settings.cover === 'field' ? [{ element: undefined, items: groundsOf(wrap) }] : [];
  const spine = spineItems(document, settings, wrap.spine, pages, margin);
  return {
    about: document,
    pages: [
      {
        ...wrap.sheet,
        trim: wrap.trim,
        white: [wrap.barcode],
        marks: [...grounds, ...front.marks, { element: undefined, items: spine }, ...back.marks],
        targets: [],
      },
    ],
    bookmarks: [],
    printUnscaled: true,
    onPaperOnly: true,
  };
}

/** Front and spine in colour, the back in a tint of it but for the field of the barcode; all of them reach into the bleed. */
function groundsOf({ sheet, spine, barcode }: BoundCover): PageItem[] {
  const tint = (x: number, y: number, right: number, bottom: number): PageItem => ({
    type: 'fill',
    x,
    y,
    width: right - x,
    height: bottom - y,
    ink: 'tint',
  });
  const [right, below] = [barcode.x + barcode.width, barcode.y + barcode.height];
  return [
    { ...tint(spine.x, 0, sheet.width, sheet.height), ink: 'field' },
    tint(0, 0, spine.x, barcode.y),
    tint(0, barcode.y, barcode.x, sheet.height),
    tint(right, barcode.y, spine.x, sheet.height),
    tint(barcode.x, below, right, sheet.height),
  ];
}

/** A page as large as the cover with one of its panels. */
function panelPage(
  role: 'cover' | 'back-cover',
  { blocks, words }: Document,
  settings: PrintSettings,
  { wrap, margin, root }: { readonly wrap: BoundCover; readonly margin: number; readonly root: Element },
): DrawnPage {
  const isFront = role === 'cover';
  const { x, y, width, height } = isFront ? wrap.front : wrap.back;
  const [left, right] = [x + margin, wrap.sheet.width - (x + width - margin)];
  const lowest = isFront ? y + height - margin : wrap.barcode.y - BARCODE.away;
  const margins = { top: y + margin, bottom: wrap.sheet.height - lowest };
  // Odd pages have their inner margin on the left, even ones on the right.
  const sides = isFront ? { inner: left, outer: right } : { inner: right, outer: left };
  const numbering = { first: isFront ? 1 : 2, pageOf: new Map(), elsewhere: new Map() };
  const section = blocks.find((block) => block.type === 'section' && block.role === role);
  if (section?.type !== 'section') {
    throw new UserError(`there is no section role="${role}"`, {
      where: 'kdp-cover.pdf',
      expected: 'a front and a back cover in wrap.xml.hbs',
    });
  }
  const { profile } = settings;
  const sizes = [profile.least, Math.round(profile.body * LEAST)];
  for (const isWhole of [true, false]) {
    for (const least of sizes) {
      const set = { ...settings, profile: { ...profile, least, margins: { ...margins, ...sides } } };
      const flow = new PrintFlow(set, numbering, words, pieceOf);
      flow.outline.plan(section.blocks);
      if (drawPanel(flow, section, element('Sect', root), isWhole)) return flow.pager.pages[0]!;
    }
  }
  throw new UserError('a cover has no room for all its words', {
    where: `kdp-cover.pdf: section role="${role}"`,
    hint: 'shorten the title, the subtitle or the description',
  });
}

// The words on the back of a bound book. Where each number comes from: docs/pdf.md.

/** Words stand on the spine of books of so many pages and more, so far from its edges, in mm, and so large, in points. */
const WORDS = { pages: 79, away: 0.0625 * INCH, least: 7 };
/** How far letters reach from the middle of the capitals to either side, in sizes. */
const REACH = 0.62;
/** Between title and author at least, in sizes. */
const BETWEEN = 2;

/**
 * Title and author from the head of the spine to its foot, as ISO 6357 has it for most languages: as large as there is room,
 * and the title alone if there is none for both. Nothing where a press prints none, or they would be too small.
 * @param margin the blank at head and foot, in mm
 */
function spineItems(
  { title, author }: Pick<Document, 'title' | 'author'>,
  settings: PrintSettings,
  spine: Area,
  pages: number,
  margin: number,
): readonly PageItem[] {
  const { profile, metrics } = settings;
  const length = spine.height - 2 * margin;
  const half = spine.width / 2 - WORDS.away;
  const middle = spine.x + spine.width / 2;
  if (pages < WORDS.pages) return [];
  for (let size = profile.headings[0]; size >= WORDS.least; size--) {
    if (mmOf(size) * REACH > half) continue;
    const line = (words: string, font: FontName) => breakLines(plainLine(words), length, size, metrics, font);
    const [named, ...more] = line(title, 'heading');
    if (!named || more.length > 0) continue;
    const x = middle - metrics.capHeight('heading', size) / 2;
    const [by, ...rest] = author ? line(author, 'text') : [];
    const hasRoom = by && rest.length === 0 && named.width + BETWEEN * mmOf(size) + by.width <= length;
    const top = spine.y + margin;
    const words = [
      ...downwards(named, x, top),
      ...(hasRoom ? downwards(by, x, top + length - by.width) : []),
    ];
    return settings.cover === 'field' ? words.map((item) => ({ ...item, ink: 'on-field' as const })) : words;
  }
  return [];
}

/** A line of text turned a quarter, from a place on the spine downwards. */
function downwards(line: Line, x: number, y: number): PageItem[] {
  return line.at(0, 0).map((item) => ({ ...item, x, y: y + item.x, isDownward: true }));
}
