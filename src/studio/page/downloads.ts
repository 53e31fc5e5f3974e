import { button, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { previewOf } from './preview.ts';

export interface HereFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * A link that downloads a file, one that shows it where browsers can, and a button that shows its pages here. Their addresses hold until
 * they are let go.
 *
 * @param fail called with a file whose pages cannot be shown
 */
export function makeDownloads(words: WordBook, fail: (error: unknown, about: string) => void) {
  let addresses: string[] = [];
  let shown: ReturnType<typeof previewOf> | undefined;

  /** @param label what the file is, for readers who need not know its name */
  function linksTo({ name, file }: HereFile, label?: 'studio-book-download-book'): HTMLElement[] {
    const address = URL.createObjectURL(file);
    addresses.push(address);
    const size = sizeOf(file);
    const says = label ? words.text(label, { size }) : words.text('studio-book-download', { name, size });
    const download = make('a', { href: address, download: name, 'data-file': name }, says);
    if (label) download.className = 'studio-first';
    if (file.type !== 'application/pdf') return [download];
    const look = make('a', { href: address, target: '_blank' }, words.text('studio-book-look', { name }));
    const show = button(words.text('studio-preview-show', { name }), () => void showPages(file, name, show));
    return [download, look, show];
  }

  /** Shows the pages of a file behind what a button stands in; those of another go. */
  async function showPages(file: Blob, name: string, show: HTMLElement): Promise<void> {
    shown?.end();
    const preview = previewOf(name, words, () => show.focus());
    shown = preview;
    show.closest('li, p')!.after(preview.element);
    try {
      await preview.open(file);
    } catch (error) {
      preview.end();
      fail(error, words.text('studio-preview-not-shown', { name }));
    }
  }

  function take(file: HereFile): void {
    linksTo(file)[0]!.click();
  }

  function letGo(): void {
    for (const address of addresses) URL.revokeObjectURL(address);
    addresses = [];
    shown?.end();
  }

  function sizeOf({ size }: Blob): string {
    const kilobytes = Math.max(1, Math.round(size / 1000));
    if (kilobytes < 1000) return words.text('studio-book-kilobytes', { size: kilobytes });
    return words.text('studio-book-megabytes', { size: Math.round(kilobytes / 1000) });
  }

  return { linksTo, take, letGo };
}

export type Downloads = ReturnType<typeof makeDownloads>;
