import { PRINT_EDITIONS, type PresetName } from '../../../book/choices.ts';
import { makeDay } from '../../../book/days.ts';
import { UserError } from '../../../errors.ts';
import type { Language } from '../../../languages/index.ts';
import { button, buttons, make, select } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { fileLabel } from '../../file-labels.ts';
import type { Answers } from '../../form/choices.ts';
import type { Draft } from '../../form/config.ts';
import type { Form } from '../../form/fields.ts';
import { fitsForm } from '../../form/kept.ts';
import { choiceLabel } from '../../form/labels.ts';
import { KEPT } from '../../form/paths.ts';
import type { Plan, PressJobs } from '../../press/protocol.ts';
import { BookShelf } from '../book/book-shelf.ts';
import { keepBook } from '../book/kept-books.ts';
import { Questions } from '../book/questions.ts';
import { SamplePages } from '../book/sample-pages.ts';
import { BookForm } from '../book-form.ts';
import { BookMaker, type BookProgress, type MadeBook, type Making } from '../book-maker.ts';
import { Downloads, type HereFile } from '../downloads.ts';
import { keepDraft, keptDraft } from '../draft-store.ts';
import { GivenUp, Helper } from '../helper.ts';
import { secondsNow, today } from '../now.ts';
import type { Leave, Stage } from '../stage.ts';
import { items } from '../texts.ts';

/** The page's: a book goes on being made when this screen is left. */
const maker = new BookMaker();

/** For so many milliseconds nothing is changed before pages are drawn again. */
const STILL = 400;

/** The screen that makes a book: three questions, pages of it, what comes of it, and all else that can be set. */
export function showBook(stage: Stage): Leave {
  const screen = new BookScreen(stage);
  screen.start().catch((error: unknown) => stage.fail(error, stage.words.text('studio-book-not-shown')));
  return () => screen.leave();
}

