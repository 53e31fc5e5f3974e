import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { BROWSER_BUNDLE } from '../browser-bundle.ts';

/** The script for playing as one classic script. */
export async function bundlePlay(): Promise<string> {
  return (await bundle()).outputFiles[0]!.text;
}

/** The files of which the script is made, from the folder of the project. */
export async function bundledFiles(): Promise<string[]> {
  return Object.keys((await bundle()).metafile.inputs);
}

function bundle() {
  return build({
    ...BROWSER_BUNDLE,
    entryPoints: ['src/play/page/main.ts'],
    format: 'iife',
    metafile: true,
  });
}

/** Writes it where the program looks for it, in a checkout and in the package. */
export async function writePlay(): Promise<void> {
  const folder = new URL('../../dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('play.js', folder), await bundlePlay());
}
