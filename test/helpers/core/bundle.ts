import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { liblouisModule } from '../../../src/braille/liblouis.ts';
import { liblouisText } from '../../../src/node/braille.ts';

/** liblouis as a module of the page, which is not allowed to run text as code. */
const LIBLOUIS: Plugin = {
  name: 'liblouis',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /liblouis-module\.js$/ }, () => ({ path: 'liblouis', namespace: 'liblouis' }));
    onLoad({ filter: /.*/, namespace: 'liblouis' }, () => ({ contents: liblouisModule(liblouisText()) }));
  },
};

/** The core, and the page that tests it, as one module for browsers: an import of a Node module is an error. */
export async function bundleCore(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../../', import.meta.url)),
    entryPoints: ['test/helpers/core/page.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    // The PDF reader, which no edition needs.
    external: ['pdfjs-dist/*'],
    logLevel: 'silent',
    plugins: [LIBLOUIS],
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles[0]!.text;
}
