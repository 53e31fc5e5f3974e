import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { escaped } from '../../../src/words/marked.ts';
import type { DocsPage } from './docs.ts';
import { idMaker, wide } from './markdown.ts';

// What the entries of the package export, from the types that its build writes. typedoc 0.28 is not for it: beside TypeScript 7 npm
// installs it only in a workspace with TypeScript 6, and its pages hide their text until an inline script has run.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** The entries, each with its file of types, and what it is for. */
const ENTRIES = [
  ['dominosa-press/solve', 'entries/solve.d.ts', 'Boards, puzzles, solutions, levels and steps.'],
  ['dominosa-press/make', 'entries/make.d.ts', 'Composing puzzles.'],
  ['dominosa-press/book', 'entries/book.d.ts', 'Books, their files and their proof.'],
  [
    'dominosa-press/node',
    'node/index.d.ts',
    'All of the above, and for programs in Node what finds fonts, templates, braille tables and the player by itself.',
  ],
] as const;

/** Something that an entry exports. */
interface Exported {
  readonly name: string;
  /** What is said of it: sentences, and lines that begin with a tag, as `@throws`. */
  readonly said: string;
  /** Its declarations; several if a function can be called in several ways. */
  readonly declared: string;
}

/** A page of all that the entries export: name, words, declaration. */
export function apiPage(): DocsPage {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-types-'));
  try {
    const { status, stdout } = spawnSync(
      process.execPath,
      [TSC, '-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', folder],
      { cwd: ROOT, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stdout);
    return pageFrom(new Types(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TITLE = 'Reference of the library';
const PATH = 'docs/reference.html';

function pageFrom(types: Types): DocsPage {
  const idOf = idMaker();
  const entries = ENTRIES.map(([entry, file, purpose]) => {
    const exported = types.exportsOf(file).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return {
      entry,
      purpose,
      id: idOf(entry),
      exported: exported.map((one) => ({ ...one, id: idOf(one.name) })),
    };
  });
  const html = entries.map(({ entry, purpose, id, exported }) => {
    const names = exported.map(({ name, id }) => `<li><a href="#${id}"><code>${name}</code></a></li>`);
    const all = exported.map(
      ({ name, id, said, declared }) => `<h3 id="${id}"><code>${name}</code></h3>
${paragraphs(said)}${wide('Declaration', name, `<pre><code>${escaped(declared)}</code></pre>`)}`,
    );
    return `<h2 id="${id}"><code>${entry}</code></h2>
<p>${purpose}</p>
<ul class="names">
${names.join('\n')}
</ul>
${all.join('')}`;
  });
  return {
    path: PATH,
    title: TITLE,
    description: 'Every function, class and type that the package exports, with its declaration.',
    main: `<h1 id="reference">${TITLE}</h1>
<p>Every name that the package exports, by entry, from its types. <code>dominosa-press</code> has what <code>/solve</code>, <code>/make</code> and
<code>/book</code> have. <a href="api.html">The press in programs</a> explains how to use it, with examples.</p>
${html.join('')}`,
    sections: entries.flatMap(({ exported }) =>
      exported.map(({ id, name, said }) => ({ id, heading: name, text: said.replace(/\s+/g, ' ') })),
    ),
  };
}

/** Sentences as a paragraph, each tag as an item of a list. */
function paragraphs(said: string): string {
  const [words = '', ...tags] = said.split(/(?:^|\s)(?=@(?:param|returns|throws)\b)/);
  const marked = (text: string) => escaped(text.trim()).replace(/`([^`]+)`/g, '<code>$1</code>');
  const paragraphs = words
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${marked(text)}</p>\n`);
  const items = tags.map((tag) => {
    const [, kind, text] = /^@(\w+)\s*([\s\S]*)$/.exec(tag)!;
    const [, name, rest] = kind === 'param' ? /^(\S+)\s*([\s\S]*)$/.exec(text!)! : [];
    return name
      ? `<li><code>${escaped(name)}</code>: ${marked(rest!)}</li>`
      : `<li>${kind}: ${marked(text!)}</li>`;
  });
  return paragraphs.join('') + (items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>\n` : '');
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The types of the package, file by file as they are asked for. */
class Types {
  readonly #folder: string;
  readonly #files = new Map<string, { readonly text: string; readonly body: readonly Statement[] }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  #file(path: string) {
    const known = this.#files.get(path);
    if (known) return known;
    const text = readFileSync(join(this.#folder, path), 'utf8');
    const file = { text, body: parseAst(text, { lang: 'dts' }, path).body };
    this.#files.set(path, file);
    return file;
  }

  #beside(path: string, source: string): string {
    return relative(this.#folder, join(this.#folder, dirname(path), source)).replace(/\.ts$/, '.d.ts');
  }

  /** What a file exports by name, whether it declares it or not; all that it exports of another is that one's. */
  exportsOf(path: string): Exported[] {
    const names = this.#file(path).body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { declaration } = statement;
      return declaration
        ? namesIn(declaration)
        : statement.specifiers.map(({ exported }) => nameOf(exported));
    });
    return [...new Set(names)].map((name) => this.#find(path, name, name));
  }

  /** @param as how it is called outside */
  #find(path: string, name: string, as: string): Exported {
    const { text, body } = this.#file(path);
    const declarations = body.filter(
      (statement) =>
        statement.type === 'ExportNamedDeclaration' &&
        statement.declaration &&
        namesIn(statement.declaration).includes(name),
    );
    if (declarations.length > 0) {
      const declared = declarations.map(({ start, end }) =>
        text.slice(start, end).replace(/^export (declare )?/, ''),
      );
      return { name: as, said: saidBefore(text, declarations[0]!.start), declared: declared.join('\n') };
    }
    for (const statement of body) {
      if (statement.type === 'ExportNamedDeclaration') {
        const found = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
        if (!found) continue;
        const local = nameOf(found.local);
        if (statement.source) return this.#find(this.#beside(path, statement.source.value), local, as);
        return this.#imported(path, local, as);
      }
    }
    throw new Error(`${path}: ${name} is declared nowhere`);
  }

  #imported(path: string, name: string, as: string): Exported {
    for (const statement of this.#file(path).body) {
      if (statement.type !== 'ImportDeclaration') continue;
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.local.name === name)
          return this.#find(this.#beside(path, statement.source.value), nameOf(specifier.imported), as);
      }
    }
    throw new Error(`${path}: ${name} comes from nowhere`);
  }
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value;
}

function namesIn(
  declaration: NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>,
) {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
}

/** The words of the comment that ends where a declaration begins. */
function saidBefore(text: string, start: number): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .trim();
}
