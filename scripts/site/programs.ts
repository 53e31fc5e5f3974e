import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import type { ScreenName } from '../../src/studio/screens.ts';
import type { SiteFiles } from '../../src/studio/site-data.ts';
import { BROWSER_BUNDLE } from '../browser-bundle.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WORKERS = 'src/studio/work';
/** What workers share is no worker. */
const SHARED = 'serve.ts';

/** A program of the site as the browser gets it. */
export interface Program {
  /** Its name in the folder of the site; that of an entry is the name of its source, as `main.js`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of its sources, from the folder of the project, to the bytes that each has in it. */
  readonly sources: Readonly<Record<string, number>>;
  /** Which others it loads before it runs, and those that it may load later. */
  readonly imports: readonly { readonly name: string; readonly isLater: boolean }[];
}

/** The worker that makes the first puzzle shares its files with the page, so that they are loaded once. */
const FIRST_WORKER = 'puzzles.ts';

/**
 * The page and its workers as modules. The page shares what it has in common with its first worker, the other workers among
 * themselves: were all to share, the first screen would be loaded in twice as many files.
 */
export async function bundlePrograms(): Promise<Program[]> {
  const workers = readdirSync(join(ROOT, WORKERS)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && name !== SHARED && name !== FIRST_WORKER,
  );
  const programs = await Promise.all([
    bundle(['src/studio/page/main.ts', `${WORKERS}/${FIRST_WORKER}`]),
    bundle(workers.map((name) => `${WORKERS}/${name}`)),
  ]);
  return programs.flat().sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function bundle(entryPoints: readonly string[]): Promise<Program[]> {
  const { outputFiles, metafile } = await build({
    ...BROWSER_BUNDLE,
    entryPoints: [...entryPoints],
    entryNames: '[name]',
    chunkNames: 'part-[name]-[hash]',
    outdir: 'site',
    splitting: true,
    format: 'esm',
    // Files of the site beside the others, which are no sources of this project.
    external: ['./liblouis.js', './pdf.js'],
    metafile: true,
  });
  return outputFiles.map(({ path, contents }) => programOf(basename(path), contents, metafile));
}

/** The service worker, one classic script: not all browsers have modules there. */
export async function bundleOffline(files: SiteFiles): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...BROWSER_BUNDLE,
    entryPoints: ['src/studio/offline/main.ts'],
    format: 'iife',
    define: { SITE_FILES: JSON.stringify(files) },
  });
  return outputFiles[0]!.contents;
}

function programOf(name: string, bytes: Uint8Array, { outputs }: Metafile): Program {
  const { inputs, imports } = outputs[`site/${name}`]!;
  return {
    name,
    bytes,
    sources: Object.fromEntries(
      Object.entries(inputs).map(([source, { bytesInOutput }]) => [source, bytesInOutput]),
    ),
    imports: imports.map(({ path, kind }) => ({ name: basename(path), isLater: kind === 'dynamic-import' })),
  };
}

/** A program with all that it loads before it runs. */
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
  return programs.find(({ sources }) => `src/studio/page/screens/${screen}.ts` in sources)!;
}
