import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { type BookConfig, parseConfig } from '../../../src/book/config.ts';
import { parseJson } from '../../../src/book/json.ts';
import { planBook } from '../../../src/book/plan.ts';
import { ownDrafts } from '../../../src/book/puzzles.ts';
import { Journal } from '../../../src/cli/journal.ts';
import { UserError } from '../../../src/errors.ts';
import { loadWords } from '../../../src/node/words.ts';
import { writeAnswers } from '../../../src/render/answers/formats.ts';
import { ANSWER_FORMATS } from '../../../src/render/formats.ts';
import { variedJson } from './json.ts';
import { pick, varied } from './mutate.ts';
import { SGT, SMALL_CONFIGS } from './seeds.ts';
import type { Target } from './target.ts';

/** The file that sections refer to. */
const FILE = `${SGT[60]}\n${SGT[70]}\n`;

/** Books that are really made: from a config of any form, and from the journal of an interrupted run. */
export const BOOK_TARGETS: readonly Target[] = [
  {
    name: 'small book',
    share: 0.02,
    seeds: SMALL_CONFIGS,
    vary: variedJson,
    async read(text) {
      const config = parseConfig(parseJson(text));
      checkSmall(config);
      checkMade(await planBook(config, { readFile: () => FILE }));
    },
  },
  {
    name: 'journal',
    share: 0.02,
    seeds: () => Promise.all(SMALL_CONFIGS.map(async (text) => `${text}\n${await journalOf(text)}`)),
    vary: (text, random, other) => {
      const lines = text.split('\n');
      const at = 1 + random.below(lines.length - 1);
      const [line, donor] = [lines[at]!, pick(other.split('\n').slice(1), random)];
      if (line === '' || donor === '') return text;
      const changed = random.below(2) === 0 ? variedJson(line, random, donor) : varied(line, random, donor);
      return lines.with(at, changed).join('\n');
    },
    async read(text) {
      const [first = '', ...lines] = text.split('\n');
      const config = parseConfig(parseJson(first));
      checkSmall(config);
      checkMade(await withJournal(lines.join('\n'), (journal) => made(config, journal)));
    },
  },
];

function made(config: BookConfig, journal: Journal): Promise<BookFile> {
  return planBook(config, { readFile: () => FILE, drafts: journal.drafts(ownDrafts) });
}

async function journalOf(config: string): Promise<string> {
  let text = '';
  await withJournal('', async (journal, path) => {
    await made(parseConfig(parseJson(config)), journal);
    text = readFileSync(path, 'utf8');
  });
  return text;
}

async function withJournal<T>(
  text: string,
  work: (journal: Journal, path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-fuzz-'));
  try {
    const path = join(folder, 'journal');
    writeFileSync(path, text);
    return await work(new Journal(path), path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whatever was requested, the result must be proved correct and be readable again. */
function checkMade(file: BookFile): void {
  const again = parseBookFile(parseJson(makeBookText(file)));
  const faults = checkBook(again);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const book = openBook(again);
  for (const format of ANSWER_FORMATS) writeAnswers(book, loadWords(book.language), format);
}

/** @throws UserError if the requested book takes long to make */
function checkSmall({ sections, exercises = [], locks = [] }: BookConfig): void {
  const isLarge = sections.some(
    ({ count = 1, kind = 'omnibus', range = 3, shape = '' }) =>
      count > 3 || range > (kind === 'omnibus' ? 5 : 4) || shape.length > 200,
  );
  if (isLarge || sections.length > 6 || [...exercises, ...locks].some(({ count }) => count > 5)) {
    throw new UserError('not tried');
  }
}
