import { PRINT_EDITIONS, type PresetName } from '../../../book/choices.ts';
import { makeDay } from '../../../book/days.ts';
import { UserError } from '../../../errors.ts';
import type { Language } from '../../../languages/index.ts';
import { button, buttons, controlRow, fileInput, folded, make, select } from '../../../ui/elements.ts';
import { fileLabel } from '../../file-labels.ts';
import type { Answers } from '../../form/choices.ts';
import type { Draft } from '../../form/config.ts';
import type { Form } from '../../form/fields.ts';
import { fitsForm } from '../../form/kept.ts';
import { choiceLabel } from '../../form/labels.ts';
import { KEPT } from '../../form/paths.ts';
import type { Plan, PressJobs } from '../../press/protocol.ts';
import { bookShelf } from '../book/book-shelf.ts';
import { keepBook } from '../book/kept-books.ts';
import { bookQuestions } from '../book/questions.ts';
import { samplePages } from '../book/sample-pages.ts';
import { bookForm } from '../book-form.ts';
import { BookMaker, type BookProgress, type MadeBook, type Making } from '../book-maker.ts';
import { type HereFile, makeDownloads } from '../downloads.ts';
import { keepDraft, keptDraft } from '../draft-store.ts';
import { GivenUp, Helper } from '../helper.ts';
import { secondsNow, today } from '../now.ts';
import { type Leave, orFail, type Stage } from '../stage.ts';
import { items } from '../texts.ts';

/** The page's: a book goes on being made when this screen is left. */
const maker = new BookMaker();

/** For so many milliseconds nothing is changed before pages are drawn again. */
const STILL = 400;

