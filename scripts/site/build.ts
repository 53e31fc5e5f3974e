import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { builtInWords } from '../../src/node/words.ts';
import { SCREEN_NAMES, SCREENS, SHELL_WORDS } from '../../src/studio/screens.ts';
import { STUDIO_STYLE } from '../../src/studio/style.ts';
import { noticesOf, packagesOf } from '../notices.ts';
import { bytesOf } from './bytes.ts';
import { iconDrawing, iconPicture } from './icon.ts';
import { indexPage, manifest, type SiteOptions } from './page.ts';
import { pressFiles } from './press.ts';
import { bundleOffline, bundlePrograms, type Program, withImports } from './programs.ts';
import { SHARED_NAME, sharedPicture } from './share.ts';
import { WORDINGS } from './wordings.ts';

/** The files of a site, by path. */
export type Site = ReadonlyMap<string, Uint8Array>;

/**
 * Makes the site of the studio. Almost all files are in one folder whose name depends on their content. So an open page never
 * gets files of another version, and browsers can cache them for ever. The same sources give the same bytes.
 *
 * @param options.books where ready-made books are, relative to the page
 * @param options.address the future address of the site, for services that show a preview picture
 */
export async function makeSite({ books, address }: SiteOptions = {}): Promise<Site> {
  const programs = await bundlePrograms();
  const inFolder = new Map([
    ...programs.map(({ name, bytes }) => [name, bytes] as const),
    ['style.css', bytesOf(STUDIO_STYLE)] as const,
    ...wordFiles(),
    ...(await pressFiles()),
    [
      'licences/packages.txt',
      bytesOf(`${noticesOf(packagesOf(programs.flatMap(({ sources }) => sources)))}\n`),
    ] as const,
    ...LICENCES.map(
      (path) => [`licences/${path.replace('node_modules/', '')}`, readFileSync(new URL(path, ROOT))] as const,
    ),
  ]);
  const folder = `v-${versionOf(inFolder)}`;
  const files = new Map([
    ...Array.from(inFolder, ([name, bytes]) => [`${folder}/${name}`, bytes] as const),
    ['icon.svg', bytesOf(iconDrawing())] as const,
    ...ICONS.map((dots) => [`icon-${dots}.png`, iconPicture(dots)] as const),
    [SHARED_NAME, sharedPicture()] as const,
    ['manifest.webmanifest', bytesOf(JSON.stringify(manifest(ICONS), null, 1))] as const,
  ]);
  const early = firstPrograms(programs).filter((name) => name !== 'early.js' && name !== 'main.js');
  const index = bytesOf(indexPage(folder, early, { books, address }));
  const first = new Set(firstFiles(programs).map((name) => `${folder}/${name}`));
  const sums = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      [...files].filter(([name]) => isWanted(name)).map(([name, bytes]) => [name, sumOf(bytes)]),
    );
  const offline = await bundleOffline({
    version: versionOf(new Map([...files, ['index.html', index]])),
    first: {
      './': sumOf(index),
      ...sums((name) => first.has(name) || (!name.startsWith(folder) && name !== SHARED_NAME)),
    },
    later: sums((name) => !first.has(name) && name.startsWith(folder)),
  });
  return new Map([['index.html', index], ['sw.js', offline], ...files]);
}

const ROOT = new URL('../../', import.meta.url);

/** The files with the licence terms and the copyright holders of the site's contents. */
const LICENCES = [
  'LICENSE',
  'THIRD-PARTY.md',
  'fonts/andika/OFL.txt',
  'fonts/atkinson-hyperlegible-next/OFL.txt',
  'node_modules/pdfjs-dist/LICENSE',
] as const;

/** The sides of the pictures that phones request, in pixels. */
const ICONS = [180, 192, 512] as const;

const START = SCREEN_NAMES[0]!;

/** The programs that run before a puzzle can be played. */
export function firstPrograms(programs: readonly Program[]): string[] {
  const entries = ['early.js', 'main.js', 'puzzles.js'];
  return [...new Set(entries.flatMap((name) => withImports(name, programs)))];
}

/** The files that the first screen needs before and during play, in every language. */
function firstFiles(programs: readonly Program[]): string[] {
  const words = LANGUAGE_CODES.flatMap((language) => [SHELL, START].map((part) => wordsName(language, part)));
  return [
    ...new Set([...firstPrograms(programs), ...withImports('reader.js', programs), ...words, 'style.css']),
  ];
}

/** The part of the words for the frame. */
export const SHELL = 'shell';

/** The file with the words of a screen, or of the frame. @param words their folder */
export function wordsName(words: string, part: string): string {
  return `words/${words}/${part}.json`;
}

/** The words of each screen and of the frame, in each language and address, as JSON. */
function wordFiles(): (readonly [string, Uint8Array])[] {
  const parts = Object.entries({ [SHELL]: SHELL_WORDS, ...SCREENS });
  return WORDINGS.flatMap(({ code, address, words }) => {
    const files = new Map(builtInWords(code, address).map(({ name, text }) => [name, text]));
    return parts.map(([part, names]) => {
      const texts = names.map((name) => {
        const text = files.get(name);
        if (text === undefined) throw new Error(`${part}: the word-book "${words}" has no file ${name}.ftl`);
        // Notes for translators are not sent to readers.
        return { text: text.replace(/^#.*\n/gm, '') };
      });
      return [wordsName(words, part), bytesOf(JSON.stringify(texts))] as const;
    });
  });
}

/** A version name derived from the content of these files. */
function versionOf(files: Site): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

/** The checksum of a file in the form that browsers compare. */
export function sumOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
