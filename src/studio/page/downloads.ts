import { make } from '../../play/page/elements.ts';
import type { WordBook } from '../../words/word-book.ts';

/** A file that was made here. */
export interface HereFile {
  readonly name: string;
  readonly file: Blob;
}

/** A link that downloads a file, and one that shows it where browsers can. Their addresses hold until they are let go. */
export class Downloads {
  readonly #words: WordBook;
  #addresses: string[] = [];

  constructor(words: WordBook) {
    this.#words = words;
  }

  linksTo({ name, file }: HereFile): HTMLElement[] {
    const address = URL.createObjectURL(file);
    this.#addresses.push(address);
    const says = this.#words.text('studio-book-download', { name, size: this.#size(file) });
    const download = make('a', { href: address, download: name, 'data-file': name }, says);
    if (file.type !== 'application/pdf') return [download];
    const look = this.#words.text('studio-book-look', { name });
    return [download, make('a', { href: address, target: '_blank' }, look)];
  }

  /** Downloads a file at once. */
  take(file: HereFile): void {
    this.linksTo(file)[0]!.click();
  }

  letGo(): void {
    for (const address of this.#addresses) URL.revokeObjectURL(address);
    this.#addresses = [];
  }

  #size({ size }: Blob): string {
    const kilobytes = Math.max(1, Math.round(size / 1000));
    if (kilobytes < 1000) return this.#words.text('studio-book-kilobytes', { size: kilobytes });
    return this.#words.text('studio-book-megabytes', { size: Math.round(kilobytes / 1000) });
  }
}
