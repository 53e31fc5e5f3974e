import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/**
 * How scripts for browsers of 2023 and later are bundled, from the folder of the project: the newest that the solver's own code
 * asks for are the methods of ES2023 on arrays. One version of esbuild always gives the same bytes. An import of a Node
 * module is an error, as the platform is the browser's.
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
