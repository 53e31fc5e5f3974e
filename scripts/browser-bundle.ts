import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/**
 * The bundling options of scripts for browsers of 2023 and later, relative to the project folder. The newest features in the
 * solver's code are the ES2023 methods of arrays. One version of esbuild always gives the same bytes. An import of a Node
 * module is an error, as the platform is the browser.
 */
export const BROWSER_BUNDLE = {
  absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  tsconfigRaw: '{}',
  write: false,
} as const satisfies BuildOptions;
