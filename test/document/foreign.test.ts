import { describe, expect, it } from 'vitest';
import { buildBlocks } from '../../src/document/build.ts';
import { wordsOf } from '../../src/document/document.ts';
import { parseXml } from '../../src/document/parse.ts';
import { loadWords } from '../../src/node/words.ts';
import { allBlocks, documentOf, mixedBook } from '../helpers/document/documents.ts';
import { faultOf } from '../helpers/fault.ts';

const build = (xml: string) =>
  buildBlocks(
    parseXml(xml, 'file'),
    {
      board: () => {
        throw new Error('no boards here');
      },
    },
    { reader: 'print', words: loadWords('en') },
  );

describe('words of another language', () => {
  it('keep their language in a line, and their place among its words', () => {
    const [block] = build('<p>A hole, in German <foreign language="de">\n Loch </foreign>.</p>');
    const content = block?.type === 'paragraph' ? block.content : [];
    expect(wordsOf(content)).toBe('A hole, in German Loch.');
    expect(content[1]).toEqual({ type: 'text', text: 'Loch', strong: false, language: 'de' });
    expect(content.filter((part) => 'language' in part)).toHaveLength(1);
  });

  it.each([
    ['<p><foreign>Loch</foreign></p>', '<foreign> lacks its attribute language'],
    ['<p><foreign language="xx">Loch</foreign></p>', 'unknown value of language "xx"'],
    ['<foreign language="de">Loch</foreign>', '<foreign> is not allowed here'],
  ])('%s is refused', (xml, message) => {
    expect(faultOf(() => build(xml)).message).toBe(message);
  });

  it('are marked in the English book', () => {
    const blocks = allBlocks(documentOf(mixedBook('en')).blocks);
    const marked = blocks.flatMap((block) =>
      block.type === 'paragraph'
        ? block.content.flatMap((part) => (part.type === 'text' && part.language ? [part.text] : []))
        : [],
    );
    expect(marked).toEqual(['Ergänzung', 'Sperrdomino und Dominosa']);
  });
});
