import { UserError } from '../../../errors.ts';
import { partOfLine } from '../../../parts/studio.ts';
import { playBoardOf } from '../../../play/page/kept.ts';
import { button, covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { errorOf } from '../../jobs.ts';
import type { Found, FoundPuzzle, ReaderJobs } from '../../reader-jobs.ts';
import { Helper } from '../helper.ts';
import { told } from '../notices.ts';
import { playedPart } from '../parts.ts';
import { orFail } from '../stage.ts';
import { nameOf } from './choices.ts';

/** As much as the command reads of one file. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Opening {
  open(line: string): void;
  fail(error: unknown, about: string): void;
}

/** Opens what others have made: pasted or typed, or from a file, in any notation that the command reads. */
export function makeOpener(words: WordBook, { open, fail }: Opening) {
  const helper = new Helper<ReaderJobs>('reader');
  const list = make('div', { 'aria-live': 'polite' });
  const text = make('textarea', { rows: '3', cols: '30', spellcheck: 'false', autocapitalize: 'off' });
  const file = make('input', { type: 'file' });
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) void readFile(chosen);
  });
  const element = covered(
    words.text('studio-open-title'),
    make('p', {}, words.text('studio-open-explained')),
    make(
      'p',
      { class: 'studio-form' },
      make('label', {}, words.text('studio-open-text'), text),
      button(words.text('studio-open-read'), () => void read(text.value, '')),
      make('label', {}, words.text('studio-open-file'), file),
    ),
    list,
  );

  function end(): void {
    helper.giveUp();
  }

  function readFile(file: File): Promise<void> {
    return orFail(fail, words.text('studio-play-not-read'), async () => {
      if (file.size > MOST_BYTES) {
        throw new UserError('this is too large', {
          where: file.name,
          expected: `at most ${MOST_BYTES} bytes`,
          reason: { name: 'too-large', values: { most: MOST_BYTES } },
        });
      }
      await read(await file.text(), file.name);
    });
  }

  function read(text: string, name: string): Promise<void> {
    return orFail(fail, words.text('studio-play-not-read'), async () => {
      const found = await helper.ask('open', { text, name });
      const { puzzles, refused } = found;
      list.replaceChildren(...(puzzles.length === 1 && refused === 0 ? [] : await listOf(found)));
      if (puzzles.length === 1) open(puzzles[0]!.line);
    });
  }

  async function listOf({ puzzles, refused, fault }: Found): Promise<HTMLElement[]> {
    const entries = await Promise.all(puzzles.map(entryOf));
    return [
      make('p', {}, words.text('studio-open-found', { count: puzzles.length, refused })),
      ...(fault === undefined ? [] : told(errorOf(fault), words)),
      make('ol', { class: 'studio-list' }, ...entries.map((entry) => make('li', {}, entry))),
    ];
  }

  async function entryOf({ line, where }: FoundPuzzle): Promise<HTMLElement> {
    const name = await nameOfLine(line, words);
    return button(where === '' ? name : `${where}: ${name}`, () => open(line));
  }

  return { element, end };
}

/** What a line can be played as. @throws UserError if it is nothing that can be; NotLoaded */
async function nameOfLine(line: string, words: WordBook): Promise<string> {
  const part = partOfLine(line);
  if (part) return (await playedPart(part)).nameOf(line, words);
  return nameOf(playBoardOf(line).puzzle, words);
}
