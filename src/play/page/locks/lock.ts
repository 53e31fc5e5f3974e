import type { WordBook } from '../../../words/word-book.ts';
import { makeGame } from '../../game.ts';
import { type LockCommand, lockCommandOf, lockLetters } from '../../locks/commands.ts';
import { rivalOf } from '../../locks/playable.ts';
import { NEW_GAME, parseLockGame } from '../../locks/scene.ts';
import { LockSession } from '../../locks/session.ts';
import { button, make } from '../elements.ts';
import type { Keeping, Place } from '../player.ts';
import { lockHelp } from './help-view.ts';
import { LockPanel } from './panel.ts';
import { TableView } from './table-view.ts';

/** Gives an end of Sperrdomino of the page a button that makes it playable. */
export function addLockButton(place: Place, words: WordBook, keeping: Keeping): void {
  const { section, heading, line } = place;
  const chain = section.querySelector('.chain');
  if (!chain) return;
  heading.id ||= `${section.id}.name`;
  let stop: (() => void) | undefined;
  const isNew = keeping.stored(line) === undefined;
  const start = button(words.text(isNew ? 'play-button-play' : 'play-button-continue'), () => {
    stop = stop ? void stop() : startLock(place, words, keeping);
    if (stop) focusTable(section);
    start.textContent = words.text(stop ? 'play-button-stop' : 'play-button-continue');
  });
  start.id = `${section.id}.play`;
  start.setAttribute('aria-labelledby', `${start.id} ${heading.id}`);
  chain.before(make('p', { class: 'play-start' }, start));
}

/** Leads to the table of an end that is played. */
export function focusTable(section: HTMLElement): void {
  section.querySelector<HTMLElement>('.lock-table [tabindex="0"]')?.focus();
  section.querySelector('.play-stage')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes an end of Sperrdomino of the page playable at once; the focus stays where it is.
 *
 * @returns what ends that and shows the page as it was
 */
export function startLock({ section, heading, line }: Place, words: WordBook, keeping: Keeping): () => void {
  const rival = rivalOf(line);
  const read = () => parseLockGame(rival.start, keeping.stored(line) ?? '') ?? NEW_GAME;
  const session = new LockSession(rival, words, read());
  const letters = lockLetters(words);
  const view = new TableView(rival, heading.id);
  const panel = new LockPanel(words, obey);
  const help = lockHelp(words, () => view.focus());
  const first = make('p', { class: 'play-name', id: `${section.id}.steps` }, words.text('lock-first-steps'));
  const stage = make('div', { class: 'play-stage lock-stage' }, view.element, panel.steps, panel.element);
  /** What tells of the table as it was at first: shown again when the game is left. */
  const told = [...section.querySelectorAll<HTMLElement>(':scope > .chain, :scope > .chain ~ p')];

  function show(describedBy?: string): void {
    view.show(session, describedBy);
    panel.show(session.telling);
  }

  function obey(command: LockCommand): void {
    if ('show' in command) {
      help.open = true;
      help.querySelector('summary')!.focus();
      return;
    }
    const { game } = session;
    const button = document.activeElement;
    const said = session.obey(command);
    if (session.game !== game) keeping.store(line, makeGame(session.game));
    show();
    if (said) panel.say(said);
    // A button that closed its own group had the focus.
    if (button instanceof HTMLButtonElement && button.offsetParent === null) view.focus();
  }

  view.element.addEventListener('click', ({ target }) => {
    const spot = view.spotAt(target);
    if (spot) obey({ press: spot });
  });
  view.element.addEventListener('focusin', ({ target }) => {
    const spot = view.spotAt(target);
    if (spot && (spot.row !== session.cursor.row || spot.at !== session.cursor.at)) obey({ visit: spot });
  });
  view.element.addEventListener('keydown', (event) => {
    const command = view.spotAt(event.target) ? lockCommandOf(event, letters) : undefined;
    if (!command) return;
    event.preventDefault();
    obey(command);
    if ('show' in command) return;
    view.focus();
    stage.scrollIntoView({ block: 'nearest' });
  });
  const endListening = keeping.onStored(line, () => {
    session.game = read();
    show();
  });
  const endSettings = keeping.onSettings(({ contrast }) => {
    section.dataset.contrast = contrast;
  });
  show(first.id);
  for (const element of told) element.hidden = true;
  told[0]!.before(stage, help, first);
  section.classList.add('playing');
  return () => {
    endListening();
    endSettings();
    section.classList.remove('playing');
    delete section.dataset.contrast;
    for (const element of [stage, help, first]) element.remove();
    for (const element of told) element.hidden = false;
  };
}
