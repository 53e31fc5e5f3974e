import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { informalWords } from '../../src/node/words.ts';

/** Every language of the site. A language with two forms of address appears twice, with a folder of words for each. */
export const WORDINGS = LANGUAGE_CODES.flatMap((code) => [
  { code, address: 'formal', words: code as string } as const,
  ...(informalWords(code).length > 0
    ? [{ code, address: 'informal', words: `${code}-informal` } as const]
    : []),
]);
