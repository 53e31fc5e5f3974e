import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The script for playing as one classic script for browsers of 2023 and later: the newest that the solver's own code
 * asks for are the methods of ES2023 on arrays. One version of esbuild always gives the same bytes. An import of a
 * Node module is an error, as the platform is the browser's.
 */
export async function bundlePlay(): Promise<string> {
  return (await bundle()).outputFiles[0]!.text;
}

/** The files of which the script is made, from the folder of the project. */
export async function bundledFiles(): Promise<string[]> {
  return Object.keys((await bundle()).metafile.inputs);
}

function bundle() {
  return build({
    absWorkingDir: fileURLToPath(new URL('../../', import.meta.url)),
    entryPoints: ['src/play/page/main.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    tsconfigRaw: '{}',
    metafile: true,
    write: false,
  });
}

/** Writes it where the program looks for it, in a checkout and in the package. */
export async function writePlay(): Promise<void> {
  const folder = new URL('../../dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('play.js', folder), await bundlePlay());
}
