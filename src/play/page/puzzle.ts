import { make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { assistantOf } from '../assistants.ts';
import { type Ask, type Command, commandOf, lettersOf } from '../commands.ts';
import { NEW_GAME, parseGame } from '../game.ts';
import { isSolved } from '../game-progress.ts';
import type { Given, PlayBoard } from '../play-board.ts';
import { readPlayBoard } from '../play-board-line.ts';
import type { Position } from '../position.ts';
import { Session } from '../session.ts';
import { nextSize } from '../settings.ts';
import { Speech } from '../speech.ts';
import type { Tutor } from '../tutor.ts';
import { boardView } from './board-view.ts';
import { startClock } from './clock.ts';
import { boardEntries, helpView } from './help-view.ts';
import { countHint } from './hints-used.ts';
import { isGone, keepPlayed, startButton } from './kept-play.ts';
import { moreView } from './more-view.ts';
import { makePanel } from './panel.ts';
import { KEEPING, type Place, placeOf } from './player.ts';
import { listenToPointer } from './pointer.ts';
import { onSettings, set, settings } from './settings-store.ts';
import { settingsView } from './settings-view.ts';
import { restore, stored } from './store.ts';
import { tallyView } from './tally-view.ts';
import { tourView } from './tour-view.ts';

/** Gives a puzzle of the page a button that makes it playable. Nothing is read or solved before it is pressed. */
export function addPlayButton(section: HTMLElement, words: WordBook): void {
  const stage = stageOf(section, words);
  if (!stage) return;
  const { table, line } = stage;
  const start = startButton(stage, stored(line) === undefined, words, () => {
    const stop = play(stage);
    focusBoard(section);
    return stop;
  });
  childOf(section, table).before(start);
}

/**
 * Makes a puzzle of the page playable at once; the focus stays where it is.
 *
 * @param taught if something is learnt on it
 * @returns what ends that and shows the page as it was; nothing if the section has no board and no heading
 */
export function startPlaying(
  section: HTMLElement,
  words: WordBook,
  taught?: Taught,
): (() => void) | undefined {
  const stage = stageOf(section, words);
  return stage && play({ ...stage, ...(taught && { taught }) });
}

export function focusBoard(section: HTMLElement): void {
  section.querySelector<HTMLElement>('.play-board td[tabindex="0"]')?.focus();
  section.querySelector('.play-stage')?.scrollIntoView({ block: 'nearest' });
}

/** The most columns of a board beside which there is room for an answer. */
const SLIM = 9;

/** More pips cannot be distinguished at a glance. */
const MOST_PIPS = 9;

/** What moves the cursor, so that the focus goes there from a button, too. */
const GOES: readonly Ask[] = ['free', 'there'];

/** A board on which something is learnt. */
export interface Taught {
  /** Under this its game is kept, apart from those of puzzles. */
  readonly name: string;
  readonly given: Given;
  tutor(playBoard: PlayBoard, speech: Speech): Tutor;
  /** Called with what is on the board, at first and after each move. */
  moved(position: Position, playBoard: PlayBoard): void;
}

interface Stage extends Place {
  readonly table: HTMLTableElement;
  readonly words: WordBook;
  readonly taught?: Taught;
}

function stageOf(section: HTMLElement, words: WordBook): Stage | undefined {
  const table = section.querySelector<HTMLTableElement>('table.board');
  const place = placeOf(section);
  if (!table || !place) return undefined;
  place.heading.id ||= `${section.id}.name`;
  return { ...place, table, words };
}

/** Makes a puzzle playable. @returns what ends that and shows the page as it was */
function play({ section, table, heading, line, words, taught }: Stage): () => void {
  const playBoard = readPlayBoard(line, taught?.given);
  const speech = new Speech(playBoard, words);
  // What is learnt is not what is played last.
  const [name, keeping] = taught ? [taught.name, { ...KEEPING, store: restore }] : [line, KEEPING];
  const read = (kept = '') => parseGame(playBoard, kept) ?? NEW_GAME;
  const tutor = taught?.tutor(playBoard, speech);
  const session = new Session(playBoard, speech, assistantOf(playBoard, speech), read(stored(name)), tutor);
  const view = boardView(table, playBoard, speech, heading.id);
  const list = section.querySelector<HTMLElement>('.tally');
  const tally = list && tallyView(list, playBoard, speech, obey);
  const letters = lettersOf(words);
  const tour = tourView(words, obey);
  const help = helpView([], boardEntries(playBoard, words), words, () => view.focus(session.cursor));
  const setup = settingsView(words);
  const more = moreView(`${section.id}.more`, playBoard, words, obey, setup.element, help.element);
  const panel = makePanel(playBoard, words, tour.buttons, more.button, obey);
  const clock = startClock(words, name);
  const steps = make(
    'p',
    { class: 'play-name', id: `${section.id}.steps` },
    words.text(playBoard.task ? 'play-first-steps' : 'play-first-moves'),
  );
  const isSlim = playBoard.board.columns <= SLIM;
  const stage = make(
    'div',
    { class: isSlim ? 'play-stage play-slim' : 'play-stage' },
    view.element,
    tour.element,
    panel.element,
  );

  let moment: number | undefined;

  function show(): void {
    view.show(session);
    tally?.show(session.position, settings().tally === 'plain');
    tour.show(session.tour);
    const isTrying = session.position.trial !== undefined;
    more.showTool(session.tool === 'bar', isTrying);
    panel.showTrying(isTrying);
  }

  function obey(command: Command): void {
    if ('show' in command) {
      if (command.show === 'help') openHelp();
      else resize(command.show === 'larger' ? 1 : -1);
      return;
    }
    const { game, tour: before } = session;
    const button = document.activeElement;
    let said = session.obey(command);
    if (session.tour?.kind === 'hint' && before?.kind !== 'hint') countHint(name);
    if (session.game !== game) {
      said = kept.store(said);
      taught?.moved(session.position, playBoard);
      if (isSolved(playBoard, session.game)) clock.stop();
    }
    view.describe(undefined, steps.id);
    show();
    const { stop } = session.tour ?? {};
    // What comes next stands beside the board on which something is learnt.
    const shown = stop?.text ?? tutor?.next(session.position);
    if (said) panel.say(said, Boolean(shown) && said.includes(shown!));
    searchOn();
    const ringed = stop?.cells[0];
    if (said && ringed !== undefined) view.reveal(ringed);
    if (('ask' in command && GOES.includes(command.ask)) || isGone(button)) view.focus(session.cursor);
  }

  function openHelp(): void {
    more.open(true);
    help.open();
  }

  function resize(by: 1 | -1): void {
    set('size', nextSize(settings(), by));
    const size = words.text('play-setting-is', { value: settings().size });
    panel.say(words.text('play-size-now', { size }));
  }

  /** Goes on with a search, moment by moment, so that the page answers meanwhile. */
  function searchOn(): void {
    clearTimeout(moment);
    if (!session.isSearching) return;
    moment = setTimeout(() => {
      const found = session.searchOn();
      if (found) panel.say(found);
      if (found) show();
      searchOn();
    });
  }

  /** Does what was asked on the board, and stays there. */
  function act(command: Command): void {
    obey(command);
    if ('show' in command) return;
    view.focus(session.cursor);
  }

  const endPointer = listenToPointer(view, act);
  view.element.addEventListener('focusin', ({ target }) => {
    const cell = view.cellAt(target);
    if (cell !== undefined && cell !== session.cursor) obey({ visit: cell });
  });
  view.element.addEventListener('keydown', (event) => {
    const command = view.cellAt(event.target) === undefined ? undefined : commandOf(event, letters);
    if (!command) return;
    event.preventDefault();
    act(command);
    if ('show' in command) return;
    view.reveal(session.cursor);
    stage.scrollIntoView({ block: 'nearest' });
  });
  const kept = keepPlayed(
    {
      name,
      session,
      newGame: NEW_GAME,
      read,
      show() {
        taught?.moved(session.position, playBoard);
        show();
      },
      say: (text) => panel.say(text),
    },
    keeping,
    words,
  );

  const endSettings = onSettings((chosen) => {
    setup.show(chosen);
    speech.isNaming = chosen.columns === 'names';
    clock.element.hidden = chosen.time === 'hidden';
    const numbers = playBoard.puzzle.range > MOST_PIPS ? 'digits' : chosen.numbers;
    Object.assign(section.dataset, { size: chosen.size, contrast: chosen.contrast, numbers });
    show();
  });
  view.describe(session.cursor, steps.id);
  const holder = childOf(section, table);
  holder.replaceWith(stage);
  stage.after(clock.element, more.element, steps);
  if (tally) list?.replaceWith(tally.element);
  section.classList.add('playing');
  taught?.moved(session.position, playBoard);
  if (isSolved(playBoard, session.game)) clock.stop();
  kept.setAsideUnread();
  return () => {
    clearTimeout(moment);
    endPointer();
    kept.end();
    endSettings();
    clock.stop();
    clock.element.remove();
    more.element.remove();
    section.classList.remove('playing');
    for (const name of ['size', 'contrast', 'numbers']) delete section.dataset[name];
    steps.remove();
    stage.replaceWith(holder);
    if (list) tally?.element.replaceWith(list);
  };
}

/** The child of the section that holds an element. */
function childOf(section: HTMLElement, element: Element): Element {
  return [...section.children].find((child) => child.contains(element))!;
}
