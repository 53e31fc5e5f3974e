import type { Block, Inline } from '../../../document/document.ts';
import type { Stone } from '../../../domino/stones.ts';

/** A sentence; stones in it are written as such in every edition, braille too. */
export function say(texts: TemplateStringsArray, ...values: (string | number | Stone)[]): Inline[] {
  const parts: Inline[] = [];
  const add = (text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.type === 'text') parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ type: 'text', text, strong: false });
  };
  texts.forEach((text, i) => {
    add(text);
    const value = values[i];
    if (typeof value === 'object') parts.push({ type: 'stone', stone: value });
    else if (value !== undefined) add(String(value));
  });
  return parts;
}

/** Stones with commas between them. */
export function stoneList(stones: readonly Stone[]): Inline[] {
  return stones.flatMap((stone, i) => (i === 0 ? say`${stone}` : say`, ${stone}`));
}

export function heading(content: readonly Inline[]): Block {
  return { type: 'heading', level: 2, content };
}

/** A paragraph of sentences; those that are left out are undefined. */
export function paragraph(...sentences: (readonly Inline[] | undefined)[]): Block {
  const said = sentences.filter((sentence) => sentence !== undefined);
  return {
    type: 'paragraph',
    style: 'body',
    content: said.flatMap((sentence, i) => (i === 0 ? sentence : [...say` `, ...sentence])),
  };
}

/** Steps in their order; those that are left out are undefined. */
export function steps(...items: (readonly Inline[] | undefined)[]): Block {
  return { type: 'list', ordered: true, items: items.filter((item) => item !== undefined) };
}
