import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { ScreenName } from '../../src/studio/screens.ts';
import type { SiteFiles } from '../../src/studio/site-data.ts';
import { BROWSER_BUNDLE } from '../browser-bundle.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'src/studio/page';
const WORKERS = 'src/studio/work';
/** A file shared by the workers, which is not a worker itself. */
const SHARED = 'serve.ts';

/** A program of the site as the browser gets it. */
export interface Program {
  /** Its name in the folder of the site. An entry has the name of its source, such as `main.js`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Its source files, relative to the project folder. */
  readonly sources: readonly string[];
  /** The programs that it loads before it runs, and those that it may load later. */
  readonly imports: readonly { readonly name: string; readonly isLater: boolean }[];
}

/** The worker that makes the first puzzle shares its files with the page, so that they are loaded once. */
const FIRST_WORKER = 'puzzles.ts';

/**
 * A file with everything that each of these sources needs. Earlier parts take the modules that several parts need.
 */
interface Part {
  readonly name: string;
  readonly neededBy: readonly string[];
}

/**
 * A phone requests only a few files at a time, so the code needed before a puzzle can be played is in as few files as possible.
 * The words are requested before the rest has arrived.
 */
const FIRST_PARTS: readonly Part[] = [
  { name: 'early', neededBy: [`${PAGE}/early.ts`] },
  { name: 'shared', neededBy: [`${PAGE}/main.ts`, `${WORKERS}/${FIRST_WORKER}`] },
  { name: 'page', neededBy: [`${PAGE}/main.ts`] },
];

/**
 * The page and its workers as modules. The page shares code with its first worker, and the other workers share code among
 * themselves. If all shared code, the first screen would load twice as many files.
 */
export async function bundlePrograms(): Promise<Program[]> {
  const workers = readdirSync(join(ROOT, WORKERS)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && name !== SHARED && name !== FIRST_WORKER,
  );
  const programs = await Promise.all([
    bundle([`${PAGE}/early.ts`, `${PAGE}/main.ts`, `${WORKERS}/${FIRST_WORKER}`], FIRST_PARTS),
    bundle(workers.map((name) => `${WORKERS}/${name}`)),
  ]);
  return programs.flat().sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * rolldown bundles modules into the given files. esbuild, which bundles the rest, makes one file for each set of dependants.
 */
async function bundle(entries: readonly string[], parts: readonly Part[] = []): Promise<Program[]> {
  const needs = new Needs();
  const bundled = await rolldown({
    cwd: ROOT,
    input: [...entries],
    platform: 'browser',
    // Other files of the site, which are not sources of this project.
    external: ['./liblouis.js', './pdf.js'],
    makeAbsoluteExternalsRelative: false,
    tsconfig: false,
    transform: { target: 'es2022' },
    plugins: [needs.plugin],
    // A Node module, which no browser has, only causes a warning.
    onLog: (_, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundled.generate({
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name]-[hash].js',
    codeSplitting: {
      groups: parts.map(({ name, neededBy }, index) => ({
        name,
        priority: parts.length - index,
        test: (id: string) =>
          !entries.some((entry) => join(ROOT, entry) === id) &&
          neededBy.every((entry) => needs.of(join(ROOT, entry)).has(id)),
      })),
    },
  });
  await bundled.close();
  return output.filter((file) => file.type === 'chunk').map(programOf);
}

/** For each module, everything that it loads before it runs, directly or indirectly. */
class Needs {
  readonly #imports = new Map<string, readonly string[]>();
  readonly #needs = new Map<string, ReadonlySet<string>>();

  get plugin(): Plugin {
    const imports = this.#imports;
    return {
      name: 'needs',
      buildEnd() {
        for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      },
    };
  }

  of(module: string): ReadonlySet<string> {
    const known = this.#needs.get(module);
    if (known) return known;
    const needs = new Set([module]);
    for (const id of needs) for (const imported of this.#imports.get(id) ?? []) needs.add(imported);
    this.#needs.set(module, needs);
    return needs;
  }
}

function programOf({ fileName, code, moduleIds, imports, dynamicImports }: OutputChunk): Program {
  return {
    name: fileName,
    bytes: new TextEncoder().encode(code),
    sources: moduleIds.map((id) => relative(ROOT, id)),
    imports: [
      ...imports.map((name) => ({ name, isLater: false })),
      ...dynamicImports.map((name) => ({ name, isLater: true })),
    ],
  };
}

/** The service worker as one classic script, as not all browsers support modules there. */
export async function bundleOffline(files: SiteFiles): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...BROWSER_BUNDLE,
    entryPoints: ['src/studio/offline/main.ts'],
    format: 'iife',
    define: { SITE_FILES: JSON.stringify(files) },
  });
  return outputFiles[0]!.contents;
}

/** A program with everything that it loads before it runs. */
export function withImports(name: string, programs: readonly Program[]): string[] {
  const names = new Set([name]);
  for (const known of names) {
    const program = programs.find((other) => other.name === known);
    for (const imported of program?.imports ?? []) if (!imported.isLater) names.add(imported.name);
  }
  return [...names];
}

/** The program of a screen, without what it loads before it runs. */
export function programOfScreen(screen: ScreenName, programs: readonly Program[]): Program {
  return programs.find(({ sources }) => sources.includes(`src/studio/page/screens/${screen}.ts`))!;
}
