import type { Book } from '../../../src/book/book.ts';
import { render } from './books.ts';

/** Fields of a book that contain everything that markup must escape. */
export const AWKWARD = {
  title: 'A & B <i> "Steine" \'klein\' 😀 \u202Eback',
  author: 'Ä. <Ö> & Co.',
  publisher: 'Haus "Eins" & Söhne',
  description: 'Länger & <breiter>',
  rights: '© 2026 A & B',
};

export async function epubOf(book: Book): Promise<Buffer> {
  return (await render(book, 'epub')).get('book.epub')!;
}
