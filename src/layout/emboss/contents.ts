import { brailleNumber } from '../../braille/grids.ts';
import { type Block, type BlockOf, type Inline, type SectionRole, wordsOf } from '../../document/document.ts';
import type { PageEdge } from '../../languages/braille.ts';
import { BLANK } from '../../six-dot.ts';
import { guidedLine, titleCells } from '../braille-text.ts';
import { plainLine } from '../lines.ts';
import { bodyLines, type EmbossedPage } from './setup.ts';
import type { Typist } from './typist.ts';
import type { Chapter, Draft } from './writer.ts';

/** Cells that the later lines of an entry are indented by. */
const INDENT = 2;

/** The chapters of a document by their headings: those of the first level, but for titles and those of contents. */
export function chaptersOf(blocks: readonly Block[]): ReadonlyMap<Block, Chapter> {
  const headings = headingsOf(blocks);
  return new Map(
    headings.map((heading, i) => {
      const { content, isUnlisted = false, running } = heading;
      return [heading, { name: `chapter-${i + 1}`, title: content, isUnlisted, running }];
    }),
  );
}

function headingsOf(blocks: readonly Block[]): BlockOf<'heading'>[] {
  if (holdsContents(blocks)) return [];
  return blocks.flatMap((block) => {
    if (isFor('title-page', block) || isFor('start', block)) return [];
    if (block.type === 'section') return headingsOf(block.blocks);
    return block.type === 'heading' && block.level === 1 ? [block] : [];
  });
}

/** Whether a block is a section that is for this: `start` is what the first volume begins with, before its title page. */
export function isFor(role: SectionRole, block: Block): boolean {
  return block.type === 'section' && block.role === role;
}

/** Whether the table of contents stands among these blocks. */
export function holdsContents(blocks: readonly Block[]): boolean {
  return blocks.some(({ type }) => type === 'contents');
}

/** The title of a chapter that goes on from another volume. */
export function continued(title: readonly Inline[], typist: Typist): Inline[] {
  return plainLine(typist.wordBook.text('volume-continued', { title: wordsOf(title) }));
}

/** A chapter in the contents: its title, guide dots and the number of its page at the right end of the line. */
export function contentsEntry({ title }: Pick<Chapter, 'title'>, page: number, typist: Typist): string[] {
  const { cells, language } = typist.setup;
  const number = brailleNumber(page, language);
  const lines = typist.lines(title, 0, INDENT, titleCells(number, cells));
  const last = lines.pop()!;
  return [...lines, guidedLine(last, number, cells)];
}

/** Blank cells at least between the running title and the number of a page. */
const GAP = 3;

/**
 * A finished page: its lines with the running title in the middle and its number at the right end, in the first or the last
 * line by the practice of the place. The title names what is on the page, else the chapter; on the page of a chapter's
 * heading there is none.
 */
export function finishPage(draft: Draft, number: number, typist: Typist): EmbossedPage {
  const { lines, chapter, opensChapter } = draft;
  const { cells, practice, language } = typist.setup;
  const digits = brailleNumber(number, language);
  const room = practice.title === practice.number ? cells - digits.length - GAP : cells;
  const title = chapter && !opensChapter ? runningTitle(chapter, draft, room, typist) : '';
  const before = Math.min(Math.floor((cells - title.length) / 2), room - title.length);
  const runningHead = (edge: PageEdge) => {
    const words = practice.title === edge && title ? BLANK.repeat(before) + title : '';
    return practice.number === edge ? words.padEnd(cells - digits.length, BLANK) + digits : words;
  };
  const uses = (edge: PageEdge) => practice.title === edge || practice.number === edge;
  const body = [...lines];
  while (body.at(-1) === '') body.pop();
  if (uses('foot')) while (body.length < bodyLines(typist.setup)) body.push('');
  return [
    ...(uses('head') ? [runningHead('head')] : []),
    ...body,
    ...(uses('foot') ? [runningHead('foot')] : []),
  ];
}

/**
 * What is on a page: what it has names for, with the step from which a page with one name goes on, by the names alone where
 * there is no room for more; else the part of its chapter, the title of this, or what stands for it where that is too long.
 */
function runningTitle(
  { title, running }: Chapter,
  { names, from, under }: Draft,
  room: number,
  typist: Typist,
): string {
  const name = [...new Set(names)].join('-');
  const named: string[] = [];
  if (name && running) {
    const whole = typist.wordBook.text('running-title', { title: running, name });
    if (from !== undefined && !name.includes('-'))
      named.push(typist.wordBook.text('running-step', { title: whole, from }));
    named.push(whole, name);
  }
  const titles = [
    ...named.map(plainLine),
    ...(under && !name ? [under] : []),
    title,
    ...(running ? [plainLine(running)] : []),
  ].map((line) => typist.words(line));
  const fitting = titles.find((each) => each.join(BLANK).length <= room);
  return fitting ? fitting.join(BLANK) : wordsThatFit(typist.words(title), room);
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
