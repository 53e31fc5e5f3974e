import { button, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { Preview } from './preview.ts';

/** A file that was made here. */
export interface HereFile {
  readonly name: string;
  readonly file: Blob;
}

/** A link that downloads a file, one that shows it where browsers can, and a button that shows its pages here. Their addresses hold until they are let go. */
export class Downloads {
  readonly #words: WordBook;
  readonly #fail: (error: unknown, about: string) => void;
  #addresses: string[] = [];
  #shown: Preview | undefined;

  /** @param fail called with a file whose pages cannot be shown */
  constructor(words: WordBook, fail: (error: unknown, about: string) => void) {
    this.#words = words;
    this.#fail = fail;
  }

  /** @param label what the file is, for readers who need not know its name */
  linksTo({ name, file }: HereFile, label?: 'studio-book-download-book'): HTMLElement[] {
    const address = URL.createObjectURL(file);
    this.#addresses.push(address);
    const size = this.#size(file);
    const says = label
      ? this.#words.text(label, { size })
      : this.#words.text('studio-book-download', { name, size });
    const download = make('a', { href: address, download: name, 'data-file': name }, says);
    if (label) download.className = 'studio-first';
    if (file.type !== 'application/pdf') return [download];
    const look = make(
      'a',
      { href: address, target: '_blank' },
      this.#words.text('studio-book-look', { name }),
    );
    const show = button(
      this.#words.text('studio-preview-show', { name }),
      () => void this.#preview(file, name, show),
    );
    return [download, look, show];
  }

  /** Shows the pages of a file behind what a button stands in; those of another go. */
  async #preview(file: Blob, name: string, show: HTMLElement): Promise<void> {
    this.#shown?.end();
    const preview = new Preview(name, this.#words, () => show.focus());
    this.#shown = preview;
    show.closest('li, p')!.after(preview.element);
    try {
      await preview.open(file);
    } catch (error) {
      preview.end();
      this.#fail(error, this.#words.text('studio-preview-not-shown', { name }));
    }
  }

  /** Downloads a file at once. */
  take(file: HereFile): void {
    this.linksTo(file)[0]!.click();
  }

  letGo(): void {
    for (const address of this.#addresses) URL.revokeObjectURL(address);
    this.#addresses = [];
    this.#shown?.end();
  }

  #size({ size }: Blob): string {
    const kilobytes = Math.max(1, Math.round(size / 1000));
    if (kilobytes < 1000) return this.#words.text('studio-book-kilobytes', { size: kilobytes });
    return this.#words.text('studio-book-megabytes', { size: Math.round(kilobytes / 1000) });
  }
}
