import { succeeds } from '../../../errors.ts';
import { linkToTask } from '../../../parts/composing/studio/page/play.ts';
import { confirming } from '../../../play/page/confirming.ts';
import { make } from '../../../play/page/elements.ts';
import { gameOf, playableOf, playBoardOf, stateOf } from '../../../play/page/kept.ts';
import { progressView } from '../../../play/page/progress-view.ts';
import { storedLines, watchStored } from '../../../play/page/store.ts';
import { soundButton } from '../../../play/page/win.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { addressOf } from '../../puzzles.ts';
import { readResults } from '../../results.ts';
import { keepResults, results } from '../results.ts';
import { forgetAll } from '../storage.ts';
import { nameOf } from './choices.ts';
import { isTable } from './names.ts';

/** What knows ends of Sperrdomino, once it was loaded; without it they are not listed. */
let locks: typeof import('../../../parts/endgames/studio/page/play.ts') | undefined;
/** What tells of results in numbers, once it was loaded. */
let numbers: typeof import('./statistics.ts') | undefined;

/** The puzzles that were begun or solved on this device, to go on with; their progress as a file. */
export class KeptPuzzles {
  readonly element: HTMLDetailsElement;
  readonly #words: WordBook;
  readonly #list = make('ul', { class: 'studio-list' });
  readonly #count = make('p');
  readonly #numbers = make('div');
  readonly #endWatch: () => void;

  constructor(words: WordBook) {
    this.#words = words;
    const [question, forget] = confirming(
      {
        open: words.text('studio-forget'),
        question: words.text('studio-forget-question'),
        yes: words.text('studio-forget-yes'),
        no: words.text('play-clear-no'),
      },
      forgetAll,
    );
    this.element = make(
      'details',
      { class: 'play-shelf' },
      make('summary', {}, words.text('shelf-title')),
      this.#count,
      this.#numbers,
      make('p', {}, words.text('shelf-explained')),
      ...progressView(
        words,
        {
          lines: readableLines,
          has: isPuzzle,
          results,
          taken: (read) => {
            keepResults(readResults(read));
            this.#show();
          },
        },
        soundButton(words),
        forget,
      ),
      question,
      this.#list,
    );
    // Boards are read when they are to be seen.
    this.element.addEventListener('toggle', async () => {
      if (this.element.open)
        [locks, numbers] = await Promise.all([
          import('../../../parts/endgames/studio/page/play.ts').catch(() => undefined),
          import('./statistics.ts').catch(() => undefined),
        ]);
      this.#show();
    });
    this.#endWatch = watchStored(() => this.#show());
  }

  end(): void {
    this.#endWatch();
  }

  #show(): void {
    if (!this.element.open) return;
    const words = this.#words;
    const lines = readableLines();
    const count = (state: string) => lines.filter((line) => stateOf(line) === state).length;
    this.#count.textContent = words.text('studio-kept-counts', {
      solved: count('solved'),
      begun: count('begun'),
    });
    this.#numbers.replaceChildren(...(numbers?.statistics(words) ?? []));
    this.#list.replaceChildren(...lines.map((line) => make('li', {}, ...this.#entry(line))));
  }

  #entry(line: string): (Node | string)[] {
    const words = this.#words;
    const game = gameOf(line);
    const link = this.#linkTo(line);
    const where = game && playableOf(line).progress(game, words);
    const solved = stateOf(line) === 'solved' ? ` – ${words.text('shelf-solved')}` : '';
    return [...link, solved, ...(where === undefined ? [] : [' ', where])];
  }

  #linkTo(line: string): (Node | string)[] {
    const words = this.#words;
    if (isTable(line)) return [locks!.linkToEndgame(line, words)];
    const { puzzle, task } = playBoardOf(line);
    if (task) return linkToTask(line, words);
    return [make('a', { href: addressOf(puzzle) }, nameOf(puzzle, words))];
  }
}

/** The lines of all puzzles that are kept; what other versions have stored is left alone. */
function readableLines(): readonly string[] {
  return storedLines().filter(isPuzzle);
}

function isPuzzle(line: string): boolean {
  return isTable(line) ? (locks?.isPlayable(line) ?? false) : succeeds(() => playBoardOf(line));
}
