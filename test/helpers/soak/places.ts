import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '../../../src/book/choices.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { COMMAND } from '../cli/run.ts';
import type { Program } from './stage.ts';

/** Puzzles of several kinds, and every edition. */
export const CONFIG = {
  title: 'Again',
  editions: EDITIONS,
  sections: [
    { title: 'Small', range: 3, count: 2 },
    { title: 'Threes', kind: 'terzett', range: 4, shape: '5x6', count: 1 },
    { title: 'Gaps', kind: 'completion', range: 4, shape: '5x6', count: 1, givens: 13 },
  ],
};

/** Where and how a book is made. Nothing of this may show in the book. */
export interface Place {
  readonly umask?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How many years the clock is off. */
  readonly years?: number;
  /** Whether the clock also jumps back and forth by a year each time it is read. */
  readonly jumps?: boolean;
  readonly jobs?: number;
  /** Whether the book is made in the working folder, from a relative path. */
  readonly isHere?: boolean;
}

/** Locales with other collation orders (Danish aa, Czech ch), numerals or calendars. */
const LOCALES = [
  ...['ar_EG', 'cs_CZ', 'da_DK', 'fa_IR', 'th_TH', 'tr_TR'].map((name) => `${name}.UTF-8`),
  'C',
];
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/St_Johns'];

/** A place that differs in every respect. */
export const ELSEWHERE: Place = {
  umask: '077',
  env: { HOME: '/nonexistent', USER: 'nobody', TZ: ZONES[2]!, LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  years: 10,
  jumps: true,
  jobs: 2,
  isHere: true,
};

const PLACES: readonly Place[] = [
  ELSEWHERE,
  ...LOCALES.map((locale) => ({ env: { LC_ALL: locale, LANG: locale, LANGUAGE: locale } })),
  ...ZONES.map((zone) => ({ env: { TZ: zone } })),
  ...['000', '077'].map((umask) => ({ umask })),
  // Before the Unix epoch, and after the last date that fits into 32 bits.
  ...[-60, -1, 1, 50].map((years) => ({ years })),
  { years: 0, jumps: true },
  ...[1, 2, 5].map((jobs) => ({ jobs })),
  { isHere: true },
];

/** A preloaded module that sets the clock off by some years. */
function clock(years: number, jumps = false): string {
  const script = `
    const Real = Date;
    let asked = 0;
    const now = () => Real.now() + (${years} + (${jumps} ? ++asked % 2 : 0)) * 365 * 86_400_000;
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()); }
      static now() { return now(); }
    };
  `;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** The files of the book that is made there. @throws Error if it cannot be made */
export async function madeAt(
  place: Place,
  language: Language,
  folder: string,
  program = COMMAND,
): Promise<Map<string, Buffer>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ ...CONFIG, language }));
  const { umask = '022', env = {}, years, jumps, jobs, isHere } = place;
  const node = years === undefined ? [] : ['--import', clock(years, jumps)];
  const args = ['book', ...(isHere ? ['config.json', '-o', 'out'] : [config, '-o', join(folder, 'out')])];
  const more = ['-q', ...(jobs ? ['--jobs', String(jobs)] : [])];
  // The umask of a process is set by the shell.
  const shell = ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, ...node, ...program];
  const child = spawn('sh', [...shell, ...args, ...more], {
    cwd: isHere ? folder : '/',
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the book could not be made at ${JSON.stringify(place)}: ${code}`);
  const out = join(folder, 'out', 'again');
  return new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name))]));
}

/** The names of files that are missing on one side, or differ. */
export function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !one.get(name) || !other.get(name)?.equals(one.get(name)!));
}

/** Makes the same book, in both languages, in one place and then in many others. */
export async function placesDiffer(folder: string, program: Program) {
  let [runs, files] = [0, 0];
  const faults: string[] = [];
  for (const language of LANGUAGE_CODES) {
    const usual = await madeAt({}, language, join(folder, 'usual'), program);
    runs++;
    for (const place of PLACES) {
      const other = await madeAt(place, language, join(folder, 'other'), program);
      runs++;
      files += other.size;
      for (const name of differences(usual, other)) {
        faults.push(`${language}, ${name} differs at ${JSON.stringify(place)}`);
      }
    }
  }
  return { runs, files, faults };
}
