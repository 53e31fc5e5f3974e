import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

// The floors (layers) of the source, the ground first. A file may import only from its own floor and from those below it.
const FLOORS: readonly (readonly string[])[] = [
  ['bytes.ts', 'errors.ts', 'hash.ts', 'memoize.ts', 'paths.ts', 'random.ts', 'six-dot.ts'],
  ['languages'],
  ['words'],
  ['ui'],
  ['domino'],
  ['games'],
  ['braille'],
  ['solve'],
  ['compose'],
  ['book'],
  ['proof'],
  ['document'],
  ['play'],
  ['layout'],
  ['render'],
  ['entries', 'index.ts', 'press.ts'],
  ['studio'],
  ['node'],
  ['cli', 'cli.ts'],
];

/**
 * The files outside parts/ that know a part of a book by its name. What is listed first is a table of all parts. To take a part away is
 * to change these and the lists in parts/.
 */
const KNOWN_BY: Readonly<Record<string, readonly string[]>> = {
  endgames: ['cli/judges.ts', 'studio/check-jobs.ts', 'studio/page/parts.ts'],
  games: ['studio/page/parts.ts', 'book/config.ts'],
  sperrdomino: ['render/html.ts', 'studio/style.ts'],
  exercises: [],
  composing: [
    ...[
      'cli/judges.ts',
      'studio/check-jobs.ts',
      'studio/page/parts.ts',
      'cli/schema.ts',
      'layout/screen/writer.ts',
    ],
    // Tasks are played on the boards of puzzles.
    ...['assistants', 'game-progress', 'play-board-line', 'play-board'].map((name) => `play/${name}.ts`),
  ],
  competition: ['cli/mark.ts', 'entries/book.ts', 'press.ts', 'proof/answer-rows.ts'],
  exhibits: [
    ...['book/contents.ts', 'book/presets.ts', 'proof/answers.ts', 'proof/subject.ts'],
    ...['contents', 'context/found', 'figures', 'sample', 'step-figures'].map(
      (name) => `document/${name}.ts`,
    ),
    ...['render/answers/formats.ts', 'render/drawings/files.ts'],
  ],
};

/** Code of one language. Apart from its neighbours in the same folder, it may only be imported by the list of languages. */
const OF_ONE_LANGUAGE = /^languages\/([^/]+)\//;
const REACHES_LANGUAGE = /^languages\/list\.ts$/;
/** The expectations share nothing with the code that wrote the files under test. */
const EXPECTATIONS = /^languages\/[^/]+\/proof\.ts$/;

/**
 * The code of a part of the book for a floor is in the folder with the floor's name (`parts/games/play/`). The list of what all
 * parts provide for that floor is in a file of the same name (`parts/play.ts`).
 */
const OF_PART = /^parts\/(?:[^/]+\/)?([^/]+?)(?:\.ts$|\/|$)/;

const CLI = /^(parts\/[^/]+\/)?cli(\.ts$|\/)/;

/** Where the clock may be read: the command, and one file of the page. */
const CLOCK = /^((parts\/[^/]+\/)?cli(\.ts$|\/)|studio\/page\/now\.ts$)/;

/** Where Node may be used; everything else also runs in a browser. */
const NODE = /^((parts\/[^/]+\/)?cli(\.ts$|\/)|node\/)/;

