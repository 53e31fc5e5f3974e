import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Players } from '../../src/render/recipe.ts';
import { BROWSER_BUNDLE } from '../browser-bundle.ts';
import { legalComment } from '../notices.ts';

/** The scripts for playing: that of every page with puzzles, and that of pages with games of Sperrdomino. */
const ENTRIES = { play: 'src/play/page/main.ts', table: 'src/parts/sperrdomino/play/page/main.ts' } as const;
type Script = keyof typeof ENTRIES;

/** A script for playing as one classic script, with the licence notices for third-party code in it. */
export async function bundlePlay(script: Script = 'play'): Promise<string> {
  const { outputFiles, metafile } = await bundle(script);
  return legalComment(Object.keys(metafile.inputs)) + outputFiles[0]!.text;
}

export async function bundlePlayers(): Promise<Players> {
  return { puzzles: await bundlePlay(), table: await bundlePlay('table') };
}

/** The files bundled into a script, relative to the project folder. */
export async function bundledFiles(script: Script = 'play'): Promise<string[]> {
  return Object.keys((await bundle(script)).metafile.inputs);
}

function bundle(script: Script) {
  return build({
    ...BROWSER_BUNDLE,
    entryPoints: [ENTRIES[script]],
    format: 'iife',
    metafile: true,
  });
}

/** Writes them where the program looks for them, both in a checkout and in the package. */
export async function writePlay(): Promise<void> {
  const folder = new URL('../../dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const { puzzles, table } = await bundlePlayers();
  writeFileSync(new URL('play.js', folder), puzzles);
  writeFileSync(new URL('play-table.js', folder), table);
}
