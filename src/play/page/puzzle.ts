import { parseLine } from '../../domino/notation.ts';
import { checkPuzzle } from '../../domino/puzzle.ts';
import type { Language } from '../../languages/index.ts';
import { Adviser } from '../adviser.ts';
import { type Command, commandOf } from '../commands.ts';
import { makeGame, NEW_GAME, parseGame } from '../game.ts';
import { Session } from '../session.ts';
import { Speech } from '../speech.ts';
import { Terrain } from '../terrain.ts';
import { PLAY_WORDS } from '../words/index.ts';
import { BoardView } from './board.ts';
import { button, make } from './elements.ts';
import { Panel } from './panel.ts';
import { listenToPointer } from './pointer.ts';
import { onStored, store, stored } from './store.ts';
import { TallyView } from './tally-view.ts';

/** Gives a puzzle of the page a button that makes it playable. Nothing is read or solved before it is pressed. */
export function addPlayButton(section: HTMLElement, language: Language): void {
  const line = section.dataset.puzzle!;
  const table = section.querySelector<HTMLTableElement>('table.board');
  const heading = section.querySelector('h1, h2, h3, h4, h5, h6');
  if (!table || !heading) return;
  heading.id ||= `${section.id}.name`;
  const { buttons } = PLAY_WORDS[language];
  let stop: (() => void) | undefined;
  const start = button(stored(line) === undefined ? buttons.play : buttons.continue, () => {
    if (stop) {
      stop();
      stop = undefined;
      start.textContent = buttons.continue;
    } else {
      stop = play({ section, table, heading, line, language });
      start.textContent = buttons.stop;
    }
  });
  start.id = `${section.id}.play`;
  start.setAttribute('aria-labelledby', `${start.id} ${heading.id}`);
  childOf(section, table).before(make('p', { class: 'play-start' }, start));
}

interface Stage {
  readonly section: HTMLElement;
  readonly table: HTMLTableElement;
  readonly heading: Element;
  /** The puzzle as a line of text. */
  readonly line: string;
  readonly language: Language;
}

/** Makes a puzzle playable. @returns what ends that and shows the page as it was */
function play({ section, table, heading, line, language }: Stage): () => void {
  const terrain = new Terrain(checkPuzzle(parseLine(line)));
  const speech = new Speech(terrain, language);
  const read = () => parseGame(terrain, stored(line) ?? '') ?? NEW_GAME;
  const session = new Session(terrain, speech, new Adviser(terrain), read());
  const { words } = speech;
  const view = new BoardView(table, terrain, speech, heading.id);
  const list = section.querySelector<HTMLElement>('.tally');
  const tally = list && new TallyView(list, terrain, speech);
  const panel = new Panel(terrain, words, obey);

  function show(): void {
    view.show(session);
    tally?.show(session.position);
    panel.showTool(session.tool === 'stroke');
  }

  function obey(command: Command): void {
    const { game } = session;
    const said = session.obey(command);
    if (session.game !== game) store(line, makeGame(session.game));
    show();
    if (said) panel.say(said);
  }

  listenToPointer(view, (command) => {
    obey(command);
    view.focus(session.cursor);
  });
  view.element.addEventListener('focusin', ({ target }) => {
    const cell = view.cellAt(target);
    if (cell !== undefined && cell !== session.cursor) obey({ visit: cell });
  });
  view.element.addEventListener('keydown', (event) => {
    const command = view.cellAt(event.target) === undefined ? undefined : commandOf(event, words.letters);
    if (!command) return;
    event.preventDefault();
    obey(command);
    view.focus(session.cursor);
  });
  const stopListening = onStored(line, () => {
    session.game = read();
    show();
  });

  show();
  table.replaceWith(view.element);
  childOf(section, view.element).after(panel.element);
  if (tally) list?.replaceWith(tally.element);
  section.classList.add('playing');
  view.focus(session.cursor);
  return () => {
    stopListening();
    section.classList.remove('playing');
    panel.element.remove();
    view.element.replaceWith(table);
    if (list) tally?.element.replaceWith(list);
  };
}

/** The child of the section that holds an element. */
function childOf(section: HTMLElement, element: Element): Element {
  return [...section.children].find((child) => child.contains(element))!;
}
