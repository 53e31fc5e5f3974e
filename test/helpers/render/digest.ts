import { createHash } from 'node:crypto';
import { EDITIONS } from '../../../src/book/choices.ts';
import { peerBook, render } from './books.ts';

/** The files that a process makes of a book, and its locale and time zone. */
export interface Digest {
  readonly timeZone: string;
  readonly locale: string;
  /** The SHA-256 of each file by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Renders every edition of a small book from scratch. */
export async function digest(): Promise<Digest> {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  const book = peerBook([3, 7], { language: 'de', title: 'Iris & Übermut, größer' });
  const files: Record<string, string> = {};
  for (const edition of EDITIONS) {
    for (const [name, bytes] of await render(book, edition)) {
      files[name] = createHash('sha256').update(bytes).digest('hex');
    }
  }
  return { timeZone, locale, files };
}

// In a child process, the result is sent to the parent.
if (process.send) process.send(await digest(), () => process.disconnect());
