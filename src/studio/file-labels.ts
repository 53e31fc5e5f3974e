import { EDITIONS, type Edition } from '../book/choices.ts';
import type { WordBook } from '../words/word-book.ts';
import { choiceLabel } from './form/labels.ts';

/** Of files that are called after what they hold, the edition that their ends tell. */
const BY_END: Readonly<Record<string, Edition>> = {
  brf: 'brf',
  ubrl: 'brf',
  pef: 'pef',
  ebrl: 'ebraille',
  epub: 'epub',
  html: 'html',
  txt: 'aloud',
};

/** What a file of a book is, for readers who need not know its name; nothing if its name has to do. */
export function fileLabel(name: string, words: WordBook): string {
  const [, stem = '', end = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  const named = EDITIONS.find((edition) => stem === edition || stem.startsWith(`${edition}-`));
  const isPlain = /^(book|keys|solutions)\b/.test(stem);
  const edition = (isPlain ? BY_END[end] : undefined) ?? named;
  if (!edition) return '';
  const label = choiceLabel('editions', edition, words);
  const [part] = /(?<=-)(?:cover|tactile|braille)$/.exec(stem) ?? [];
  if (part) return words.text('studio-book-file-part', { label, part });
  const isKeys = edition !== 'keys' && /\b(keys|solutions)\b/.test(stem);
  return isKeys ? words.text('studio-book-file-part', { label, part: 'solutions' }) : label;
}
