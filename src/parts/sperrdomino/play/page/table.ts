import { helpView } from '../../../../play/page/help-view.ts';
import { isGone, keepPlayed, startButton } from '../../../../play/page/kept-play.ts';
import type { Keeping, Place } from '../../../../play/page/player.ts';
import { make } from '../../../../ui/elements.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import { tablePartOf } from '../../../play.ts';
import { type TableCommand, tableCommandOf } from '../commands.ts';
import { NEW_GAME } from '../scene.ts';
import { openTable } from '../table-part.ts';
import { TablePanel } from './panel.ts';
import { TableView } from './table-view.ts';

/** Gives a game of Sperrdomino of the page a button that makes it playable: an end before its chain, whole games behind what is told. */
export function addTableButton(place: Place, words: WordBook, keeping: Keeping): void {
  const { section, heading, line } = place;
  const chain = section.querySelector('.chain');
  heading.id ||= `${section.id}.name`;
  const box = startButton(place, keeping.stored(line) === undefined, words, () => {
    const stop = startTable(place, words, keeping);
    focusTable(section);
    return stop;
  });
  if (chain) chain.before(box);
  else section.append(box);
}

/** Leads to the table of a game that is played. */
export function focusTable(section: HTMLElement): void {
  section.querySelector<HTMLElement>('.lock-table [tabindex="0"]')?.focus();
  section.querySelector('.play-stage')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes a game of Sperrdomino of the page playable at once; the focus stays where it is.
 *
 * @returns what ends that and shows the page as it was
 */
export function startTable({ section, heading, line }: Place, words: WordBook, keeping: Keeping): () => void {
  const part = tablePartOf(line);
  const { session, read, letters } = openTable(part, line, words, keeping.stored(line));
  const view = new TableView(heading.id);
  const panel = new TablePanel(words, part.buttons, obey);
  const entries = part.topics.map((topic) => [words.text(topic), words.text(`${topic}-does`)] as const);
  const help = helpView([make('p', {}, words.text(part.rival))], entries, words, () => view.focus());
  const first = make('p', { class: 'play-name', id: `${section.id}.steps` }, words.text('play-first-steps'));
  const stage = make('div', { class: 'play-stage lock-stage' }, view.element, panel.steps, panel.element);
  /** What tells of the table of an end as it was at first: shown again when the game is left. */
  const told = [...section.querySelectorAll<HTMLElement>(':scope > .chain, :scope > .chain ~ p')];

  function show(describedBy?: string): void {
    view.show(session, describedBy);
    panel.show(session.telling);
  }

  function obey(command: TableCommand): void {
    if ('show' in command) {
      help.open();
      return;
    }
    const { game } = session;
    const button = document.activeElement;
    let said = session.obey(command);
    if (session.game !== game) said = kept.store(said);
    show();
    if (said) panel.say(said);
    if (isGone(button)) view.focus();
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
    const command = view.spotAt(event.target) ? tableCommandOf(event, letters) : undefined;
    if (!command) return;
    event.preventDefault();
    obey(command);
    if ('show' in command) return;
    view.focus();
    stage.scrollIntoView({ block: 'nearest' });
  });
  const kept = keepPlayed(
    { name: line, session, newGame: NEW_GAME, read, show, say: (text) => panel.say(text) },
    keeping,
    words,
  );
  const endSettings = keeping.onSettings(({ contrast }) => {
    section.dataset.contrast = contrast;
  });
  show(first.id);
  for (const element of told) element.hidden = true;
  if (told[0]) told[0].before(stage, help.element, first);
  else section.append(stage, help.element, first);
  section.classList.add('playing');
  kept.setAsideUnread();
  return () => {
    kept.end();
    endSettings();
    section.classList.remove('playing');
    delete section.dataset.contrast;
    for (const element of [stage, help.element, first]) element.remove();
    for (const element of told) element.hidden = false;
  };
}
