import { UserError } from '../../../errors.ts';
import { button, covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { errorOf } from '../../jobs.ts';
import type { Found, FoundPuzzle, ReaderJobs } from '../../reader-jobs.ts';
import { Helper } from '../helper.ts';
import { told } from '../notices.ts';
import { nameOfLine } from './names.ts';

/** As much as the command reads of one file. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Opening {
  /** Plays a puzzle that was read. */
  open(line: string): void;
  fail(error: unknown, about: string): void;
}

/** Opens what others have made: pasted or typed, or from a file, in any notation that the command reads. */
export class Opener {
  readonly element: HTMLElement;
  readonly #helper = new Helper<ReaderJobs>('reader');
  readonly #words: WordBook;
  readonly #opening: Opening;
  readonly #list = make('div', { 'aria-live': 'polite' });

  constructor(words: WordBook, opening: Opening) {
    this.#words = words;
    this.#opening = opening;
    const text = make('textarea', { rows: '3', cols: '30', spellcheck: 'false', autocapitalize: 'off' });
    const file = make('input', { type: 'file' });
    file.addEventListener('change', () => {
      const chosen = file.files?.[0];
      if (chosen) void this.#readFile(chosen);
    });
    this.element = covered(
      words.text('studio-open-title'),
      make('p', {}, words.text('studio-open-explained')),
      make(
        'p',
        { class: 'studio-form' },
        make('label', {}, words.text('studio-open-text'), text),
        button(words.text('studio-open-read'), () => void this.#read(text.value, '')),
        make('label', {}, words.text('studio-open-file'), file),
      ),
      this.#list,
    );
  }

  end(): void {
    this.#helper.giveUp();
  }

  async #readFile(file: File): Promise<void> {
    try {
      if (file.size > MOST_BYTES) {
        throw new UserError('this is too large', {
          where: file.name,
          expected: `at most ${MOST_BYTES} bytes`,
          reason: { name: 'too-large', values: { most: MOST_BYTES } },
        });
      }
      await this.#read(await file.text(), file.name);
    } catch (error) {
      this.#opening.fail(error, this.#words.text('studio-play-not-read'));
    }
  }

  async #read(text: string, name: string): Promise<void> {
    try {
      const found = await this.#helper.ask('open', { text, name });
      const { puzzles, refused } = found;
      this.#list.replaceChildren(...(puzzles.length === 1 && refused === 0 ? [] : await this.#listOf(found)));
      if (puzzles.length === 1) this.#opening.open(puzzles[0]!.line);
    } catch (error) {
      this.#opening.fail(error, this.#words.text('studio-play-not-read'));
    }
  }

  async #listOf({ puzzles, refused, fault }: Found): Promise<HTMLElement[]> {
    const words = this.#words;
    const entries = await Promise.all(puzzles.map((puzzle) => this.#entry(puzzle)));
    return [
      make('p', {}, words.text('studio-open-found', { count: puzzles.length, refused })),
      ...(fault === undefined ? [] : told(errorOf(fault), words)),
      make('ol', { class: 'studio-list' }, ...entries.map((entry) => make('li', {}, entry))),
    ];
  }

  async #entry({ line, where }: FoundPuzzle): Promise<HTMLElement> {
    const name = await nameOfLine(line, this.#words);
    return button(where === '' ? name : `${where}: ${name}`, () => this.#opening.open(line));
  }
}
