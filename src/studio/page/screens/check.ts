import { parseLine } from '../../../domino/notation.ts';
import { checkPuzzle } from '../../../domino/puzzle.ts';
import { type PartKind, partOfText } from '../../../parts/texts.ts';
import { button, buttons, make, select } from '../../../ui/elements.ts';
import type { CheckJobs } from '../../check-jobs.ts';
import { errorOf } from '../../jobs.ts';
import type { PressJobs } from '../../press/protocol.ts';
import type { Found, ReaderJobs } from '../../reader-jobs.ts';
import { drawView } from '../check/draw.ts';
import { puzzleForm } from '../check/form.ts';
import { showFound } from '../check/found.ts';
import { makeDownloads } from '../downloads.ts';
import { Helper } from '../helper.ts';
import { told } from '../notices.ts';
import { checkedPart } from '../parts.ts';
import { nameOf } from '../play/choices.ts';
import type { Leave, Stage } from '../stage.ts';

/** Any puzzle is looked into: how many solutions it has, how hard it is, and how it is solved. */
export function showCheck(stage: Stage): Leave {
  const { main, words, route, say, fail } = stage;
  const reader = new Helper<ReaderJobs>('reader');
  const helper = new Helper<CheckJobs>('check');
  const press = new Helper<PressJobs<Blob>>('press');
  const downloads = makeDownloads(words, fail);
  const form = puzzleForm(words, (text, name) => void take(text, name), fail);
  const choice = make('div');
  const hands = { helper, press, downloads };
  const draw = drawView(hands, stage, (rows) => {
    giveUp();
    turn++;
    stop.hidden = true;
    form.fill(rows.join('\n'));
    choice.replaceChildren();
    found.replaceChildren();
  });
  const found = make('div', { class: 'check-found' });
  const stop = buttons(
    button(words.text('check-stop'), () => {
      giveUp();
      say(words.text('check-stopped'));
      form.focus();
    }),
  );
  stop.hidden = true;
  main.append(make('p', {}, words.text('check-lead')), form.element, draw.element, stop, choice, found);

  /** What is asked for last counts. */
  let turn = 0;
  async function working<T>(
    about: 'check-not-read' | 'check-not-examined',
    work: Promise<T>,
  ): Promise<T | undefined> {
    const own = ++turn;
    stop.hidden = false;
    say(words.text('check-working'));
    try {
      const result = await work;
      return own === turn ? result : undefined;
    } catch (error) {
      if (own !== turn) return undefined;
      say('');
      fail(error, words.text(about));
      return undefined;
    } finally {
      if (own === turn) stop.hidden = true;
    }
  }

  function giveUp(): void {
    reader.giveUp();
    helper.giveUp();
    press.giveUp();
    downloads.letGo();
  }

  /** @param name that of its file, if it is of one */
  async function take(text: string, name = ''): Promise<void> {
    giveUp();
    choice.replaceChildren();
    found.replaceChildren();
    const part = partOfText(text);
    if (part) return takeOther(part, text);
    const listed = await working('check-not-read', reader.ask('read', { text, name }));
    if (!listed) return;
    choice.replaceChildren(...choiceOf(listed));
    await look(listed.puzzles[0]!.line);
  }

  /** What is about a part, and no puzzle. */
  async function takeOther(kind: PartKind, text: string): Promise<void> {
    const look = checkedPart(kind).then((part) => part.look(text, helper, stage));
    const show = await working('check-not-read', look);
    if (!show) return;
    say('');
    show(found).focus();
  }

  async function look(line: string): Promise<void> {
    found.replaceChildren();
    const examined = await working('check-not-examined', helper.ask('examine', { line }));
    if (!examined) return;
    draw.show(parseLine(line));
    const heading = showFound(found, checkPuzzle(parseLine(line)), examined, hands, stage);
    say('');
    heading.focus();
  }

  /** Of several puzzles one is looked into; the first if nothing is chosen. */
  function choiceOf({ puzzles, refused, fault }: Found): HTMLElement[] {
    if (puzzles.length === 1 && refused === 0) return [];
    const titleOf = (at: string) =>
      words.text('check-choice', {
        number: Number(at) + 1,
        name: nameOf(parseLine(puzzles[Number(at)]!.line), words),
      });
    const chosen = select(Object.keys(puzzles), titleOf);
    chosen.addEventListener('change', () => {
      helper.giveUp();
      void look(puzzles[Number(chosen.value)]!.line);
    });
    return [
      make('p', {}, make('label', {}, words.text('check-choose'), ' ', chosen)),
      ...(refused > 0 ? [make('p', {}, words.text('check-unread', { count: refused }))] : []),
      ...(fault === undefined ? [] : told(errorOf(fault), words)),
    ];
  }

  const { puzzle } = route.query;
  if (puzzle !== undefined) {
    form.fill(puzzle);
    void take(puzzle);
  }
  return () => {
    giveUp();
    draw.leave();
  };
}
