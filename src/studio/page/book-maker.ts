import type { MakeTold, PressJobs, Progress } from '../press/protocol.ts';
import type { HereFile } from './downloads.ts';
import { GivenUp, Helper } from './helper.ts';
import type { Stage } from './stage.ts';
import { timeLeft } from './time-left.ts';

export interface MadeBook {
  readonly title: string;
  readonly folder: string;
  /** Those that were asked for, in their order. */
  readonly editions: readonly string[];
  readonly files: readonly HereFile[];
  readonly leftOut: readonly LeftOut[];
}

type LeftOut = Extract<Progress, { readonly step: 'left-out' }>;

export interface BookProgress {
  readonly told: Exclude<Progress, LeftOut>;
  /** Minutes that are left, if that is known and worth telling. */
  readonly minutes: number | undefined;
}

/** What a config is needed for here. */
interface Titled {
  readonly title?: unknown;
  readonly editions?: readonly string[] | undefined;
}

/** A book that is being made, or whose end nobody has seen. */
export interface Making {
  /** How far it is, once it has begun. */
  progress?: BookProgress;
  /** Is told how far it is, and which edition is left out. */
  watcher?: {
    advanced(progress: BookProgress): void;
    leftOut(left: LeftOut): void;
  };
  /** @throws what the job throws */
  readonly book: Promise<MadeBook>;
}

/** @param make begins it, and gives the name of its folder */
function begun(
  { title, editions = [] }: Titled,
  make: (tell: (told: MakeTold<Blob>) => void) => Promise<string>,
): Making {
  const left = timeLeft();
  const files: HereFile[] = [];
  const leftOut: LeftOut[] = [];
  const take = (told: MakeTold<Blob>) => {
    if (told.step === 'file') files.push({ name: told.name, file: told.file });
    else if (told.step === 'left-out') {
      leftOut.push(told);
      making.watcher?.leftOut(told);
    } else {
      making.progress = { told, minutes: left(told.step, told.done, told.of) };
      making.watcher?.advanced(making.progress);
    }
  };
  const book = make(take).then((folder) => ({ title: String(title), folder, editions, files, leftOut }));
  const making: Making = { book };
  return making;
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
    const making = begun(config, (tell) => this.#helper.ask('make', { config }, tell));
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
