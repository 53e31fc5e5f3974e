import { cpSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** Puts the word-books beside the built program, where it looks for them as in a checkout. */
export function copyWords(): void {
  cpSync(new URL('src/languages', ROOT), new URL('dist/languages', ROOT), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
}
