import type { PdfContent, PdfReference } from 'pdfkit';
import type { Element, Mark } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';

/**
 * Writes the structure of a tagged PDF. It is the only place that marks content, and every marked content is ended by hand.
 * Its elements are objects that it writes itself: those of pdfkit 0.20 go through all that is in them whenever one ends.
 *
 * The marks come in reading order, so an element is finished as soon as a mark lies outside it; `#open` holds the
 * elements from the document down to the last mark's.
 */
export class TagTree {
  readonly #document: PdfDocument;
  readonly #links: boolean;
  readonly #open: { element: Element; struct: Struct }[] = [];
  /** By depth, the elements that are finished within those that are open; a mark must not come back to one. */
  readonly #closed: Set<Element>[] = [];

  /** @param links whether links are made; if not, their words stand where the links would */
  constructor(document: PdfDocument, links: boolean) {
    this.#document = document;
    this.#links = links;
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
      const content = document.markStructureContent(this.#open.at(-1)!.element.tag);
      draw();
      document.endMarkedContent();
      struct.add(content);
    }
    if (link && this.#links) {
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
    const key = this.#document.page.dictionary.data.StructParents as number | undefined;
    if (key === undefined) return;
    const tree = this.#document.getStructParentTree();
    const elements = this.#document.ref(tree.get(key));
    elements.end();
    tree.add(key, elements);
  }

  end(): void {
    this.#closeTo(0);
  }

  #enter(element: Element): Struct {
    const path: Element[] = [];
    for (let at: Element | undefined = element; at; at = at.parent) {
      if (this.#links || at.tag !== 'Link') path.unshift(at);
    }
    let shared = 0;
    while (shared < path.length && this.#open[shared]?.element === path[shared]) shared++;
    this.#closeTo(shared);
    for (const next of path.slice(shared)) this.#openElement(next);
    return this.#open.at(-1)!.struct;
  }

  #openElement(element: Element): void {
    if (this.#closed[this.#open.length]?.has(element))
      throw new Error(`a ${element.tag} was left and entered again`);
    const parent = this.#open.at(-1)?.struct;
    const struct = parent?.begin(element) ?? new Struct(this.#document, element, undefined);
    this.#open.push({ element, struct });
  }

  #closeTo(least: number): void {
    while (this.#open.length > least) {
      const { element, struct } = this.#open.pop()!;
      struct.end();
      const depth = this.#open.length;
      this.#closed[depth] ??= new Set();
      this.#closed[depth].add(element);
      this.#closed[depth + 1]?.clear();
    }
  }
}

/** An element of the structure that is being filled (ISO 32000-1, 14.7.2). */
class Struct {
  readonly #document: PdfDocument;
  readonly #reference: PdfReference;
  readonly #kids: unknown[] = [];
  /** The last of its groups, while it takes in more. */
  #group: Struct | undefined;
  /** Where its first content stands; that on other pages tells its own. */
  #page: PdfReference | undefined;

  /** @param parent nothing if it is the outermost */
  constructor(document: PdfDocument, element: Element, parent: Struct | undefined) {
    const { tag, alt, language } = element;
    this.#document = document;
    this.#reference = document.ref({
      S: tag,
      Lang: language ? new String(language) : undefined,
      Alt: alt ? new String(alt) : undefined,
      A: attributesOf(element, document.page.height),
      P: parent ? parent.#reference : document.getStructTreeRoot(),
    });
    if (parent) parent.#kids.push(this.#reference);
    else document.getStructTreeRoot().data.K = [this.#reference];
  }

  /** Begins an element inside this one. */
  begin(element: Element): Struct {
    if (this.#kids.length < MOST_KIDS) return new Struct(this.#document, element, this);
    if (!this.#group || this.#group.#kids.length === MOST_KIDS) {
      this.#endGroup();
      this.#group = new Struct(this.#document, { tag: 'NonStruct', parent: undefined }, this);
    }
    return new Struct(this.#document, element, this.#group);
  }

  #endGroup(): void {
    this.#group?.end();
    this.#group = undefined;
  }

  /** Takes in a content of the open page, or a link on it, which pdfkit hands over. */
  add(part: PdfContent | { readonly annotationRef: PdfReference }): void {
    this.#endGroup();
    const tree = this.#document.getStructParentTree();
    if ('annotationRef' in part) {
      const key = this.#document.createStructParentTreeNextKey();
      part.annotationRef.data.StructParent = key;
      tree.add(key, this.#reference);
      this.#kids.push({ Type: 'OBJR', Obj: part.annotationRef, Pg: this.#document.page.dictionary });
      return;
    }
    for (const { pageRef, mcid } of part.refs) {
      tree.get(pageRef.data.StructParents as number)[mcid] = this.#reference;
      this.#page ??= pageRef;
      this.#kids.push(this.#page === pageRef ? mcid : { Type: 'MCR', Pg: pageRef, MCID: mcid });
    }
  }

  end(): void {
    this.#endGroup();
    this.#reference.data.K = this.#kids;
    this.#reference.data.Pg = this.#page;
    this.#reference.end();
  }
}

/** What is said of a table, of one of its headers, or of where a figure stands; lengths in points, upwards. */
function attributesOf({ scope, box, summary }: Element, height: number): object | undefined {
  if (summary) return { O: 'Table', Summary: new String(summary) };
  if (scope) return { O: 'Table', Scope: scope };
  if (!box) return undefined;
  const [left, right] = [pt(box.x), pt(box.x + box.width)];
  const [top, bottom] = [pt(box.y), pt(box.y + box.height)];
  return { O: 'Layout', Placement: 'Block', BBox: [left, height - bottom, right, height - top] };
}

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
