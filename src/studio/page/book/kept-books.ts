import { isRecord } from '../../../play/kept-text.ts';
import type { MadeBook } from '../book-maker.ts';
import { BOOKS_NAME } from '../storage.ts';

export interface KeptBook extends MadeBook {
  readonly id: IDBValidKey;
  /** The day on which it was kept, as `2026-11-22`. */
  readonly day: string;
}

const BOOKS = 'books';
/** Where what cannot be read is kept instead. */
const ASIDE = 'aside';

/** Keeps a book. @throws DOMException if the browser keeps nothing, or has no room */
export async function keepBook({ title, folder, files, leftOut }: MadeBook, day: string): Promise<void> {
  await change((books) => books.add({ title, folder, files, leftOut, day }));
}

export async function forgetBook(id: IDBValidKey): Promise<void> {
  await change((books) => books.delete(id));
}

/** The books that are kept, the newest first, and how many could not be read and were taken out of the way. @throws DOMException if the browser keeps nothing */
export async function keptBooks() {
  const read: (readonly [IDBValidKey, unknown])[] = [];
  let setAside = 0;
  await change((books, aside) => {
    books.openCursor().addEventListener('success', ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      if (isBook(cursor.value)) read.push([cursor.key, cursor.value]);
      else {
        aside.put(cursor.value, cursor.key);
        cursor.delete();
        setAside++;
      }
      cursor.continue();
    });
  });
  const books = read.map(([id, book]) => ({ ...(book as Omit<KeptBook, 'id'>), id }));
  return { books: books.reverse(), setAside };
}

function isBook(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { title, folder, day, files, leftOut } = value;
  return (
    [title, folder, day].every((text) => typeof text === 'string') &&
    [files, leftOut].every(Array.isArray) &&
    (files as unknown[]).every(
      (file) => isRecord(file) && typeof file.name === 'string' && file.file instanceof Blob,
    ) &&
    (leftOut as unknown[]).every(
      (left) => isRecord(left) && typeof left.why === 'string' && typeof left.edition === 'string',
    )
  );
}

/** Does something with what is kept, and closes it again, so that all of it can be deleted at any time. */
async function change(work: (books: IDBObjectStore, aside: IDBObjectStore) => void): Promise<void> {
  const database = await opened();
  try {
    await new Promise<void>((done, failed) => {
      const transaction = database.transaction([BOOKS, ASIDE], 'readwrite');
      transaction.addEventListener('complete', () => done());
      transaction.addEventListener('abort', () => failed(transaction.error));
      work(transaction.objectStore(BOOKS), transaction.objectStore(ASIDE));
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(BOOKS_NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(BOOKS, { autoIncrement: true });
      request.result.createObjectStore(ASIDE);
    });
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error));
  });
}
