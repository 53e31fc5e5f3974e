import { UserError } from '../../../errors.ts';
import { button, buttons, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';

/** A puzzle of level tricky, for those who have none at hand. */
const EXAMPLE = '4:410012222312041421340034343031';
/** Larger files would fill the box; the screen Play opens whole books. */
const MOST_BYTES = 1_000_000;

/** Where a puzzle is pasted, or opened from a file. */
export class PuzzleForm {
  readonly element: HTMLFormElement;
  readonly #text: HTMLTextAreaElement;

  /**
   * @param take is given the text, and the name of its file, if it is of one
   * @param fail called with a file that cannot be read
   */
  constructor(
    words: WordBook,
    take: (text: string, name?: string) => void,
    fail: (error: unknown, about?: string) => void,
  ) {
    this.#text = make('textarea', {
      id: 'check.text',
      rows: '4',
      'aria-describedby': 'check.forms',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
    });
    const chosen = make('input', { type: 'file', accept: '.txt,.json,.csv,text/plain,application/json' });
    chosen.hidden = true;
    chosen.addEventListener('change', () => {
      const file = chosen.files?.[0];
      chosen.value = '';
      if (file) void open(file);
    });
    const open = async (file: File) => {
      try {
        if (file.size > MOST_BYTES) {
          throw new UserError(`the file has ${file.size} bytes`, {
            where: file.name,
            expected: `at most ${MOST_BYTES}`,
            reason: { name: 'too-large', values: { most: MOST_BYTES } },
          });
        }
        this.fill(await file.text());
        take(this.#text.value, file.name);
      } catch (error) {
        fail(error, words.text('check-not-read'));
      }
    };
    this.element = make(
      'form',
      { class: 'check-form' },
      make('label', { for: 'check.text' }, words.text('check-text')),
      this.#text,
      make('p', { id: 'check.forms' }, words.text('check-forms')),
      buttons(
        make('button', { class: 'studio-first' }, words.text('check-go')),
        button(words.text('check-open'), () => chosen.click()),
        button(words.text('check-example'), () => {
          this.fill(EXAMPLE);
          take(this.#text.value);
        }),
        chosen,
      ),
    );
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      take(this.#text.value);
    });
  }

  fill(text: string): void {
    this.#text.value = text;
  }

  focus(): void {
    this.#text.focus();
  }
}
