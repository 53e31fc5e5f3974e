import { gzipSync } from 'fflate';
import { SCREEN_NAMES, type ScreenName } from '../../src/studio/screens.ts';
import { firstPrograms, SHELL, type Site, wordsName } from './build.ts';
import { bundlePrograms, programOfScreen, withImports } from './programs.ts';
import { WORDINGS } from './wordings.ts';

/** The download for something. */
interface Size {
  readonly what: string;
  readonly files: number;
  /** Gzipped. */
  readonly bytes: number;
}

/** The limit before a puzzle can be played, gzipped, in bytes. */
export const MOST_AT_FIRST = 150_000;

/** The limit on files before a puzzle can be played. Files are loaded six at a time, so each further six add a wait. */
export const MOST_FILES_AT_FIRST = 12;

/**
 * The download before a puzzle can be played, and the additional download for everything else. The first is limited by
 * {@link MOST_AT_FIRST}.
 */
export async function sizesOf(site: Site): Promise<Size[]> {
  const programs = await bundlePrograms();
  const files = new Map(Array.from(site, ([path, bytes]) => [path.replace(/^v-[0-9a-f]+\//, ''), bytes]));
  const sizeOf = (name: string) => gzipSync(files.get(name)!, { level: 9 }).length;
  const words = (part: string) => {
    const names = WORDINGS.map(({ words }) => wordsName(words, part));
    return names.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!;
  };
  const ofScreen = (screen: ScreenName) => [
    ...withImports(programOfScreen(screen, programs).name, programs),
    words(screen),
  ];
  const [start, ...others] = SCREEN_NAMES;
  const first = new Set(['index.html', 'style.css', words(SHELL), words(start!), ...firstPrograms(programs)]);
  const size = (what: string, names: Iterable<string>): Size => {
    const all = [...names];
    return { what, files: all.length, bytes: all.reduce((sum, name) => sum + sizeOf(name), 0) };
  };
  const beside = (names: readonly string[]) => names.filter((name) => !first.has(name));
  return [
    size('before a puzzle can be played', first),
    size('puzzles of others, beside that', beside(withImports('reader.js', programs))),
    ...others.map((screen) => size(`the screen ${screen}, beside that`, beside(ofScreen(screen)))),
  ];
}

/** The sizes as a table in Markdown. */
export function makeSizes(sizes: readonly Size[]): string {
  const rows = sizes.map(
    ({ what, files, bytes }) => `| ${what} | ${files} | ${Math.round(bytes / 1000)} KB |`,
  );
  return ['| what a browser loads | files | gzipped |', '|---|---:|---:|', ...rows].join('\n');
}
