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

interface Watcher {
  advanced(progress: BookProgress): void;
  leftOut(left: LeftOut): void;
}

/** What a config is needed for here. */
interface Titled {
  readonly title?: unknown;
  readonly editions?: readonly string[] | undefined;
}

/** A book that is being made, or whose end nobody has seen. */
export class Making {
  /** How far it is, once it has begun. */
  progress: BookProgress | undefined;
  /** Is told how far it is, and which edition is left out. */
  watcher: Watcher | undefined;
  /** @throws what the job throws */
  readonly book: Promise<MadeBook>;
  readonly #left = new TimeLeft();
  readonly #files: HereFile[] = [];
  readonly #leftOut: LeftOut[] = [];

  /** @param make begins it, and gives the name of its folder */
  constructor(
    { title, editions = [] }: Titled,
    make: (tell: (told: MakeTold<Blob>) => void) => Promise<string>,
  ) {
    this.book = make((told) => this.#take(told)).then((folder) => ({
      title: String(title),
      folder,
      editions,
      files: this.#files,
      leftOut: this.#leftOut,
    }));
  }

  #take(told: MakeTold<Blob>): void {
    if (told.step === 'file') this.#files.push({ name: told.name, file: told.file });
    else if (told.step === 'left-out') {
      this.#leftOut.push(told);
      this.watcher?.leftOut(told);
    } else {
      this.progress = { told, minutes: this.#left.after(told.step, told.done, told.of) };
      this.watcher?.advanced(this.progress);
    }
  }
}

/**
 * Makes books for the page and not for a screen: the work goes on while the reader is elsewhere, and what comes of it is there
 * as long as the page is open.
 */
export class BookMaker {
  readonly #helper = new Helper<PressJobs<Blob>>('press');
  /** The book that was made last. */
  last: MadeBook | undefined;
  /** What is being made, or has ended and was not {@link seen}. */
  making: Making | undefined;

  /** Begins a book. @param frame called with what the page has to hold, and what other screens are to tell */
  make(config: Titled, frame: Pick<Stage, 'hold' | 'tellElsewhere'>): Making {
    frame.hold(true);
    frame.tellElsewhere('making');
    const making = new Making(config, (tell) => this.#helper.ask('make', { config }, tell));
    // Whoever looks at it later sees its fault.
    making.book
      .then(
        (book) => {
          this.last = book;
          frame.tellElsewhere('made');
        },
        (error: unknown) => frame.tellElsewhere(error instanceof GivenUp ? undefined : 'failed'),
      )
      .finally(() => frame.hold(this.last !== undefined));
    this.making = making;
    return making;
  }

  /** The end of the book was shown to the reader. */
  seen(): void {
    this.making = undefined;
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
