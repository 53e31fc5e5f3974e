import { expect, it } from 'vitest';
import { makeBook } from '../src/index.ts';
import { loadMaterials } from '../src/node/materials.ts';
import { loadPressData } from '../src/node/press-data.ts';
import { drawPuzzles, materialsOf, renderBook } from '../src/press.ts';
import { faultOf } from './helpers/fault.ts';

const asked = { title: 'One', sections: [{ title: 'One', range: 1, count: 1 }] };

it('renders no book without its own fonts, its player or its language in silence', async () => {
  const plain = await makeBook(asked);
  const own = await makeBook({ ...asked, print: { fonts: { text: 'mine.ttf' } } });
  const materials = loadMaterials(plain, []);
  const { printFonts: _, ...usual } = materials;
  expect(faultOf(() => renderBook(own, 'large-print', usual))).toMatchObject({ where: 'print.fonts' });
  expect(faultOf(() => renderBook(plain, 'html', materials)).message).toMatch(/playable is not given/);
  expect(() => renderBook(plain, 'large-print', usual)).not.toThrow();
  const german = { ...plain, language: 'de' as const };
  const { words } = usual.texts;
  for (const mixed of [
    () => renderBook(german, 'aloud', usual),
    () => drawPuzzles(german, { words, fonts: usual.fonts }),
  ])
    expect(faultOf(mixed)).toMatchObject({
      where: 'language',
      message: 'the book is in the language "de", and the words are those of "en"',
    });
});

it('says that no other program translates where there is none', async () => {
  const data = { ...loadPressData(), script: '' };
  const book = await makeBook({ ...asked, braille: { translator: 'lou_translate' } });
  const materials = materialsOf(data, 'en');
  expect(faultOf(() => [...renderBook(book, 'brf', materials)])).toMatchObject({
    message: 'no other program can be run here',
    where: 'braille.translator',
  });
});