/** Packages that only some files may import: those whose path in src/ matches. */
const PACKAGES: readonly (readonly [name: RegExp, allowed: RegExp])[] = [
  [/^pdfkit(\/|$)/, /^render\/pdf[^/]*$/],
  [/^fontkit(\/|$)/, /^(layout\/(faces|own-fonts)\.ts|render\/pdf[^/]*)$/],
  [/^handlebars(\/|$)/, /^document\//],
  [/^zod(\/|$)/, /^book\/zod\.ts$/],
  [/^@fluent\//, /^words\//],
  [/^liblouis-build(\/|$)/, /^node\//],
  [/^manifold-3d(\/|$)/, /^node\/modeller\.ts$/],
  [/^pdfjs-dist(\/|$)/, /^proof\/pdf\.ts$/],
  [/^(node:)?process$/, CLI],
  [new RegExp(`^node:|^(${builtinModules.join('|')})$`), NODE],
];

/** Expressions that only the given files may contain. Without a pattern no file may. */
const WORDS: readonly (readonly [what: string, word: RegExp, allowed?: RegExp])[] = [
  ['the process', /(?<![.\w$])process(?:\??\.\w+|(?=\[|\s*[;,)]))|\bglobalThis\.process\b/g, CLI],
  ['what Node alone has', /(?<![.\w$])(?:Buffer|NodeJS|__dirname|__filename|setImmediate)\b/g, NODE],
  ['the console', /(?<![.\w$])console(?:\??\.\w+|(?=\[|\s*[;,)]))|\bglobalThis\.console\b/g, CLI],
  [
    'the clock',
    /\bDate\.now\b|\bnew Date(?:\(\s*\)|(?![\w$(]))|(?<!new )\bDate\(\)|\bperformance\.now\b/g,
    CLOCK,
  ],
  ['what proof/ expects', /\.proof\b|\bproof\b(?=[^{}]*\}\s*=\s*LANGUAGES\b)/g, /^proof\//],
  ['chance without a seed', /\bMath\.random\b|\brandom(?:UUID|Bytes|Int|FillSync)\b|\bgetRandomValues\b/g],
];

const IMPORTS = [
  /(?<=^|;)[ \t]*(?:import|export)\b(?:[^'"`;=()]*?\bfrom)?\s*(?<quote>['"])(?<name>[^'"]+)\k<quote>/gm,
  /(?<![.\w$])(?:import|require|require\.resolve|import\.meta\.resolve)\s*\(\s*(?:(?<quote>['"`])(?<name>[^'"`$]+)\k<quote>)?/g,
];

/**
 * The forbidden expressions of a source text, one sentence each with file, line and words.
 *
 * @param file its path in src/, with slashes
 */
function violations(file: string, source: string): string[] {
  const found: string[] = [];
  const code = withoutComments(source);
  const report = (text: string, at: number, why: string) => {
    const line = code.slice(0, at + text.length - text.trimStart().length).split('\n').length;
    found.push(`src/${file}:${line}: ${text.trim().replace(/\s+/g, ' ')}: ${why}`);
  };
  const own = floorOf(file);
  if (own < 0) found.push(`src/${file}: stands on no floor`);
  for (const match of importsOf(code)) {
    const name = match.groups?.name;
    if (name === undefined) {
      report(match[0], match.index, 'the name of an import must be a plain text');
    } else if (name.startsWith('.')) {
      const target = posix.join(posix.dirname(file), name);
      const floor = floorOf(target);
      if (target.startsWith('..')) report(match[0], match.index, 'leaves src/');
      else if (floor < 0) report(match[0], match.index, `${target} stands on no floor`);
      else if (EXPECTATIONS.test(file) && target !== 'languages/proof.ts') {
        report(match[0], match.index, 'what proof/ expects stands alone');
      } else if (isInside(target, file)) {
        report(match[0], match.index, 'a language is reached through languages/list.ts');
      } else if (floor > own)
        report(match[0], match.index, `${roomOf(file)} may not import ${roomOf(target)}`);
    }
    const strict = PACKAGES.find(([known, allowed]) => known.test(name ?? '') && !allowed.test(file));
    if (strict) report(match[0], match.index, `only for ${strict[1].source}`);
  }
  const words = withoutTexts(code);
  for (const [what, word, allowed] of WORDS) {
    if (allowed?.test(file)) continue;
    for (const match of words.matchAll(word)) {
      report(match[0], match.index, `${what} is ${allowed ? `only for ${allowed.source}` : 'for nobody'}`);
    }
  }
  return found;
}

/** Whether a file of one language is imported from outside its folder. */
function isInside(target: string, file: string): boolean {
  const language = OF_ONE_LANGUAGE.exec(target)?.[1];
  if (language === undefined || REACHES_LANGUAGE.test(file)) return false;
  return OF_ONE_LANGUAGE.exec(file)?.[1] !== language;
}

/**
 * The import cycles, each as the shortest path from its first file back to itself. Type imports count, too, because files
 * should be readable one after the other.
 *
 * @param imports the files that each file imports
 */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  // Files that import nothing which is left are on no circle.
  const left = new Map(imports);
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [file, names] of left) if (!names.some((name) => left.has(name))) left.delete(file);
  }
  const waysBack = [...left.keys()].sort().map((file) => wayBack(file, left));
  const seen = new Set<string>();
  return waysBack.flatMap((way) => {
    if (!way || way.some((file) => seen.has(file))) return [];
    for (const file of way) seen.add(file);
    return [way.join(' -> ')];
  });
}

/** The shortest path along imports from a file back to itself. */
function wayBack(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const reached = new Set<string>();
  let ways = [[file]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of imports.get(way.at(-1)!) ?? []) {
        if (next === file) return [...way, file];
        if (reached.has(next)) continue;
        reached.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/** The files in src/ that a source text imports. */
function filesImported(file: string, source: string): string[] {
  const names = importsOf(withoutComments(source)).map(({ groups }) => groups?.name ?? '');
  return names.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(file), name));
}

const importsOf = (code: string) => IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)]);
const roomOf = (file: string) => {
  const facet = OF_PART.exec(file)?.[1] ?? '';
  if (!file.startsWith('parts/')) return file.split('/')[0]!;
  return FLOORS.some((rooms) => rooms.includes(facet)) ? facet : 'book';
};
const floorOf = (file: string) => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));

