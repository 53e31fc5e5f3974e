import { readProse } from '../../book/prose.ts';
import { escaped, Marked } from '../../words/marked.ts';

/** The blocks of a text in Markdown; nothing if there is none. One line is a paragraph as it stands. */
export function proseContext(text: string | undefined) {
  if (text === undefined) return [];
  const blocks = text.includes('\n')
    ? readProse(text)
    : [{ type: 'paragraph', line: [{ text, strong: false }] } as const];
  return blocks.map((block) => ({
    heading: block.type === 'heading' && block.level === 2 ? marked(block.line) : null,
    part: block.type === 'heading' && block.level === 3 ? marked(block.line) : null,
    paragraph: block.type === 'paragraph' ? marked(block.line) : null,
    items: block.type === 'list' && !block.ordered ? block.items.map(marked) : [],
    steps: block.type === 'list' && block.ordered ? block.items.map(marked) : [],
  }));
}

function marked(line: readonly { readonly text: string; readonly strong: boolean }[]): Marked {
  const runs = line.map(({ text, strong }) => (strong ? `<b>${escaped(text)}</b>` : escaped(text)));
  return new Marked(runs.join(''));
}
