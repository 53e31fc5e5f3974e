import { type Block, type Document, type Inline, NOTHING_ELSE } from '../../../src/document/document.ts';
import type { Language } from '../../../src/languages/index.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { WORDS } from '../words.ts';

// Documents made of a few blocks.

export function heading(level: 1 | 2, words: string): Block {
  return { type: 'heading', level, content: plainLine(words) };
}

export function paragraph(content: string | readonly Inline[], fields: { id?: string } = {}): Block {
  const line = typeof content === 'string' ? plainLine(content) : content;
  return { type: 'paragraph', style: 'body', content: line, ...fields };
}

export function chapter(...blocks: Block[]): Block {
  return { type: 'section', role: 'chapter', blocks };
}

export function titlePage(title: string): Block {
  return { type: 'section', role: 'title-page', blocks: [heading(1, title)] };
}

export function contentsPage(title: string): Block {
  return chapter(heading(1, title), { type: 'contents' });
}

export function documentWith(blocks: readonly Block[], language: Language = 'en'): Document {
  return { ...NOTHING_ELSE, title: 'A book', language, date: '2026-11-20', words: WORDS[language], blocks };
}
