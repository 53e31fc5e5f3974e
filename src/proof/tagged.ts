/** An element of a page's structure, or a mark of content that belongs to one. */
export interface TaggedNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TaggedNode[];
}

/** The words of a page by the marks that they stand in. */
export class TaggedWords {
  readonly #words = new Map<string, string>();

  constructor(
    items: readonly ({ readonly str: string } | { readonly type: string; readonly id?: string })[],
  ) {
    const open: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== undefined);
        if (id !== undefined) this.#words.set(id, (this.#words.get(id) ?? '') + item.str);
      } else if (item.type.startsWith('begin')) open.push(item.id);
      else open.pop();
    }
  }

  /** All words of an element. Between two marks a line may end, so there is a blank, but not where a word was cut at its hyphen. */
  of(node: TaggedNode): string {
    if (node.type === 'content') return this.#words.get(node.id!) ?? '';
    return (node.children ?? [])
      .map((child) => this.of(child))
      .reduce((words, more) => (words.endsWith('-') ? words + more : `${words} ${more}`), '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}
