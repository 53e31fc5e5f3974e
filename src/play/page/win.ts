import { button, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { keepSound, wantsSound } from './store.ts';

/** Three notes that rise, as frequencies (Hz): e, g, c. */
const NOTES = [659, 784, 1047];
/** How long each sounds, in seconds, and how loud. */
const LENGTH = 0.18;
const LOUDNESS = 0.2;

/**
 * Beside or below a board that is solved: the words, large, below two dominoes, what is told of it line by line, and what
 * comes next. The sentence that says it aloud is the board's own.
 *
 * @param won what is shown large
 * @param next a button, if there is a puzzle left
 */
export function celebrate(
  section: HTMLElement,
  won: string,
  told: readonly string[],
  next: HTMLButtonElement | undefined,
): void {
  const domino = () =>
    make('span', { class: 'play-domino', 'aria-hidden': 'true' }, make('span'), make('span'));
  const banner = make(
    'div',
    { class: 'play-won' },
    make('p', { class: 'play-won-words' }, domino(), make('strong', {}, won), domino()),
    ...told.map((line) => make('p', {}, line)),
    ...(next ? [make('p', { class: 'play-start' }, next)] : []),
  );
  section.querySelector('.play-panel')?.prepend(banner);
  banner.scrollIntoView?.({ block: 'nearest' });
}

export function endCelebration(section: HTMLElement): void {
  section.querySelector('.play-won')?.remove();
}

export function soundButton(words: WordBook): HTMLButtonElement {
  const sound = button(words.text('shelf-sound'), () => {
    keepSound(!wantsSound());
    show();
  });
  const show = () => sound.setAttribute('aria-pressed', String(wantsSound()));
  show();
  return sound;
}

/** Sounds when something was solved, where the reader wants it. */
export function chime(): void {
  if (!wantsSound()) return;
  const context = new AudioContext();
  NOTES.forEach((frequency, i) => {
    const loudness = new GainNode(context, { gain: LOUDNESS });
    const note = new OscillatorNode(context, { frequency, type: 'triangle' });
    const begin = context.currentTime + i * LENGTH;
    loudness.gain.setTargetAtTime(0, begin + LENGTH / 2, LENGTH / 3);
    note.connect(loudness).connect(context.destination);
    note.start(begin);
    note.stop(begin + 3 * LENGTH);
  });
  setTimeout(() => void context.close(), (NOTES.length + 3) * LENGTH * 1000);
}
