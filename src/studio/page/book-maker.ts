import type { MakeTold, PressJobs, Progress } from '../press/protocol.ts';
import type { HereFile } from './downloads.ts';
import { GivenUp, Helper } from './helper.ts';
import type { Stage } from './stage.ts';
import { TimeLeft } from './time-left.ts';

/** A book that was made. */
export interface MadeBook {
  readonly title: string;
  readonly folder: string;
  /** Those that were asked for, in their order. */
  readonly editions: readonly string[];
  readonly files: readonly HereFile[];
  /** The editions that could not be made. */
  readonly leftOut: readonly LeftOut[];
}

type LeftOut = Extract<Progress, { readonly step: 'left-out' }>;

/** How far a book is. */
export interface BookProgress {
  readonly told: Exclude<Progress, LeftOut>;
  /** Minutes that are left, if that is known and worth telling. */
  readonly minutes: number | undefined;
}

/** A book that is being made, or whose end nobody has seen. */
export interface Making {
  /** How far it is, once it has begun. */
  readonly progress: BookProgress | undefined;
  /** @throws what the job throws */
  readonly book: Promise<MadeBook>;
  /** Called with how far it is, or which edition is left out; the last that watches takes the place of those before. */
  watch(watcher: Watcher): void;
}

interface Watcher {
  advanced(progress: BookProgress): void;
  leftOut(left: LeftOut): void;
}

/** What a config is needed for here. */
interface Titled {
  readonly title?: unknown;
  readonly editions?: readonly string[] | undefined;
}

/**
 * Makes books for the page and not for a screen: the work goes on while the reader is elsewhere, and what comes of it is there
 * as long as the page is open.
 */
export class BookMaker {
  readonly #helper = new Helper<PressJobs<Blob>>('press');
  #last: MadeBook | undefined;
  #making: Making | undefined;

  /** The book that was made last. */
  get last(): MadeBook | undefined {
    return this.#last;
  }

  /** What is being made, or has ended and was not {@link seen}. */
  get making(): Making | undefined {
    return this.#making;
  }

  /** Begins a book. @param frame called with what the page has to hold, and what other screens are to tell */
  make(config: Titled, frame: Pick<Stage, 'hold' | 'tellElsewhere'>): Making {
    const work = new Work(String(config.title), config.editions ?? []);
    frame.hold(true);
    frame.tellElsewhere('making');
    const book = this.#helper
      .ask('make', { config }, (told) => work.take(told))
      .then(
        (folder) => {
          this.#last = work.ended(folder);
          frame.tellElsewhere('made');
          return this.#last;
        },
        (error: unknown) => {
          frame.tellElsewhere(error instanceof GivenUp ? undefined : 'failed');
          throw error;
        },
      );
    // Whoever looks at it later sees its fault.
    book.catch(() => {}).finally(() => frame.hold(this.#last !== undefined));
    this.#making = {
      get progress() {
        return work.progress;
      },
      book,
      watch: (watcher) => {
        work.watcher = watcher;
      },
    };
    return this.#making;
  }

  /** The end of the book was shown to the reader. */
  seen(): void {
    this.#making = undefined;
  }

  giveUp(): void {
    this.#helper.giveUp();
  }

  /** All files of a book in one, by the worker that is loaded already. */
  zip({ folder, files }: MadeBook): Promise<Blob> {
    const all = files.map(({ name, file }) => ({ name: `${folder}/${name}`, file }));
    return this.#helper.ask('zip', { all });
  }
}

/** What is known of a book while it is made. */
class Work {
  readonly #title: string;
  readonly #editions: readonly string[];
  readonly #left = new TimeLeft();
  readonly #files: HereFile[] = [];
  readonly #leftOut: LeftOut[] = [];
  progress: BookProgress | undefined;
  watcher: Watcher | undefined;

  constructor(title: string, editions: readonly string[]) {
    this.#title = title;
    this.#editions = editions;
  }

  take(told: MakeTold<Blob>): void {
    if (told.step === 'file') this.#files.push({ name: told.name, file: told.file });
    else if (told.step === 'left-out') {
      this.#leftOut.push(told);
      this.watcher?.leftOut(told);
    } else {
      this.progress = { told, minutes: this.#left.after(told.step, told.done, told.of) };
      this.watcher?.advanced(this.progress);
    }
  }

  ended(folder: string): MadeBook {
    return {
      title: this.#title,
      folder,
      editions: this.#editions,
      files: this.#files,
      leftOut: this.#leftOut,
    };
  }
}