// Quoted text, templates and regular expressions (where a value can begin), to distinguish them from comments.
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/;
const TEMPLATE = /`(?:[^`\\]|\\[\s\S])*`/;
const EXPRESSION =
  /(?<=(?:[=(,:[!&|?{};>]|\breturn)\s*)\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//;
const PIECES = new RegExp(
  `(?<kept>${TEXT.source}|${TEMPLATE.source}|${EXPRESSION.source})|${COMMENT.source}`,
  'g',
);

const blanked = new Map<string, string>();

/** The source with comments blanked; lines and columns stay. */
function withoutComments(source: string): string {
  const code =
    blanked.get(source) ?? source.replace(PIECES, (piece, kept) => kept ?? piece.replace(/[^\n]/g, ' '));
  blanked.set(source, code);
  return code;
}

/** The code with quoted text blanked. Templates are kept, as they can contain code. */
function withoutTexts(code: string): string {
  return code.replace(PIECES, (piece) => (/^['"]/.test(piece) ? `'${' '.repeat(piece.length - 2)}'` : piece));
}

describe('src/', () => {
  const root = new URL('../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

  it.each(['errors.ts', 'random.ts', 'domino/notation.ts'])('%s is looked at', (file) => {
    expect(files).toContain(file);
  });

  it('keeps no import line from the check', () => {
    for (const file of files) {
      const code = withoutComments(readFileSync(new URL(file, root), 'utf8'));
      const lines = code.match(/^(?:import|export|\}).* from '.*';$/gm) ?? [];
      expect(importsOf(code).length, file).toBeGreaterThanOrEqual(lines.length);
    }
  });

  it('has no circles of imports', () => {
    const imports = files.map(
      (file) => [file, filesImported(file, readFileSync(new URL(file, root), 'utf8'))] as const,
    );
    expect(circles(new Map(imports))).toEqual([]);
  });

  it('knows each part of a book in few places', () => {
    const known = Object.fromEntries(Object.keys(KNOWN_BY).map((part) => [part, new Set<string>()]));
    for (const file of files.filter((name) => !name.startsWith('parts/'))) {
      for (const imported of filesImported(file, readFileSync(new URL(file, root), 'utf8'))) {
        const [, part] = /^parts\/([^/]+)\//.exec(imported) ?? [];
        if (part) known[part]!.add(file);
      }
    }
    for (const [part, places] of Object.entries(KNOWN_BY))
      expect([...known[part]!].sort(), part).toEqual(places.toSorted());
  });

  it('keeps its floors and habits', () => {
    const all = files.flatMap((file) => violations(file, readFileSync(new URL(file, root), 'utf8')));
    expect(all).toEqual([]);
  });
});

describe('the check of circles', () => {
  const found = (sources: Readonly<Record<string, string>>) =>
    circles(new Map(Object.entries(sources).map(([file, source]) => [file, filesImported(file, source)])));

  it('finds files that import each other, be it for their types alone', () => {
    const sources = {
      'layout/a.ts': `import { b } from './b.ts';`,
      'layout/b.ts': `import { c } from './c/c.ts';`,
      'layout/c/c.ts': `import type { A } from '../a.ts';`,
    };
    expect(found(sources)).toEqual(['layout/a.ts -> layout/b.ts -> layout/c/c.ts -> layout/a.ts']);
  });

  it('finds a file that imports itself, and each of several circles once', () => {
    const sources = {
      'a.ts': `export * from './a.ts';`,
      'b.ts': `const c = await import('./c.ts');`,
      'c.ts': `import { a } from './a.ts';\nimport { b } from './b.ts';`,
    };
    expect(found(sources)).toEqual(['a.ts -> a.ts', 'b.ts -> c.ts -> b.ts']);
  });

  it('tells the shortest way round', () => {
    const sources = {
      'a.ts': `import './b.ts';\nimport './c.ts';`,
      'b.ts': `import './c.ts';`,
      'c.ts': `import './a.ts';`,
    };
    expect(found(sources)).toEqual(['a.ts -> c.ts -> a.ts']);
  });

  it('lets pass what is imported on two ways, and what only looks like an import', () => {
    const sources = {
      'a.ts': `import './b.ts';\nimport './c.ts';\nimport 'a.ts';`,
      'b.ts': `import './c.ts';\n// import './a.ts';`,
      'c.ts': `const text = "import './a.ts'";`,
    };
    expect(found(sources)).toEqual([]);
  });
});

