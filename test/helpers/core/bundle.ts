import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The core, and the page that tries it, as one module for browsers: an import of Node's is an error. */
export async function bundleCore(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('../../../', import.meta.url)),
    entryPoints: ['test/helpers/core/page.ts'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    // Reads PDFs, which no edition needs.
    external: ['pdfjs-dist/*'],
    logLevel: 'silent',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles[0]!.text;
}
