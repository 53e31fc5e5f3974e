import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '../../src/languages/de/index.ts';

// A made-up language that is German, but lacks one field after the other: the compiler names each of them.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a language can do without: grades that it does not have, and entries of lists that are as long as it likes. */
const OPTIONAL =
  /^(braille\.tables\.(full|contracted)|(braille|proof)\.pages\.\w+|proof\.braille\.signs\..)$/u;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);

/** The names of all fields, those of their fields too, with dots between. */
function pathsOf(fields: Fields, before = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => [
    before + name,
    ...(isFields(value) ? pathsOf(value, `${before}${name}.`) : []),
  ]);
}

/** The fields as they would be written in TypeScript, without one of them. */
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
/** What the compiler says of each, by the line on which it stands. */
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

/** The whole stands on the second line, the others below. */
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