/** The screen that makes a book: three questions, pages of it, what comes of it, and all else that can be set. */
export function showBook(stage: Stage): Leave {
  const { main, words, address, say, fail } = stage;
  const helper = new Helper<PressJobs<Blob>>('press');
  const workplace = make('section', { class: 'studio-work' });
  const planned = make('div', { class: 'studio-plan' });
  /** What has come of the book, where its files are; it goes when the answers change. */
  const outcome = make('p', { class: 'book-made', role: 'status' });
  const filesPlace = make('section', { class: 'studio-files' });
  const alsoKept = make('p');
  let form: ReturnType<typeof bookForm> | undefined;
  let questions: ReturnType<typeof bookQuestions> | undefined;
  /** Ends when the form has all that was answered. */
  let answering: Promise<void> = Promise.resolve();
  let still: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  let isLeft = false;
  const downloads = makeDownloads(words, fail);
  const samples = samplePages(words);
  const shelf = bookShelf(stage);
  const tools = makeTools();
  const makeButton = button(words.text('studio-book-make'), () => void makeBook());
  makeButton.classList.add('studio-first');
  start().catch((error: unknown) => fail(error, words.text('studio-book-not-shown')));

  async function start(): Promise<void> {
    main.append(make('p', {}, words.text('studio-book-intro')));
    const { fields, presets } = await helper.ask('form', null);
    const kept = keptDraft((read): read is Draft => fitsForm(read, fields));
    const isDamaged = kept === 'damaged';
    const draft =
      isDamaged || !kept ? await helper.ask('begun', { language: words.language, address }) : kept;
    if (isLeft) return;
    form = newForm(fields, draft);
    questions = bookQuestions({
      words,
      languages: fields.book.find(({ path }) => path === 'language')!.values as readonly Language[],
      answered: (change) => {
        answering = answering.then(() => answer(change));
      },
      titled: (title) => {
        // After answers that are on their way, which would bring the title back that was there before.
        answering = answering.then(() => form!.set('title', title));
      },
    });
    main.append(
      questions.element,
      samples.element,
      workplace,
      outcome,
      filesPlace,
      shelf.element,
      folded('book-more', words.text('studio-book-more'), beginning(presets), form.element, alsoKept, tools),
    );
    showKept(draft);
    questions.showTitle(draft);
    showButtons();
    showFiles();
    void showAnswers();
    void shelf.show();
    if (isDamaged) stage.warn(words.text('studio-book-damaged'));
    if (maker.making) void follow(maker.making);
  }

  function leave(): void {
    isLeft = true;
    clearTimeout(still);
    helper.giveUp();
    samples.end();
    shelf.letGo();
    downloads.letGo();
  }

  function newForm(fields: Form, draft: Draft) {
    const onChange = (changed: Draft) => {
      showKept(changed);
      questions?.showTitle(changed);
      planned.replaceChildren();
      outcome.textContent = '';
      clearTimeout(still);
      still = setTimeout(() => void showAnswers(), STILL);
      if (keepDraft(changed) || warned) return;
      warned = true;
      say(words.text('studio-book-not-kept'));
    };
    return bookForm({ words, fields, onChange, say }, draft);
  }

  /** Fills the form with what an answer asks for. */
  async function answer(change: Partial<Answers>): Promise<void> {
    try {
      form!.fill(await helper.ask('answered', { draft: form!.draft, change, address }));
    } catch (error) {
      fail(error, words.text('studio-book-not-shown'));
      void showAnswers();
    }
  }

  /** Shows which answers the form gives, and pages of what it asks for. */
  async function showAnswers(): Promise<void> {
    const { draft } = form!;
    // Two workers that hold the press take twice the memory.
    if (!maker.making) samples.show(draft);
    try {
      questions!.show(await helper.ask('answersIn', { draft }));
    } catch {
      // Without its words nothing is chosen; the form holds all the same.
    }
  }

  /** Other puzzles of the same kind: a seed that was not there yet. */
  function makeOthers(): void {
    const [, name = '', number = '1'] = /^(.*?)(?:-(\d+))?$/.exec(String(form!.draft.seed ?? 'book'))!;
    form!.set('seed', `${name}-${Number(number) + 1}`);
  }

  function beginning(presets: readonly PresetName[]): HTMLElement {
    const choice = select(presets, (name) => words.text(`preset-${name}-title`));
    const use = button(words.text('studio-book-use'), () => void usePreset(choice.value as PresetName));
    const file = fileInput('.json,application/json', (chosen) => void open(chosen));
    return make(
      'fieldset',
      { class: 'studio-fields' },
      make('legend', {}, words.text('studio-book-begin')),
      controlRow(
        make('label', {}, words.text('studio-book-preset'), choice),
        use,
        make('label', {}, words.text('studio-book-open'), file),
      ),
    );
  }

  function usePreset(name: PresetName): Promise<void> {
    return orFail(fail, words.text('studio-book-not-shown'), async () => {
      const draft = await helper.ask('preset', { name, language: words.language, address });
      form!.fill(draft);
      say(words.text('studio-book-chosen', { title: String(draft.title) }));
    });
  }

  function open(file: File): Promise<void> {
    return orFail(fail, words.text('studio-book-not-read'), async () => {
      form!.fill(await helper.ask('read', { text: await file.text() }));
      say(words.text('studio-book-opened', { name: file.name }));
    });
  }

  /** Names what the book has and the form does not show. */
  function showKept(draft: Draft): void {
    const fields = KEPT.filter((path) => !path.includes('.') && path !== '$schema' && path in draft);
    alsoKept.textContent =
      fields.length === 0 ? '' : words.text('studio-book-also-kept', { fields: fields.join(', ') });
  }

  function showButtons(): void {
    workplace.replaceChildren(
      make('h2', {}, words.text('studio-book-make-heading')),
      buttons(makeButton, button(words.text('studio-book-other-puzzles'), makeOthers)),
      planned,
    );
  }

  /** What is asked of the form beside the book itself. */
  function makeTools(): HTMLElement {
    const plan = button(words.text('studio-book-plan'), () => void estimate(plan));
    const sample = button(words.text('studio-book-sample'), () => void makeSample(sample));
    return make(
      'section',
      { class: 'book-tools' },
      make('h2', {}, words.text('studio-book-tools')),
      buttons(plan, sample, button(words.text('studio-book-save'), save)),
    );
  }

  /** While something is made: how far it is, and a button that ends it. */
  function showProgress({ begun, stop }: Pick<Doing, 'begun' | 'stop'>): { button: HTMLElement; show: Show } {
    const bar = make('progress', { 'aria-label': words.text('studio-book-progress') });
    const text = make('p', { class: 'studio-progress' }, begun);
    const ending = button(words.text('studio-book-stop'), () => {
      stop();
      say(words.text('studio-book-stopped'));
    });
    workplace.replaceChildren(
      make('h2', {}, words.text('studio-book-make-heading')),
      bar,
      text,
      buttons(ending),
    );
    say(begun);
    const show: Show = (said, done, of) => {
      text.textContent = said;
      bar.max = of;
      bar.value = done;
    };
    return { button: ending, show };
  }

  function save(): void {
    const text = `${JSON.stringify(form!.draft, undefined, 2)}\n`;
    downloads.take({ name: 'config.json', file: new Blob([text], { type: 'application/json' }) });
  }

  /**
   * Does a piece of work with its progress; afterwards the buttons are back. The focus goes to the button that stops it and
   * back to the one that has begun it, unless the reader is at another place.
   */
  async function during(doing: Doing, work: (show: Show) => Promise<void>): Promise<void> {
    const isHere = () =>
      document.activeElement === document.body ||
      document.activeElement === doing.by ||
      workplace.contains(document.activeElement);
    const wasHere = isHere();
    const progress = showProgress(doing);
    if (wasHere) progress.button.focus();
    let fault: unknown;
    try {
      await work(progress.show);
    } catch (error) {
      fault = error;
    }
    if (isLeft) return;
    const isStillHere = isHere();
    showButtons();
    if (isStillHere) doing.by.focus();
    if (fault === undefined || fault instanceof GivenUp) return;
    fail(fault, doing.about);
    if (fault instanceof UserError && fault.where !== undefined) form!.showFault(fault.where);
  }

  /** What the worker of this screen does; it ends with the screen. */
  function ask(about: 'studio-book-not-planned' | 'studio-book-no-sample', by: HTMLButtonElement): Doing {
    return {
      about: words.text(about),
      by,
      begun: words.text('studio-book-begun'),
      stop: () => helper.giveUp(),
    };
  }

  async function makeBook(): Promise<void> {
    planned.replaceChildren();
    outcome.textContent = '';
    await answering;
    helper.giveUp();
    samples.end();
    return follow(maker.make(form!.draft, stage));
  }

  /** Shows how far a book is, whichever screen has begun it, and what comes of it. */
  async function follow(making: Making): Promise<void> {
    const begun = making.progress ? toldOf(making.progress) : words.text('studio-book-begun');
    const doing: Doing = {
      about: words.text('studio-book-not-made'),
      by: makeButton,
      begun,
      stop: () => maker.giveUp(),
    };
    await during(doing, async (show) => {
      const advanced = (progress: BookProgress) =>
        show(toldOf(progress), progress.told.done, progress.told.of);
      if (making.progress) advanced(making.progress);
      making.watcher = { advanced, leftOut: (left) => say(leftOutText(left)) };
      const { files } = await making.book;
      if (isLeft) return;
      showFiles();
      say('');
      outcome.textContent = words.text('studio-book-made', { files: files.length });
    });
    if (isLeft) return;
    if (outcome.textContent) outcome.scrollIntoView({ block: 'center' });
    maker.seen();
    stage.tellElsewhere(undefined);
  }

  function toldOf({ told, minutes }: BookProgress): string {
    const { done, of } = told;
    const said =
      told.step === 'puzzles'
        ? words.text('studio-book-puzzles-made', { done, of })
        : words.text('studio-book-editions-made', { done, of, file: told.file });
    return minutes === undefined ? said : `${said} ${words.text('studio-book-minutes-left', { minutes })}`;
  }

  function leftOutText({ edition }: { readonly edition: string }): string {
    return words.text('studio-book-left-out', { edition });
  }

  function estimate(by: HTMLButtonElement): Promise<void> {
    const config = form!.draft;
    return during(ask('studio-book-not-planned', by), async (show) => {
      let [since, last, parts] = [secondsNow(), 0, 1];
      const plan = await helper.ask('plan', { config }, ({ laidOut, of }) => {
        show(words.text('studio-book-plan-begun'), laidOut, of);
        [last, since] = [secondsNow() - since, secondsNow()];
        parts = Math.max(1, (2 * of) / 3);
      });
      showPlan(plan, (last / parts) * plan.puzzles);
    });
  }

  /** Pages of a small book that is made like the one that is asked for. */
  function makeSample(by: HTMLButtonElement): Promise<void> {
    const config = form!.draft;
    return during(ask('studio-book-no-sample', by), async (show) => {
      show(words.text('studio-book-sample-begun'), 0, 1);
      const file = await helper.ask('sample', { config });
      planned.replaceChildren(
        make('h3', {}, words.text('studio-book-sample-heading')),
        make('p', {}, words.text('studio-book-sample-explained')),
        make('p', { class: 'studio-files' }, ...spaced(downloads.linksTo(file))),
      );
      say(words.text('studio-book-sample-explained'));
    });
  }

  function showPlan({ puzzles, pages }: Plan, seconds: number): void {
    const lines = pages.map(([edition, count]) =>
      words.text('studio-book-plan-pages', {
        edition: choiceLabel('editions', edition, words),
        pages: count,
        sheets: Math.ceil(count / 2),
      }),
    );
    planned.replaceChildren(
      make('h3', {}, words.text('studio-book-planned')),
      make('p', {}, words.text('studio-book-plan-puzzles', { puzzles })),
      make('ul', {}, ...items(lines)),
      make(
        'p',
        {},
        words.text('studio-book-plan-minutes', { minutes: Math.max(1, Math.ceil(seconds / 60)) }),
      ),
      make('p', {}, words.text('studio-book-plan-estimate')),
    );
    say(words.text('studio-book-plan-puzzles', { puzzles }));
  }

  function showFiles(): void {
    downloads.letGo();
    filesPlace.replaceChildren();
    if (!maker.last) return;
    const { title, editions, files, leftOut } = maker.last;
    const zip = button(words.text('studio-book-zip'), () => void zipFiles(maker.last!));
    const keep = button(words.text('studio-shelf-keep-book'), () => void keepMade(maker.last!));
    const book = booksOf(editions).flatMap((wanted) => files.filter(({ name }) => name === wanted))[0];
    const others = files.filter((file) => file !== book);
    filesPlace.append(
      make('h2', {}, words.text('studio-book-files', { title })),
      ...(book ? [make('p', {}, ...entry(book, 'studio-book-download-book'))] : []),
      make('p', {}, words.text('studio-book-files-stay')),
      ...leftOut.map((left) => make('p', {}, leftOutText(left), ' ', make('span', { lang: 'en' }, left.why))),
      ...(book ? [make('h3', {}, words.text('studio-book-more-files'))] : []),
      buttons(zip, keep),
      make('ul', {}, ...others.map((file) => make('li', {}, ...entry(file)))),
    );
  }

  /** What a file is, in the language of the page, and what can be done with it. */
  function entry(file: HereFile, label?: 'studio-book-download-book'): (HTMLElement | string)[] {
    const kind = fileLabel(file.name, words);
    return spaced([
      ...(kind ? [make('span', { class: 'book-file' }, kind)] : []),
      ...downloads.linksTo(file, label),
    ]);
  }

  /** Keeps a book beyond this page, as the reader wants it; it need not be asked for any more before the page closes. */
  async function keepMade(book: MadeBook): Promise<void> {
    try {
      await keepBook(book, makeDay(today()));
      if (book === maker.last && !maker.making) stage.hold(false);
      await shelf.show();
      say(words.text('studio-shelf-kept'));
    } catch {
      stage.warn(words.text('studio-shelf-not-kept'));
    }
  }

  function zipFiles(book: MadeBook): Promise<void> {
    return orFail(fail, words.text('studio-book-not-zipped'), async () => {
      downloads.take({ name: `${book.folder}.zip`, file: await maker.zip(book) });
      say(words.text('studio-book-zip-made'));
    });
  }

  return leave;
}

/** The files that most people want of a book, before all others: what it was ordered for comes first. */
function booksOf(editions: readonly string[]): string[] {
  const printed = PRINT_EDITIONS.toSorted((one, other) => editions.indexOf(one) - editions.indexOf(other));
  return [...printed.map((edition) => `${edition}.pdf`), 'book.epub', 'book.html'];
}

type Show = (text: string, done: number, of: number) => void;

/** A piece of work of this screen. */
interface Doing {
  /** What is said if it fails. */
  readonly about: string;
  /** The button that begins it. */
  readonly by: HTMLButtonElement;
  /** How far it is at first. */
  readonly begun: string;
  stop(): void;
}

function spaced(elements: readonly HTMLElement[]): (HTMLElement | string)[] {
  return elements.flatMap((element, i) => (i === 0 ? [element] : [' ', element]));
}
