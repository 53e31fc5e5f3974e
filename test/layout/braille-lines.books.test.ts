import { expect, it, vi } from 'vitest';
import { brailleWords, prepareBraille } from '../../src/layout/braille-text.ts';
import { USUAL_WRITING, writingIn } from '../helpers/braille/writing.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { AUDIENCES, documentOf, mixedBook } from '../helpers/document/documents.ts';

it('the texts of a document are all translated beforehand', () => {
  const document = documentOf(mixedBook('de'), { audience: AUDIENCES[1] });
  const lines = allBlocks(document.blocks).flatMap((block) => {
    if (block.type === 'heading' || block.type === 'paragraph') return [block.content];
    return block.type === 'list' ? block.items : [];
  });
  const engine = vi.fn(USUAL_WRITING.engine);
  const writing = { ...writingIn('full'), engine };
  prepareBraille(document, writing);
  expect(engine.mock.calls.flatMap(([, texts]) => texts).length).toBeGreaterThan(100);
  engine.mockClear();
  for (const line of lines) {
    brailleWords(line, { language: 'de', writing });
  }
  expect(engine).not.toHaveBeenCalled();
});
