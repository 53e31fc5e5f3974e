import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { builtInFile, readTemplate } from '../../../src/document/template-files.ts';
import { TEMPLATE_NAMES } from '../../../src/document/templates.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';

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
    plugins: [TEMPLATES],
    logLevel: 'silent',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles[0]!.text;
}

/** Templates are still read from files: here as a module with their texts. */
const TEMPLATES: Plugin = {
  name: 'templates',
  setup({ onLoad }) {
    onLoad({ filter: /document[\\/]template-files\.ts$/ }, () => {
      const texts = LANGUAGE_CODES.flatMap((language) =>
        TEMPLATE_NAMES.map((name) => [`${language}/${name}`, readTemplate(builtInFile(language, name))]),
      );
      return {
        contents: `const TEXTS = ${JSON.stringify(Object.fromEntries(texts))};
          export const builtInFile = (language, name) => ({ path: language + '/' + name, shown: name });
          export const ownFiles = () => [];
          export const readTemplate = ({ path }) => TEXTS[path];`,
      };
    });
  },
};
