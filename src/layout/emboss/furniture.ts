import { brailleNumber } from '../../braille/grids.ts';
import type { PageEdge } from '../../languages/braille.ts';
import { BLANK } from '../../six-dot.ts';
import { plainLine } from '../lines.ts';
import type { EmbossedPage } from './pages.ts';
import { bodyLines } from './setup.ts';
import type { Typist } from './typist.ts';
import type { Chapter, Draft } from './writer.ts';

/** Blank cells at least between the running title and the number of a page. */
const GAP = 3;

/**
 * A finished page: its lines with the running title in the middle and its number at the right end, in the first or the
 * last line by the practice of the place. The title names what is on the page, else the chapter; on the page of a chapter's
 * heading there is none.
 */
export function finishPage(
  { lines, chapter, opensChapter, names }: Draft,
  number: number,
  typist: Typist,
): EmbossedPage {
  const { cells, practice, language } = typist.setup;
  const digits = brailleNumber(number, language);
  const room = practice.title === practice.number ? cells - digits.length - GAP : cells;
  const title = chapter && !opensChapter ? runningTitle(chapter, names, room, typist) : '';
  const before = Math.min(Math.floor((cells - title.length) / 2), room - title.length);
  const furniture = (edge: PageEdge) => {
    const words = practice.title === edge && title ? BLANK.repeat(before) + title : '';
    return practice.number === edge ? words.padEnd(cells - digits.length, BLANK) + digits : words;
  };
  const uses = (edge: PageEdge) => practice.title === edge || practice.number === edge;
  const body = [...lines];
  while (body.at(-1) === '') body.pop();
  if (uses('foot')) while (body.length < bodyLines(typist.setup)) body.push('');
  return [
    ...(uses('head') ? [furniture('head')] : []),
    ...body,
    ...(uses('foot') ? [furniture('foot')] : []),
  ];
}

/** What is on a page if it has names, by these alone where there is no room for more; else the title of its chapter, or what stands for it where that is too long. */
function runningTitle(
  { title, running }: Chapter,
  names: readonly string[],
  room: number,
  typist: Typist,
): string {
  const name = [...new Set(names)].join('-');
  const named =
    name && running ? [typist.wordBook.text('running-title', { title: running, name }), name] : [];
  const titles = [...named.map(plainLine), title, ...(running ? [plainLine(running)] : [])].map((line) =>
    typist.words(line),
  );
  const whole = titles.find((words) => words.join(BLANK).length <= room);
  return whole ? whole.join(BLANK) : wordsThatFit(titles[0]!, room);
}

/** Of a title that nothing shorter stands for as many words as there is room for. */
function wordsThatFit(words: readonly string[], room: number): string {
  let title = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (title.length + 1 + word.length > room) break;
    title += BLANK + word;
  }
  return title.length > room ? '' : title;
}