describe('the check of the floors', () => {
  it.each([
    // Imports from a higher floor, in every form.
    ['solve/ladder.ts', `import { make } from '../compose/omnibus.ts';`, 'solve may not import compose'],
    ['solve/ladder.ts', `import type { Make } from "../compose/omnibus.ts";`, 'solve may not import compose'],
    [
      'solve/ladder.ts',
      `import {\n  one,\n  two as three,\n} from '../cli/main.ts';`,
      'solve may not import cli',
    ],
    ['solve/ladder.ts', `import * as book from '../book/book.ts';`, 'solve may not import book'],
    ['solve/ladder.ts', `import one, { two } from '../book/book.ts';`, 'solve may not import book'],
    ['solve/ladder.ts', `import '../render/pdf.ts';`, 'solve may not import render'],
    ['solve/ladder.ts', `export * from '../layout/page.ts';`, 'solve may not import layout'],
    ['solve/ladder.ts', `export { a, type B } from '../layout/page.ts';`, 'solve may not import layout'],
    ['solve/ladder.ts', `const a = await import('../document/parse.ts');`, 'solve may not import document'],
    ['solve/ladder.ts', 'const a = await import(`../document/parse.ts`);', 'solve may not import document'],
    ['solve/ladder.ts', `let a: typeof import('../document/parse.ts');`, 'solve may not import document'],
    ['solve/ladder.ts', `require('../document/parse.ts');`, 'solve may not import document'],
    ['solve/ladder.ts', `const a = 1; import { b } from '../book/book.ts';`, 'solve may not import book'],
    [
      'solve/techniques/gap.ts',
      `import { a } from '../../compose/series.ts';`,
      'solve may not import compose',
    ],
    ['solve/ladder.ts', 'const a = await import(name);', 'the name of an import must be a plain text'],
    [
      'solve/ladder.ts',
      `const a = await import(\`./\${name}.ts\`);`,
      'the name of an import must be a plain text',
    ],
    // The ground floor and the top floor.
    ['errors.ts', `import { a } from './domino/board.ts';`, 'errors.ts may not import domino'],
    ['random.ts', `import { a } from './domino/board.ts';`, 'random.ts may not import domino'],
    ['domino/board.ts', `import { a } from '../braille/tables.ts';`, 'domino may not import braille'],
    ['languages/de/braille.ts', `import { a } from '../../braille/tables.ts';`, 'may not import braille'],
    ['languages/de/proof.ts', `import { spell } from '../../six-dot.ts';`, 'stands alone'],
    ['languages/de/proof.ts', `import { braille } from './braille.ts';`, 'stands alone'],
    ['languages/de/index.ts', `import { a } from '../en/braille.ts';`, 'reached through languages/list.ts'],
    ['proof/names.ts', `import { a } from '../languages/en/proof.ts';`, 'reached through languages/list.ts'],
    ['index.ts', `export { a } from './cli/main.ts';`, 'index.ts may not import cli'],
    ['render/pdf.ts', `import { a } from '../index.ts';`, 'render may not import index.ts'],
    ['solve/ladder.ts', `import { a } from '../../test/a.ts';`, 'leaves src/'],
    ['solve/ladder.ts', `import { a } from '../attic/a.ts';`, 'attic/a.ts stands on no floor'],
    // Packages outside the files that may import them.
    ['render/html.ts', `import PDFDocument from 'pdfkit';`, 'only for'],
    ['layout/print.ts', `import PDFDocument from 'pdfkit';`, 'only for'],
    ['layout/print.ts', `import * as fontkit from 'fontkit';`, 'only for'],
    ['render/html.ts', `import Handlebars from 'handlebars/runtime.js';`, 'only for'],
    ['book/config.ts', `import { z } from 'zod';`, 'only for'],
    ['document/say.ts', `import { FluentBundle } from '@fluent/bundle';`, 'only for'],
    ['layout/cells.ts', `import louis from 'liblouis-build/build-no-tables-utf32.js';`, 'only for'],
    ['layout/page.ts', `import { readFileSync } from 'node:fs';`, 'only for'],
    ['proof/zip.ts', `import { inflateRawSync } from 'node:zlib';`, 'only for'],
    ['layout/screen/screen.ts', `import { posix } from 'path';`, 'only for'],
    ['braille/liblouis.ts', `import louis from 'liblouis-build';`, 'only for'],
    ['render/solids/modeller.ts', `import type { Manifold } from 'manifold-3d';`, 'only for'],
    ['render/editions.ts', `import { loadFonts } from '../node/fonts.ts';`, 'render may not import node'],
    ['node/fonts.ts', `import { readFile } from '../cli/files.ts';`, 'node may not import cli'],
    ['book/config.ts', `const { readFile } = await import('fs/promises');`, 'only for'],
    ['book/plan.ts', `import { env } from 'node:process';`, 'only for'],
    // Words.
    ['book/plan.ts', 'if (process.env.DEBUG) a();', 'the process is only for'],
    ['node/braille.ts', 'process.exit();', 'the process is only for'],
    ['book/plan.ts', `process.off('uncaughtException', a);`, 'the process is only for'],
    ['book/plan.ts', 'const { env } = process;', 'the process is only for'],
    ['book/plan.ts', `const a = \`\${process.cwd()}\`;`, 'the process is only for'],
    ['render/recipe.ts', 'const all = Buffer.concat(pieces);', 'what Node alone has is only for'],
    ['render/recipe.ts', 'const all = (a: Buffer) => a;', 'what Node alone has is only for'],
    ['play/session.ts', 'setImmediate(a);', 'what Node alone has is only for'],
    ['book/plan.ts', 'console.log(1);', 'the console is only for'],
    ['book/plan.ts', 'list.forEach(console.log);', 'the console is only for'],
    ['book/plan.ts', 'const now = new Date();', 'the clock is only for'],
    ['book/plan.ts', 'const now = new Date;', 'the clock is only for'],
    ['book/plan.ts', 'const now = Date.now();', 'the clock is only for'],
    ['layout/lines.ts', 'const a = LANGUAGES.de.proof.cell;', 'what proof/ expects is only for'],
    ['layout/lines.ts', 'const { name, proof } = LANGUAGES[language];', 'what proof/ expects is only for'],
    ['cli/book.ts', 'const a = Math.random();', 'chance without a seed is for nobody'],
    ['cli/jobs.ts', `import { randomBytes } from 'node:crypto';`, 'chance without a seed is for nobody'],
  ])('finds in %s: %s', (file, source, why) => {
    const found = violations(file, `// a comment\n\n${source}\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`src/${file}:3: `);
    expect(found[0]).toContain(why);
  });

  it('shows the import line, and the word', () => {
    expect(violations('solve/ladder.ts', `\nimport {\n  a,\n} from '../compose/omnibus.ts';\n`)).toEqual([
      "src/solve/ladder.ts:2: import { a, } from '../compose/omnibus.ts': solve may not import compose",
    ]);
    expect(violations('book/plan.ts', 'const a = 1,\n  b = process.env.B;')).toEqual([
      `src/book/plan.ts:2: process.env: the process is only for ${CLI.source}`,
    ]);
  });

  it('finds what follows texts that look like the begin of a comment, and each of several', () => {
    const source = [
      `const all = '**/*.ts', url = "http://a.b", quote = /['"\`/*]/g, escaped = 'it\\'s';`,
      'const half = 1 / 2; // 3 / 4',
      'const b = await import("../book/a.ts"); /* more */ console.log(Date.now());',
    ].join('\n');
    expect(violations('solve/ladder.ts', source).map((line) => line.split(': ')[0])).toEqual(
      new Array(3).fill('src/solve/ladder.ts:3'),
    );
  });

  it('knows a file that stands on no floor', () => {
    expect(violations('attic/a.ts', '')).toEqual(['src/attic/a.ts: stands on no floor']);
  });

  it.each([
    ['cli/book.ts', `import { a } from '../render/pdf.ts';\nprocess.exit(1); console.log(new Date());`],
    ['cli.ts', `import { main } from './cli/main.ts';\nprocess.exitCode = await main();`],
    ['cli/main.ts', `import { readFile } from 'node:fs/promises';`],
    ['index.ts', `export { a } from './errors.ts';\nexport type { B } from './render/format.ts';`],
    ['braille/grids.ts', `import { a } from '../domino/board.ts';\nimport { b } from './cells.ts';`],
    ['languages/list.ts', `export { de } from './de/index.ts';`],
    ['languages/de/index.ts', `import { proof } from './proof.ts';\nimport { a } from '../language.ts';`],
    ['languages/de/proof.ts', `import type { Expectations } from '../proof.ts';`],
    ['proof/names.ts', 'const { proof } = LANGUAGES[language];'],
    [
      'solve/techniques/gap.ts',
      `import { a } from '../candidates.ts';\nimport { b } from '../../errors.ts';`,
    ],
    ['render/pdf-tags.ts', `import PDFDocument from 'pdfkit';\nimport * as fontkit from 'fontkit';`],
    ['layout/faces.ts', `import * as fontkit from 'fontkit';`],
    ['node/fonts.ts', `import { readFileSync } from 'node:fs';\nconst a: Buffer = readFileSync('a');`],
    ['node/braille.ts', `import louis from 'liblouis-build';`],
    ['document/templates.ts', `import Handlebars from 'handlebars';`],
    ['book/zod.ts', `import { z } from 'zod';`],
    ['words/word-book.ts', `import { FluentBundle } from '@fluent/bundle';`],
    [
      'book/plan.ts',
      `const dates = [new Date('2026-11-20'), new Date(text), new Date(Date.UTC(2026, 0, 1))]; process(a.process.b);`,
    ],
    ['book/plan.ts', `const console = 1 as const; type A = { process: number; console?: string };`],
    ['book/plan.ts', `// import a from '../cli/main.ts'; process.exit()\n/* import('../cli/main.ts') */`],
    ['book/plan.ts', `const say = 'import a from "../cli/main.ts"; process.env, Math.random, console.log';`],
    [
      'book/plan.ts',
      `export const from = 'x', to = '../cli/main.ts';\nexport const b = Array.from('../cli');`,
    ],
  ])('lets pass in %s: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });
});