class BookScreen {
  readonly #stage: Stage;
  readonly #words: WordBook;
  readonly #helper = new Helper<PressJobs<Blob>>('press');
  readonly #downloads: Downloads;
  readonly #work = make('section', { class: 'studio-work' });
  readonly #plan = make('div', { class: 'studio-plan' });
  /** What has come of the book, where its files are; it goes when the answers change. */
  readonly #told = make('p', { class: 'book-made', role: 'status' });
  readonly #files = make('section', { class: 'studio-files' });
  readonly #kept = make('p');
  readonly #pages: SamplePages;
  readonly #shelf: BookShelf;
  readonly #tools: HTMLElement;
  readonly #making: HTMLButtonElement;
  #form: BookForm | undefined;
  #questions: Questions | undefined;
  /** Ends when the form has all that was answered. */
  #answering: Promise<void> = Promise.resolve();
  #still: ReturnType<typeof setTimeout> | undefined;
  #warned = false;
  #isLeft = false;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#words = stage.words;
    this.#downloads = new Downloads(stage.words, stage.fail);
    this.#pages = new SamplePages(stage.words);
    this.#shelf = new BookShelf(stage);
    this.#tools = this.#makeTools();
    this.#making = button(stage.words.text('studio-book-make'), () => void this.#make());
    this.#making.classList.add('studio-first');
  }

  async start(): Promise<void> {
    const { main } = this.#stage;
    main.append(make('p', {}, this.#words.text('studio-book-intro')));
    const { fields, presets } = await this.#helper.ask('form', null);
    const kept = keptDraft((read): read is Draft => fitsForm(read, fields));
    const isDamaged = kept === 'damaged';
    const { address } = this.#stage;
    const language = this.#words.language;
    const draft = isDamaged || !kept ? await this.#helper.ask('begun', { language, address }) : kept;
    if (this.#isLeft) return;
    this.#form = this.#newForm(fields, draft);
    this.#questions = new Questions({
      words: this.#words,
      languages: fields.book.find(({ path }) => path === 'language')!.values as readonly Language[],
      answered: (change) => {
        this.#answering = this.#answering.then(() => this.#answer(change));
      },
      titled: (title) => {
        // After answers that are on their way, which would bring the title back that was there before.
        this.#answering = this.#answering.then(() => this.#form!.set('title', title));
      },
    });
    const { element } = this.#form;
    main.append(
      this.#questions.element,
      this.#pages.element,
      this.#work,
      this.#told,
      this.#files,
      this.#shelf.element,
      make(
        'details',
        { class: 'book-more' },
        make('summary', {}, this.#words.text('studio-book-more')),
        this.#beginning(presets),
        element,
        this.#kept,
        this.#tools,
      ),
    );
    this.#showKept(draft);
    this.#questions.showTitle(draft);
    this.#showButtons();
    this.#showFiles();
    void this.#showAnswers();
    void this.#shelf.show();
    if (isDamaged) this.#stage.warn(this.#words.text('studio-book-damaged'));
    if (maker.making) void this.#follow(maker.making);
  }

  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#still);
    this.#helper.giveUp();
    this.#pages.end();
    this.#shelf.letGo();
    this.#downloads.letGo();
  }

  #newForm(fields: Form, draft: Draft): BookForm {
    const onChange = (changed: Draft) => {
      this.#showKept(changed);
      this.#questions?.showTitle(changed);
      this.#plan.replaceChildren();
      this.#told.textContent = '';
      clearTimeout(this.#still);
      this.#still = setTimeout(() => void this.#showAnswers(), STILL);
      if (keepDraft(changed) || this.#warned) return;
      this.#warned = true;
      this.#stage.say(this.#words.text('studio-book-not-kept'));
    };
    const say = (text: string) => this.#stage.say(text);
    return new BookForm({ words: this.#words, fields, onChange, say }, draft);
  }

  /** Fills the form with what an answer asks for. */
  async #answer(change: Partial<Answers>): Promise<void> {
    try {
      this.#form!.fill(
        await this.#helper.ask('answered', {
          draft: this.#form!.draft,
          change,
          address: this.#stage.address,
        }),
      );
    } catch (error) {
      this.#stage.fail(error, this.#words.text('studio-book-not-shown'));
      void this.#showAnswers();
    }
  }

  /** Shows which answers the form gives, and pages of what it asks for. */
  async #showAnswers(): Promise<void> {
    const { draft } = this.#form!;
    // Two workers that hold the press take twice the memory.
    if (!maker.making) this.#pages.show(draft);
    try {
      this.#questions!.show(await this.#helper.ask('answersIn', { draft }));
    } catch {
      // Without its words nothing is chosen; the form holds all the same.
    }
  }

  /** Other puzzles of the same kind: a seed that was not there yet. */
  #makeOthers(): void {
    const [, name = '', number = '1'] = /^(.*?)(?:-(\d+))?$/.exec(String(this.#form!.draft.seed ?? 'book'))!;
    this.#form!.set('seed', `${name}-${Number(number) + 1}`);
  }

  #beginning(presets: readonly PresetName[]): HTMLElement {
    const words = this.#words;
    const choice = select(presets, (name) => words.text(`preset-${name}-title`));
    const use = button(words.text('studio-book-use'), () => void this.#usePreset(choice.value as PresetName));
    const file = make('input', { type: 'file', accept: '.json,application/json' });
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (chosen) void this.#open(chosen);
      file.value = '';
    });
    return make(
      'fieldset',
      { class: 'studio-fields' },
      make('legend', {}, words.text('studio-book-begin')),
      make(
        'div',
        { class: 'studio-form' },
        make('label', {}, words.text('studio-book-preset'), choice),
        use,
        make('label', {}, words.text('studio-book-open'), file),
      ),
    );
  }

  async #usePreset(name: PresetName): Promise<void> {
    try {
      const { address } = this.#stage;
      const draft = await this.#helper.ask('preset', { name, language: this.#words.language, address });
      this.#form!.fill(draft);
      this.#stage.say(this.#words.text('studio-book-chosen', { title: String(draft.title) }));
    } catch (error) {
      this.#stage.fail(error, this.#words.text('studio-book-not-shown'));
    }
  }

  async #open(file: File): Promise<void> {
    try {
      this.#form!.fill(await this.#helper.ask('read', { text: await file.text() }));
      this.#stage.say(this.#words.text('studio-book-opened', { name: file.name }));
    } catch (error) {
      this.#stage.fail(error, this.#words.text('studio-book-not-read'));
    }
  }

  /** Names what the book has and the form does not show. */
  #showKept(draft: Draft): void {
    const fields = KEPT.filter((path) => !path.includes('.') && path !== '$schema' && path in draft);
    this.#kept.textContent =
      fields.length === 0 ? '' : this.#words.text('studio-book-also-kept', { fields: fields.join(', ') });
  }

  #showButtons(): void {
    const words = this.#words;
    this.#work.replaceChildren(
      make('h2', {}, words.text('studio-book-make-heading')),
      buttons(
        this.#making,
        button(words.text('studio-book-other-puzzles'), () => this.#makeOthers()),
      ),
      this.#plan,
    );
  }

  /** What is asked of the form beside the book itself. */
  #makeTools(): HTMLElement {
    const words = this.#words;
    const plan = button(words.text('studio-book-plan'), () => void this.#estimate(plan));
    const sample = button(words.text('studio-book-sample'), () => void this.#sample(sample));
    return make(
      'section',
      { class: 'book-tools' },
      make('h2', {}, words.text('studio-book-tools')),
      buttons(
        plan,
        sample,
        button(words.text('studio-book-save'), () => this.#save()),
      ),
    );
  }

  /** While something is made: how far it is, and a button that ends it. */
  #showProgress({ begun, stop }: Pick<Doing, 'begun' | 'stop'>): { button: HTMLElement; show: Show } {
    const words = this.#words;
    const bar = make('progress', { 'aria-label': words.text('studio-book-progress') });
    const text = make('p', { class: 'studio-progress' }, begun);
    const ending = button(words.text('studio-book-stop'), () => {
      stop();
      this.#stage.say(words.text('studio-book-stopped'));
    });
    this.#work.replaceChildren(
      make('h2', {}, words.text('studio-book-make-heading')),
      bar,
      text,
      buttons(ending),
    );
    this.#stage.say(begun);
    const show: Show = (said, done, of) => {
      text.textContent = said;
      bar.max = of;
      bar.value = done;
    };
    return { button: ending, show };
  }

  #save(): void {
    const text = `${JSON.stringify(this.#form!.draft, undefined, 2)}\n`;
    this.#downloads.take({ name: 'config.json', file: new Blob([text], { type: 'application/json' }) });
  }

  /**
   * Does a piece of work with its progress; afterwards the buttons are back. The focus goes to the button that stops it and
   * back to the one that has begun it, unless the reader is at another place.
   */
  async #during(doing: Doing, work: (show: Show) => Promise<void>): Promise<void> {
    const isHere = () =>
      document.activeElement === document.body ||
      document.activeElement === doing.by ||
      this.#work.contains(document.activeElement);
    const wasHere = isHere();
    const progress = this.#showProgress(doing);
    if (wasHere) progress.button.focus();
    let fault: unknown;
    try {
      await work(progress.show);
    } catch (error) {
      fault = error;
    }
    if (this.#isLeft) return;
    const isStillHere = isHere();
    this.#showButtons();
    if (isStillHere) doing.by.focus();
    if (fault === undefined || fault instanceof GivenUp) return;
    this.#stage.fail(fault, doing.about);
    if (fault instanceof UserError && fault.where !== undefined) this.#form!.showFault(fault.where);
  }

  /** What the worker of this screen does; it ends with the screen. */
  #ask(about: 'studio-book-not-planned' | 'studio-book-no-sample', by: HTMLButtonElement): Doing {
    const words = this.#words;
    return {
      about: words.text(about),
      by,
      begun: words.text('studio-book-begun'),
      stop: () => this.#helper.giveUp(),
    };
  }

  async #make(): Promise<void> {
    this.#plan.replaceChildren();
    this.#told.textContent = '';
    await this.#answering;
    this.#helper.giveUp();
    this.#pages.end();
    return this.#follow(maker.make(this.#form!.draft, this.#stage));
  }

  /** Shows how far a book is, whichever screen has begun it, and what comes of it. */
  async #follow(making: Making): Promise<void> {
    const words = this.#words;
    const begun = making.progress ? this.#toldOf(making.progress) : words.text('studio-book-begun');
    const doing: Doing = {
      about: words.text('studio-book-not-made'),
      by: this.#making,
      begun,
      stop: () => maker.giveUp(),
    };
    await this.#during(doing, async (show) => {
      const advanced = (progress: BookProgress) =>
        show(this.#toldOf(progress), progress.told.done, progress.told.of);
      if (making.progress) advanced(making.progress);
      making.watcher = { advanced, leftOut: (left) => this.#stage.say(this.#leftOut(left)) };
      const { files } = await making.book;
      if (this.#isLeft) return;
      this.#showFiles();
      this.#stage.say('');
      this.#told.textContent = words.text('studio-book-made', { files: files.length });
    });
    if (this.#isLeft) return;
    if (this.#told.textContent) this.#told.scrollIntoView({ block: 'center' });
    maker.seen();
    this.#stage.tellElsewhere(undefined);
  }

  #toldOf({ told, minutes }: BookProgress): string {
    const words = this.#words;
    const { done, of } = told;
    const said =
      told.step === 'puzzles'
        ? words.text('studio-book-puzzles-made', { done, of })
        : words.text('studio-book-editions-made', { done, of, file: told.file });
    return minutes === undefined ? said : `${said} ${words.text('studio-book-minutes-left', { minutes })}`;
  }

  #leftOut({ edition }: { readonly edition: string }): string {
    return this.#words.text('studio-book-left-out', { edition });
  }

  #estimate(by: HTMLButtonElement): Promise<void> {
    const words = this.#words;
    const config = this.#form!.draft;
    return this.#during(this.#ask('studio-book-not-planned', by), async (show) => {
      let [since, last, parts] = [secondsNow(), 0, 1];
      const plan = await this.#helper.ask('plan', { config }, ({ laidOut, of }) => {
        show(words.text('studio-book-plan-begun'), laidOut, of);
        [last, since] = [secondsNow() - since, secondsNow()];
        parts = Math.max(1, (2 * of) / 3);
      });
      this.#showPlan(plan, (last / parts) * plan.puzzles);
    });
  }

  /** Pages of a small book that is made like the one that is asked for. */
  #sample(by: HTMLButtonElement): Promise<void> {
    const words = this.#words;
    const config = this.#form!.draft;
    return this.#during(this.#ask('studio-book-no-sample', by), async (show) => {
      show(words.text('studio-book-sample-begun'), 0, 1);
      const file = await this.#helper.ask('sample', { config });
      this.#plan.replaceChildren(
        make('h3', {}, words.text('studio-book-sample-heading')),
        make('p', {}, words.text('studio-book-sample-explained')),
        make('p', { class: 'studio-files' }, ...spaced(this.#downloads.linksTo(file))),
      );
      this.#stage.say(words.text('studio-book-sample-explained'));
    });
  }

  #showPlan({ puzzles, pages }: Plan, seconds: number): void {
    const words = this.#words;
    const lines = pages.map(([edition, count]) =>
      words.text('studio-book-plan-pages', {
        edition: choiceLabel('editions', edition, words),
        pages: count,
        sheets: Math.ceil(count / 2),
      }),
    );
    this.#plan.replaceChildren(
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
    this.#stage.say(words.text('studio-book-plan-puzzles', { puzzles }));
  }

  #showFiles(): void {
    const words = this.#words;
    this.#downloads.letGo();
    this.#files.replaceChildren();
    if (!maker.last) return;
    const { title, editions, files, leftOut } = maker.last;
    const zip = button(words.text('studio-book-zip'), () => void this.#zip(maker.last!));
    const keep = button(words.text('studio-shelf-keep-book'), () => void this.#keep(maker.last!));
    const book = booksOf(editions).flatMap((wanted) => files.filter(({ name }) => name === wanted))[0];
    const others = files.filter((file) => file !== book);
    this.#files.append(
      make('h2', {}, words.text('studio-book-files', { title })),
      ...(book ? [make('p', {}, ...this.#entry(book, 'studio-book-download-book'))] : []),
      make('p', {}, words.text('studio-book-files-stay')),
      ...leftOut.map((left) =>
        make('p', {}, this.#leftOut(left), ' ', make('span', { lang: 'en' }, left.why)),
      ),
      ...(book ? [make('h3', {}, words.text('studio-book-more-files'))] : []),
      buttons(zip, keep),
      make('ul', {}, ...others.map((file) => make('li', {}, ...this.#entry(file)))),
    );
  }

  /** What a file is, in the language of the page, and what can be done with it. */
  #entry(file: HereFile, label?: 'studio-book-download-book'): (HTMLElement | string)[] {
    const kind = fileLabel(file.name, this.#words);
    return spaced([
      ...(kind ? [make('span', { class: 'book-file' }, kind)] : []),
      ...this.#downloads.linksTo(file, label),
    ]);
  }

  /** Keeps a book beyond this page, as the reader wants it; it need not be asked for any more before the page closes. */
  async #keep(book: MadeBook): Promise<void> {
    const words = this.#words;
    try {
      await keepBook(book, makeDay(today()));
      if (book === maker.last && !maker.making) this.#stage.hold(false);
      await this.#shelf.show();
      this.#stage.say(words.text('studio-shelf-kept'));
    } catch {
      this.#stage.warn(words.text('studio-shelf-not-kept'));
    }
  }

  async #zip(book: MadeBook): Promise<void> {
    try {
      this.#downloads.take({ name: `${book.folder}.zip`, file: await maker.zip(book) });
      this.#stage.say(this.#words.text('studio-book-zip-made'));
    } catch (error) {
      this.#stage.fail(error, this.#words.text('studio-book-not-zipped'));
    }
  }
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
