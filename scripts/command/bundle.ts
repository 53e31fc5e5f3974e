import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../', import.meta.url);

/** What `startProcess` starts. */
const PROCESS = 'src/cli/process.ts';

/**
 * Writes the command as a few files, dist/cli.js and those that it loads in dist/cli/: reading the hundreds of files that it is
 * made of takes several times as long as most commands do. What only one command needs is in files that no other loads.
 * Packages stay outside. They, templates, fonts and words are found as from any file in a folder of dist/.
 */
export async function writeCommand(): Promise<void> {
  // The names of parts change with what is in them.
  rmSync(new URL('dist/cli', ROOT), { recursive: true, force: true });
  await build({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ['src/cli.ts', PROCESS],
    outbase: 'src',
    outdir: 'dist',
    chunkNames: 'cli/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
}
