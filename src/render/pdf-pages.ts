import type { PdfReference } from 'pdfkit';
import type { PdfDocument } from './pdf-document.ts';

/**
 * Kids that a node of the page tree or of the structure has itself; what is more stands in groups of so many. Readers as
 * pdf.js go through all kids of a node for each page, so a flat tree of 10,000 puzzles takes them the square of its length.
 */
export const MOST_KIDS = 256;

/** The page tree (ISO 32000-1, 7.7.3): pdfkit hangs all pages on its root. */
export class PageTree {
  readonly #document: PdfDocument;
  /** The last group, while it takes in more. */
  #group: { readonly reference: PdfReference; readonly kids: PdfReference[] } | undefined;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Gives the page that was just added its place. */
  place(): void {
    const { Pages: root } = this.#document._root.data;
    if (root.data.Count <= MOST_KIDS) return;
    const page = root.data.Kids.pop()!;
    if (!this.#group || this.#group.kids.length === MOST_KIDS) {
      this.end();
      this.#group = { reference: this.#document.ref({ Type: 'Pages', Parent: root }), kids: [] };
      root.data.Kids.push(this.#group.reference);
    }
    page.data.Parent = this.#group.reference;
    this.#group.kids.push(page);
  }

  end(): void {
    if (!this.#group) return;
    const { reference, kids } = this.#group;
    Object.assign(reference.data, { Count: kids.length, Kids: kids });
    reference.end();
  }
}
