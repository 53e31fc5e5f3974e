import { make } from '../../ui/elements.ts';
import { keepText, keptCount } from '../../ui/kept-texts.ts';
import type { WordBook } from '../../words/word-book.ts';

const SECOND = 1000;
/** As often, in seconds, it is kept how long a puzzle was played; the 1 is the version of what is stored. */
const KEEPING = 5;
const PREFIX = 'dominosa-press/time/1/';

/** How long a puzzle was played, while its page was seen. It is shown on request, and never said by itself. */
export function startClock(words: WordBook, puzzle: string) {
  const element = make('p', { class: 'play-time', role: 'timer' });
  const key = PREFIX + puzzle;
  let played = keptCount(key);
  const ticks = setInterval(() => {
    if (document.hidden) return;
    played++;
    if (played % KEEPING === 0) keep();
    show();
  }, SECOND);
  show();

  function stop(): void {
    clearInterval(ticks);
    keep();
  }

  function keep(): void {
    keepText(key, String(played));
  }

  function show(): void {
    element.dataset.seconds = String(played);
    const [minutes, seconds] = [Math.floor(played / 60), played % 60];
    element.textContent = words.text('play-time', {
      minutes: String(minutes),
      seconds: String(seconds).padStart(2, '0'),
    });
  }

  return { element, stop };
}
