import { INCH } from '../../book/trims.ts';
import type { Document } from '../../document/document.ts';
import { type Line, plainLine } from '../lines.ts';
import { type Area, mmOf, type PageItem } from '../page.ts';
import { type PrintSettings, Typesetter } from './typesetter.ts';

// The words on the back of a bound book. Where each number comes from: docs/pdf.md.

/** Words stand on the spine of books of so many pages and more, so far from its edges, in mm, and so large, in points. */
const WORDS = { pages: 79, away: 0.0625 * INCH, least: 7 };
/** How far letters reach from the middle of the capitals to either side, in sizes. */
const REACH = 0.62;
/** Between title and author at least, in sizes. */
const BETWEEN = 2;

/**
 * Title and author from the head of the spine to its foot, as ISO 6357 has it for most languages: as large as there is
 * room, and the title alone if there is none for both. Nothing where a press prints none, or they would be too small.
 *
 * @param margin the blank at head and foot, in mm
 */
export function spineItems(
  { title, author }: Pick<Document, 'title' | 'author'>,
  settings: PrintSettings,
  spine: Area,
  pages: number,
  margin: number,
): readonly PageItem[] {
  const { profile, metrics } = settings;
  const length = spine.height - 2 * margin;
  const numbering = { first: 1, pageOf: new Map(), elsewhere: new Map() };
  const typesetter = new Typesetter(settings, length, length, numbering);
  const half = spine.width / 2 - WORDS.away;
  const middle = spine.x + spine.width / 2;
  if (pages < WORDS.pages) return [];
  for (let size = profile.headings[0]; size >= WORDS.least; size--) {
    if (mmOf(size) * REACH > half) continue;
    const line = (words: string, font: 'heading' | 'text') => typesetter.break(plainLine(words), size, font);
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
