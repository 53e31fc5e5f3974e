import { cpSync, writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { builtInWords } from '../../src/node/words.ts';

const ROOT = new URL('../../', import.meta.url);

/**
 * Copies the word-books next to the built program, where it looks for them as in a checkout. Each is also written as a module
 * for programs without files (`dominosa-press/words/CODE`).
 */
export function copyWords(): void {
  cpSync(new URL('src/languages', ROOT), new URL('dist/languages', ROOT), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  for (const language of LANGUAGE_CODES) {
    const texts = builtInWords(language).map(({ text }) => ({ text }));
    write(`${language}/words.js`, `export default ${JSON.stringify(texts)};\n`);
  }
  write('words.d.ts', 'declare const words: readonly { readonly text: string }[];\nexport default words;\n');
}

function write(name: string, text: string): void {
  writeFileSync(new URL(`dist/languages/${name}`, ROOT), text);
}
