import { PRACTICE } from '../../src/document/worked.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { USUAL_LANGUAGE } from '../../src/languages/index.ts';
import { artItems, ON_FIELD } from '../../src/layout/cover-art.ts';
import { breakLines, plainLine } from '../../src/layout/lines.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { type FontName, type Ink, mmOf, type PageItem } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { painted } from '../../src/render/picture/page-picture.ts';
import { makePng } from '../../src/render/picture/png.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';

/** The preview picture for a shared address of the studio (Open Graph), in pixels. */
export const SHARED = { width: 1200, height: 630 } as const;
export const SHARED_NAME = 'share.png';

/** Its margin, and the width and the sizes of its words, as shares of its height. */
const MARGIN = 0.1;
const WORDS = { width: 0.66, name: 0.13, question: 0.075, line: 1.25 };

/** The name of the studio and its question, next to a small board whose numbers become dominoes. */
export function sharedPicture(): Uint8Array {
  const fonts = loadFonts();
  const metrics = makeMetrics(fonts);
  const words = loadWords(USUAL_LANGUAGE);
  const { width, height } = SHARED;
  const margin = MARGIN * height;
  const room = WORDS.width * height;
  const paragraph = (text: string, share: number, font: FontName, ink: Ink) => {
    const size = (share * height) / mmOf(1);
    const lines = breakLines(plainLine(text), room, size, metrics, font);
    return { lines, line: share * height * WORDS.line, ink };
  };
  const texts = [
    paragraph(words.text('studio-title'), WORDS.name, 'heading', 'on-field'),
    paragraph(words.text('back-cover-question'), WORDS.question, 'text', 'bright'),
  ];
  const tall = texts.reduce((sum, { lines, line }) => sum + lines.length * line, margin / 2);
  let y = (height - tall) / 2;
  const written: PageItem[] = [];
  for (const { lines, line, ink } of texts) {
    for (const each of lines) {
      written.push(...each.at(margin, y + 0.8 * line).map((item) => ({ ...item, ink })));
      y += line;
    }
    y += margin / 2;
  }
  const left = 2 * margin + room;
  const area = { x: left, y: margin, width: width - left - margin, height: height - 2 * margin };
  const key = countSolutions(PRACTICE).key!;
  const dominoes = placementsOf(PRACTICE, key);
  const items: PageItem[] = [
    { type: 'fill', x: 0, y: 0, width, height, ink: 'field' },
    ...written,
    ...artItems({ puzzle: PRACTICE, solved: PRACTICE, dominoes }, area, ON_FIELD, metrics),
  ];
  return makePng(painted(SHARED, items, fonts, 1));
}
