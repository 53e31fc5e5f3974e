import type { LiblouisProgram } from '../../braille/liblouis.ts';
import type { TextFiles } from '../../document/texts.ts';
import type { Language } from '../../languages/index.ts';
import { materialsOf, type PressData } from '../../press.ts';
import type { Materials } from '../../render/editions.ts';
import type { Address } from '../../words/address.ts';

/** What the site has of the press, beside its programs: the names of its files, and what all languages share. */
export interface PressIndex {
  readonly templates: TextFiles['templates'];
  /** Names of files in `press/fonts/`, by font. */
  readonly fonts: Readonly<Record<keyof PressData['fonts'], string>>;
  /** Names of files in `press/tables/`. */
  readonly tables: readonly string[];
}

/** The files of the site, read when they are asked for. */
export interface PressFiles {
  text(name: string): Promise<string>;
  bytes(name: string): Promise<Uint8Array>;
  /** What liblouis runs as, a module of the site. */
  liblouis(): Promise<LiblouisProgram>;
}

/** Where the site has what the press is made of. */
export const PRESS = {
  index: 'press/index.json',
  puzzlePlayer: 'press/play.js',
  tablePlayer: 'press/play-table.js',
  words: (language: Language) => `press/words/${language}.json`,
  informal: (language: Language) => `press/words/${language}-informal.json`,
  font: (name: string) => `press/fonts/${name}`,
  table: (name: string) => `press/tables/${name}`,
} as const;

/** The words of a book: in which language, and how it addresses its readers. */
interface Wording {
  readonly language: Language;
  readonly address?: Address | undefined;
}

/** Loads materials once for each language and address. */
export function materialsLoader(files: PressFiles): (wording: Wording) => Promise<Materials> {
  const loaded = new Map<string, Promise<Materials>>();
  let shared: Promise<Omit<PressData, 'words' | 'informal'>> | undefined;
  return ({ language, address = 'formal' }) => {
    const name = `${language} ${address}`;
    const known = loaded.get(name);
    if (known) return known;
    shared ??= sharedData(files);
    const made = materialsIn(files, shared, { language, address });
    loaded.set(name, made);
    // What could not be loaded is asked for again.
    made.catch(() => {
      loaded.delete(name);
      shared = undefined;
    });
    return made;
  };
}

async function materialsIn(
  files: PressFiles,
  shared: Promise<Omit<PressData, 'words' | 'informal'>>,
  { language, address }: Wording,
): Promise<Materials> {
  const read = async (name: string) => ({
    [language]: JSON.parse(await files.text(name)) as TextFiles['words'],
  });
  const [data, words, informal] = await Promise.all([
    shared,
    read(PRESS.words(language)),
    address === 'informal' ? read(PRESS.informal(language)) : {},
  ]);
  return materialsOf({ ...data, words, informal }, language, undefined, address);
}

async function sharedData(files: PressFiles): Promise<Omit<PressData, 'words' | 'informal'>> {
  const { templates, fonts, tables } = JSON.parse(await files.text(PRESS.index)) as PressIndex;
  const [puzzles, table, program, fontEntries, tableEntries] = await Promise.all([
    files.text(PRESS.puzzlePlayer),
    files.text(PRESS.tablePlayer),
    files.liblouis(),
    Promise.all(
      Object.entries(fonts).map(async ([font, name]) => [font, await files.bytes(PRESS.font(name))] as const),
    ),
    Promise.all(tables.map(async (name) => [name, await files.bytes(PRESS.table(name))] as const)),
  ]);
  return {
    templates,
    fonts: Object.fromEntries(fontEntries) as PressData['fonts'],
    players: { puzzles, table },
    liblouis: { program, tables: Object.fromEntries(tableEntries) },
  };
}
