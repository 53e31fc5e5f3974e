import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '../../src/languages/de/index.ts';

// A made-up copy of German that lacks one field at a time: the compiler must name each of them.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Optional fields: grades that a language lacks, and lists of arbitrary length. */
const OPTIONAL =
  /^(braille\.tables\.(full|contracted)|(braille|proof)\.pages\.\w+|proof\.braille\.signs\..)$/u;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);

/** The names of all fields including nested ones, separated by dots. */
function pathsOf(fields: Fields, before = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => [
    before + name,
    ...(isFields(value) ? pathsOf(value, `${before}${name}.`) : []),
  ]);
}

/** The fields in TypeScript syntax, without one of them. */
function written(value: unknown, without: string, path = ''): string {
  if (typeof value === 'function') return `() => ''`;
  if (value instanceof RegExp) return '/./';
  if (Array.isArray(value)) return '[]';
  if (!isFields(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, each]): [string, string, unknown] => [
    `${path}${path && '.'}${name}`,
    name,
    each,
  ]);
  const kept = entries.filter(([own]) => own !== without);
  return `{ ${kept.map(([own, name, each]) => `${JSON.stringify(name)}: ${written(each, without, own)}`).join(', ')} }`;
}

const paths = pathsOf({ ...de });
/** The compiler's message about each, by line number. */
let errors: ReadonlyMap<number, string>;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-up-'));
  const lines = [
    `import type { LanguageData } from '${ROOT}src/languages/language.ts';`,
    `export const whole: LanguageData = ${written({ ...de }, '')};`,
    ...paths.map((path, i) => `export const lacks${i}: LanguageData = ${written({ ...de }, path)};`),
  ];
  writeFileSync(join(folder, 'made-up.mts'), lines.join('\n'));
  const config = { extends: `${ROOT}tsconfig.json`, include: ['made-up.mts'], exclude: [] };
  const options = { types: [], rootDir: '/', rewriteRelativeImportExtensions: false };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions: options }));
  const { stdout } = spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-p', folder], {
    encoding: 'utf8',
  });
  const said = Array.from(stdout.matchAll(/made-up\.mts\((\d+),\d+\): (.*)/g), (match) => match);
  errors = new Map(said.map(([, line, text]) => [Number(line), text!]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The complete language is on the second line, the others follow. */
const lineOf = (path: string) => 3 + paths.indexOf(path);

describe('a made-up language', () => {
  it('that lacks nothing is taken', () => {
    expect(errors.get(1)).toBeUndefined();
    expect(errors.get(2)).toBeUndefined();
  });

  it.each(paths.filter((path) => !OPTIONAL.test(path)))('is refused without %s', (path) => {
    const name = path.split('.').at(-1);
    expect(errors.get(lineOf(path))?.replaceAll('"', '')).toContain(`Property '${name}' is missing`);
  });

  it.each(paths.filter((path) => OPTIONAL.test(path)))('can do without %s', (path) => {
    expect(errors.get(lineOf(path))).toBeUndefined();
  });
});
