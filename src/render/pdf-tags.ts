import type { PdfStruct } from 'pdfkit';
import type { Element, Mark } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';

/** What pdfkit asks of an element that has ended: whether it has a parent. */
const ENDED = { P: true };

/**
 * Writes the structure of a tagged PDF. It is the only place that marks content, as pdfkit 0.20 has traps here:
 * every element is attached when it is made, every marked content is ended by hand, and a link is ended on its page.
 *
 * The marks come in reading order, so an element is finished as soon as a mark lies outside it; `#open` holds the
 * elements from the document down to the last mark's.
 */
export class TagTree {
  readonly #document: PdfDocument;
  readonly #open: { element: Element; struct: PdfStruct }[] = [];
  /** By depth, the elements that are finished within those that are open; a mark must not come back to one. */
  readonly #closed: Set<Element>[] = [];

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Draws a mark inside its element, or as an artifact if it has none. */
  draw({ element, items, link }: Mark, draw: () => void): void {
    const document = this.#document;
    if (!element) {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
      return;
    }
    const struct = this.#enter(element);
    if (items.length > 0) {
      const content = document.markStructureContent(element.tag);
      draw();
      document.endMarkedContent();
      struct.add(content);
    }
    if (link) {
      const { x, y, width, height } = link.area;
      document.goTo(pt(x), pt(y), pt(width), pt(height), link.to, {
        structParent: struct,
        Contents: new String(link.label),
      } as object);
    }
  }

  /**
   * Links are finished with their page, since an annotation's place is noted when its element ends. The elements of the
   * page's contents are written down, or pdfkit would keep every one of them to the end.
   */
  endPage(): void {
    const link = this.#open.findIndex(({ element }) => element.tag === 'Link');
    if (link >= 0) this.#closeTo(link);
    const key = this.#document.page.dictionary.data.StructParents;
    if (key === undefined) return;
    const tree = this.#document.getStructParentTree();
    const elements = this.#document.ref(tree.get(key));
    elements.end();
    tree.add(key, elements);
  }

  end(): void {
    this.#closeTo(0);
  }

  #enter(element: Element): PdfStruct {
    const path: Element[] = [];
    for (let at: Element | undefined = element; at; at = at.parent) path.unshift(at);
    let shared = 0;
    while (shared < path.length && this.#open[shared]?.element === path[shared]) shared++;
    this.#closeTo(shared);
    for (const next of path.slice(shared)) this.#openElement(next);
    return this.#open.at(-1)!.struct;
  }

  #openElement(element: Element): void {
    if (this.#closed[this.#open.length]?.has(element))
      throw new Error(`a ${element.tag} was left and entered again`);
    const { alt, language, scope, box, summary } = element;
    const struct = this.#document.struct(element.tag, {
      ...(alt && { alt }),
      ...(language && { lang: language }),
      ...(scope && { scope }),
      ...(box && { bbox: [pt(box.x), pt(box.y), pt(box.x + box.width), pt(box.y + box.height)] }),
    });
    // pdfkit knows no summaries (ISO 32000-1, table 349).
    if (summary) struct.dictionary.data.A = { O: 'Table', Summary: new String(summary) };
    const parent = this.#open.at(-1)?.struct;
    if (parent) parent.add(struct);
    else this.#document.addStructure(struct);
    this.#open.push({ element, struct });
  }

  #closeTo(least: number): void {
    while (this.#open.length > least) {
      const { element, struct } = this.#open.pop()!;
      struct.end();
      struct.dictionary.data = ENDED;
      const depth = this.#open.length;
      this.#closed[depth] ??= new Set();
      this.#closed[depth].add(element);
      this.#closed[depth + 1]?.clear();
    }
  }
}
