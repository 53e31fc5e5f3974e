import { parseLine } from '../../domino/notation.ts';
import { checkPuzzle } from '../../domino/puzzle.ts';
import type { WordBook } from '../../words/word-book.ts';
import { Adviser } from '../adviser.ts';
import { type Command, commandOf, lettersOf } from '../commands.ts';
import { makeGame, NEW_GAME, parseGame } from '../game.ts';
import { Session } from '../session.ts';
import { Speech } from '../speech.ts';
import { Terrain } from '../terrain.ts';
import { BoardView } from './board.ts';
import { button, make } from './elements.ts';
import { Panel } from './panel.ts';
import { listenToPointer } from './pointer.ts';
import { onStored, store, stored } from './store.ts';
import { TallyView } from './tally-view.ts';

/** Gives a puzzle of the page a button that makes it playable. Nothing is read or solved before it is pressed. */
export function addPlayButton(section: HTMLElement, words: WordBook): void {
  const line = section.dataset.puzzle!;
  const table = section.querySelector<HTMLTableElement>('table.board');
  const heading = section.querySelector('h1, h2, h3, h4, h5, h6');
  if (!table || !heading) return;
  heading.id ||= `${section.id}.name`;
  let stop: (() => void) | undefined;
  const start = button(
    words.text(stored(line) === undefined ? 'play-button-play' : 'play-button-continue'),
    () => {
      if (stop) {
        stop();
        stop = undefined;
        start.textContent = words.text('play-button-continue');
      } else {
        stop = play({ section, table, heading, line, words });
        start.textContent = words.text('play-button-stop');
      }
    },
  );
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
  readonly words: WordBook;
}

/** Makes a puzzle playable. @returns what ends that and shows the page as it was */
function play({ section, table, heading, line, words }: Stage): () => void {
  const terrain = new Terrain(checkPuzzle(parseLine(line)));
  const speech = new Speech(terrain, words);
  const read = () => parseGame(terrain, stored(line) ?? '') ?? NEW_GAME;
  const session = new Session(terrain, speech, new Adviser(terrain), read());
  const view = new BoardView(table, terrain, speech, heading.id);
  const list = section.querySelector<HTMLElement>('.tally');
  const tally = list && new TallyView(list, terrain, speech);
  const letters = lettersOf(words);
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
    const command = view.cellAt(event.target) === undefined ? undefined : commandOf(event, letters);
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
