import { on } from 'node:events';
import { type BookFile, openBook } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import type { UserError } from '../errors.ts';
import { loadMaterials, type OwnFiles } from '../node/materials.ts';
import { editionFiles } from '../render/book-files.ts';
import { Filling } from './filling.ts';
import { leftOutText } from './left-out.ts';
import type { Refusal } from './own-process.ts';
import { refusalOf } from './refusal.ts';
import { watch } from './watch.ts';

/** What is given first; groups of editions follow, one whenever this process is free. */
export interface Task {
  /** What the book opens as. */
  readonly file: BookFile;
  /** All that are made, by whatever process. */
  readonly editions: readonly Edition[];
  readonly areChosen: boolean;
  readonly own: OwnFiles;
  /** The folder that is filled, and where it will be. */
  readonly folder: string;
  readonly path: string;
}

/** What is sent back of an edition, or that this process is free. */
export type Answer = { readonly type: 'free' } | ({ readonly edition: Edition } & Told);

/** The last of an edition is that it is done or failed. */
export type Told =
  | { readonly type: 'left-out'; readonly why: string }
  | { readonly type: 'file'; readonly name: string }
  | { readonly type: 'size'; readonly part: string }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly refusal: Refusal };

function send(answer: Answer): void {
  process.send!(answer);
}

// In a process of its own, started by editions.ts.
async function main(): Promise<void> {
  watch();
  const given = on(process, 'message');
  const [task] = (await given.next()).value as [Task];
  const { file, editions, areChosen, own, folder, path } = task;
  const contents = { file, book: openBook(file), editions, areChosen };
  const materials = loadMaterials(file, editions, own);
  const filling = new Filling(folder, path);
  const make = async (edition: Edition) => {
    const leaveOut = (why: UserError) => send({ edition, type: 'left-out', why: leftOutText(why) });
    for (const { name, pieces } of editionFiles(contents, [edition], materials, { leaveOut })) {
      send({ edition, type: 'file', name });
      await filling.write(name, pieces, (part) => send({ edition, type: 'size', part }));
    }
  };
  for (;;) {
    send({ type: 'free' });
    const [group] = (await given.next()).value as [Edition[]];
    for (const edition of group) {
      try {
        await make(edition);
        send({ edition, type: 'done' });
      } catch (error) {
        send({ edition, type: 'failed', refusal: refusalOf(error) });
      }
    }
  }
}

await main();
