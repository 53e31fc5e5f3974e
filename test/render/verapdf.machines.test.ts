import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { EDITIONS, type Edition } from '../../src/book/choices.ts';
import { COLOURS, KEY_FORMS } from '../../src/book/print-config.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadOwnFonts } from '../../src/node/materials.ts';
import { dealtOn, VIEWS } from '../helpers/layout/shaped.ts';
import { PLAYED, peerBook, render } from '../helpers/render/books.ts';
import { PRINT, TOUCH } from '../helpers/render/shaped-editions.ts';
import { dominoesFile } from '../helpers/render/stones-order.ts';
import { JAVA } from '../helpers/tool.ts';

// veraPDF (org.verapdf.apps:greenfield-apps of Maven Central) validates every PDF against PDF/UA-1. DOMINOSA_VERAPDF
// names its jar; .ci/run fetches it. Without it the test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const JAR = process.env.DOMINOSA_VERAPDF;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

const AWKWARD = {
  title: 'Fünf & <sechs> "Steine" (7) \\ ‘acht’',
  subtitle: 'Für „Zwölf“ & <b>mehr</b>',
  author: 'Ä. <Ö> & Co.',
  publisher: 'Stein & Söhne <Verlag>',
  isbn: '978-3-16-148410-0',
  description: 'A & B < C',
  rights: '© 2026 <alle>',
};
const OWN_FONTS = new URL('../../fonts/andika', import.meta.url).pathname;

/** The rule that a file must identify itself as PDF/UA. */
const CLAIM = '5-1';

interface Report {
  report: { jobs: { itemDetails: { name: string }; validationResult: { details: Details }[] }[] };
}
interface Details {
  ruleSummaries: { clause: string; testNumber: number; ruleStatus: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What shows options of drawing. */
const BOARDS = { contents: ['puzzles', 'hints', 'solutions'] };

/** Every type of file in one of the languages, one of them with all parts, and every option that affects drawing. */
async function everyFile(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const add = async (label: string, book: Book, ...editions: Edition[]) => {
    for (const edition of editions) {
      for (const [name, bytes] of await render(book, edition)) {
        if (name.endsWith('.pdf')) files.set(`${label}-${name}`, bytes);
      }
    }
  };
  for (const [i, language] of LANGUAGE_CODES.entries()) {
    const inTurn = EDITIONS.filter((_, e) => e % LANGUAGE_CODES.length === i);
    const contents = ['introduction', ...BOARDS.contents, 'stencils', 'empty-boards'];
    await add(language, peerBook([3, 9], { language, ...AWKWARD, contents }), ...inTurn);
  }
  await add('whole', peerBook([3], { language: 'de', exhibits: ['I', 'quadrat-545'] }), 'standard-print');
  const played = { contents: ['puzzles', 'exercises', 'endgames', 'solutions', 'competition', 'score-pad'] };
  await add('played', peerBook([3], { language: 'fr', ...PLAYED, ...played }), 'large-print', 'tactile');
  for (const colours of COLOURS.slice(1)) {
    await add(colours, peerBook([3], { print: { colours }, ...BOARDS }), 'standard-print');
  }
  const print = { keys: [...KEY_FORMS], puzzlesPerPage: 2, keysPerPage: 2, volume: 24, nets: 2 };
  await add('options', peerBook([3], { print, ...BOARDS }), 'large-print');
  const braille = { overlay: true, cell: 'large' };
  const overlaid = peerBook([3], { language: 'de', braille, ...BOARDS });
  await add('overlay', overlaid, 'tactile', 'stones', 'calibration');
  files.set('stones-with-figures.pdf', dominoesFile('print', { figures: true }));
  const shapes = ['letter-e', '11x46'].map(dealtOn);
  for (const [name, edition] of Object.entries({ PRINT, TOUCH })) {
    files.set(`shapes-${name}.pdf`, await edition.render(shapes, VIEWS, 'a4'));
  }
  return files;
}

async function withOtherFonts(): Promise<Buffer> {
  const own = { text: 'Andika_400Regular.ttf', digits: 'Andika_700Bold.ttf' };
  const printFonts = loadOwnFonts(loadFonts(), own, [OWN_FONTS]);
  return (await render(peerBook([3], BOARDS), 'large-print', { printFonts })).get('large-print.pdf')!;
}

function brokenRules(files: ReadonlyMap<string, Buffer>, jar: string): Record<string, string[]> {
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const main = 'org.verapdf.apps.GreenfieldCliWrapper';
  const call = [...JAVA, '-cp', jar, main, ...'--flavour ua1 --format json'.split(' ')];
  const paths = [...files.keys()].map((name) => join(folder, name));
  const { stdout } = spawnSync('java', [...call, ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const { jobs } = (JSON.parse(stdout) as Report).report;
  const broken = jobs.map(({ itemDetails, validationResult }) => {
    const rules = validationResult.flatMap(({ details }) => details.ruleSummaries);
    const names = rules
      .filter(({ ruleStatus }) => ruleStatus === 'FAILED')
      .map(({ clause, testNumber }) => `${clause}-${testNumber}`);
    return [itemDetails.name.slice(folder.length + 1), names];
  });
  return Object.fromEntries(broken);
}

describe('veraPDF', () => {
  it.skipIf(!JAR && !REQUIRED)(
    `${JAR ? '' : '(not installed: DOMINOSA_VERAPDF names no jar) '}finds no fault in any kind of PDF`,
    async () => {
      if (!JAR) throw new Error('DOMINOSA_VERAPDF names no jar, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
      const files = await everyFile();
      files.set('own-fonts.pdf', await withOtherFonts());
      const expected = Object.fromEntries([...files.keys()].map((name) => [name, [] as string[]]));
      // The tables of other fonts have not been inspected.
      expected['own-fonts.pdf'] = [CLAIM];
      expect(brokenRules(files, JAR)).toEqual(expected);
    },
    900_000,
  );
});
