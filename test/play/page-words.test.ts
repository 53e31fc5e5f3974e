import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { builtInWords } from '../../src/node/words.ts';
import { makePlayWords, parsePlayWords, TABLE_WORDS } from '../../src/play/page-words.ts';
import { WordBook } from '../../src/words/word-book.ts';

it.each(LANGUAGE_CODES)(
  'words for a page in %s are those of the word-book, with own ones laid over them',
  (language) => {
    const own = [{ text: 'play-closed = </script> & <b>' }];
    const json = makePlayWords(language, builtInWords(language), own, [TABLE_WORDS]);
    // No tag can begin or end in a script element.
    expect(json).not.toContain('<');
    const { files, language: told } = parsePlayWords(json);
    expect(told).toBe(language);
    expect(files.at(-1)).toEqual(own[0]);
    const words = new WordBook(language, files);
    const all = new WordBook(language, builtInWords(language));
    for (const name of ['play-undone', 'lock-is-over', 'play-help-title'] as const)
      expect(words.text(name)).toBe(all.text(name));
    expect(words.text('play-closed')).toBe('</script> & <b>');
    const without = parsePlayWords(makePlayWords(language, builtInWords(language), []));
    expect(without.files.length).toBe(files.length - 2);
  },
);
