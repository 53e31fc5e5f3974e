import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../', import.meta.url);

/** The programs that `startProcess` starts. */
const PROCESS = 'src/cli/process.ts';

/**
 * Bundles the command into a few files: dist/cli.js and the files in dist/cli/ that it loads. Reading its hundreds of source
 * files takes several times as long as most commands. Code for a single command is in files that no other command loads.
 * Packages are not bundled. They, templates, fonts and words are found as from any file in a folder of dist/.
 */
export async function writeCommand(): Promise<void> {
  // The names of parts depend on their content.
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
