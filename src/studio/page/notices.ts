import { UserError } from '../../errors.ts';
import { announce, button, buttons, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { placeIn } from '../jobs.ts';
import { NotLoaded } from '../loading.ts';
import { makeRoute } from '../routes.ts';
import type { ScreenName } from '../screens.ts';
import { GivenUp, HelperDied } from './helper.ts';
import type { News } from './stage.ts';

/** What a screen has begun and goes on after it was left. */
export interface Elsewhere {
  readonly screen: ScreenName;
  readonly news: News;
}

/** Notices in one place above all screens: what is done, politely, and what went wrong, at once. */
export function makeNotices() {
  const said = make('p', { class: 'studio-said', 'aria-live': 'polite' });
  const damaged = make('p', { class: 'studio-damaged', 'aria-live': 'polite' });
  const warned = make('p', { class: 'studio-warned', 'aria-live': 'polite' });
  const fault = make('div', { class: 'studio-fault', role: 'alert' });
  const elsewherePlace = make('p', { class: 'studio-elsewhere', 'aria-live': 'polite' });
  const element = make('div', { class: 'studio-notices' }, damaged, warned, fault, said, elsewherePlace);

  /** Says something; what was just said is heard again. What went wrong before is not shown any longer. */
  function say(text: string): void {
    fault.replaceChildren();
    announce(said, text);
  }

  /** Shows what the reader should know as long as the screen is shown. */
  function warn(text: string): void {
    warned.textContent = text;
  }

  /** Shows beside all else what was kept and cannot be read. */
  function tellDamaged(text: string): void {
    damaged.textContent = text;
  }

  /** What was said before does not stay beside it. @param about what could not be done, as a sentence */
  function fail(error: unknown, words: WordBook, about?: string): void {
    if (error instanceof GivenUp) return;
    said.textContent = '';
    const close = button(words.text('studio-fault-close'), () => say(''));
    fault.replaceChildren(
      ...(about === undefined ? [] : [make('p', {}, about)]),
      ...told(error, words),
      buttons(close),
    );
    fault.scrollIntoView?.({ block: 'nearest' });
  }

  /** Says what goes on on another screen, and leads there; what was said already is not repeated. */
  function tellElsewhere(elsewhere: Elsewhere | undefined, words: WordBook, current: ScreenName): void {
    const content = make('p');
    if (elsewhere && elsewhere.screen !== current) {
      const { screen, news } = elsewhere;
      const link = make('a', { href: makeRoute(screen) }, words.text(`studio-screen-${screen}`));
      content.append(words.text(`studio-elsewhere-${news}`), ' ', link);
    }
    if (elsewherePlace.textContent !== content.textContent) {
      elsewherePlace.replaceChildren(...content.childNodes);
    }
  }

  /** Says one thing alone, where there are no words for anything else. */
  function failWithout(text: string): void {
    fault.replaceChildren(make('p', {}, text));
  }

  function clear(): void {
    damaged.textContent = '';
    warned.textContent = '';
    fault.replaceChildren();
    said.textContent = '';
  }

  return { element, say, warn, tellDamaged, fail, tellElsewhere, failWithout, clear };
}

/**
 * What is wrong in the words of the page, where it has them; else of what sort it is, and then in English what is wrong, where, what
 * was expected and what to do next.
 */
export function told(error: unknown, words: WordBook): HTMLElement[] {
  if (error instanceof NotLoaded) return [make('p', {}, words.text('studio-not-loaded'))];
  if (error instanceof HelperDied) return [make('p', {}, words.text('studio-helper-died'))];
  if (!(error instanceof UserError)) {
    return [make('p', {}, words.text('studio-our-fault')), english(String(error))];
  }
  const { code, message, where, expected, hint, details, reason } = error;
  const place = where && placeIn(where, words);
  const placed = place ? [make('p', {}, place)] : [];
  if (reason) {
    const sentence = make('p', {}, words.textOf(`studio-fault-${reason.name}`, reason.values));
    return [...(where && !place ? [english(where)] : placed), sentence];
  }
  return [
    make('p', {}, words.text('studio-fault-is', { code })),
    ...placed,
    english(where && !place ? `${where}: ${message}` : message),
    ...details.map(english),
    ...(expected === undefined ? [] : [led(words.text('studio-fault-expected'), expected)]),
    ...(hint === undefined ? [] : [led(words.text('studio-fault-next'), hint)]),
  ];
}

function led(lead: string, text: string): HTMLElement {
  return make('p', {}, lead, ' ', make('span', { lang: 'en' }, text));
}

function english(text: string): HTMLElement {
  return make('p', { lang: 'en' }, text);
}
