import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { builtInWords } from '../../src/node/words.ts';
import { SCREENS, SHELL_WORDS } from '../../src/studio/screens.ts';
import { STUDIO_STYLE } from '../../src/studio/style.ts';
import { iconDrawing } from './icon.ts';
import { indexPage } from './page.ts';
import { bundlePrograms, withImports } from './programs.ts';

/** The files of a site by their paths. */
export type Site = ReadonlyMap<string, Uint8Array>;

/**
 * Makes the site of the studio. All but a few files stand in one folder whose name changes with what is in them: a page that
 * is open never gets files of another version, and they can be kept by browsers for ever. The same sources give the same bytes.
 */
export async function makeSite(): Promise<Site> {
  const programs = await bundlePrograms();
  const inFolder = new Map([
    ...programs.map(({ name, bytes }) => [name, bytes] as const),
    ['style.css', bytesOf(STUDIO_STYLE)] as const,
    ...wordFiles(),
  ]);
  const version = versionOf(inFolder);
  const early = withImports('main.js', programs).filter((name) => name !== 'main.js');
  return new Map([
    ['index.html', bytesOf(indexPage(version, early))],
    ['icon.svg', bytesOf(iconDrawing())],
    ...Array.from(inFolder, ([name, bytes]) => [`${version}/${name}`, bytes] as const),
  ]);
}

/** The words of each screen and of the frame, in each language, as JSON. */
function wordFiles(): (readonly [string, Uint8Array])[] {
  const parts = Object.entries({ shell: SHELL_WORDS, ...SCREENS });
  return LANGUAGE_CODES.flatMap((language) => {
    const files = new Map(builtInWords(language).map(({ name, text }) => [name, text]));
    return parts.map(([part, names]) => {
      const texts = names.map((name) => {
        const text = files.get(name);
        if (text === undefined)
          throw new Error(`${part}: the word-book "${language}" has no file ${name}.ftl`);
        return { text };
      });
      return [`words/${language}/${part}.json`, bytesOf(JSON.stringify(texts))] as const;
    });
  });
}

/** A name for what is in these files. */
function versionOf(files: Site): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return `v-${hash.digest('hex').slice(0, 12)}`;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Writes a site into a folder, which is emptied before. */
export function writeSite(site: Site, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of site) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}
