import { describe, expect, it } from 'vitest';
import { buildBlocks } from '../../src/document/build.ts';
import { type Form, wordsOf } from '../../src/document/document.ts';
import { checkTexts } from '../../src/document/line.ts';
import { parseXml } from '../../src/document/parse.ts';
import { layoutAloud } from '../../src/layout/aloud/aloud.ts';
import { layoutEmbossed } from '../../src/layout/emboss/emboss.ts';
import { formWords } from '../../src/layout/lines.ts';
import { loadWords } from '../../src/node/words.ts';
import { embossSetup } from '../helpers/braille/writing.ts';
import { faultOf } from '../helpers/fault.ts';
import { chapter, documentWith } from '../helpers/layout/blocks.ts';
import { brailleOf } from '../helpers/layout/emboss/made.ts';
import { inPrint } from '../helpers/layout/emboss/print.ts';

const FIGURES = {
  board() {
    throw new Error('no boards');
  },
};

function blocksOf(xml: string) {
  return buildBlocks(parseXml(xml, 'x.xml.hbs'), FIGURES, { reader: 'print', words: loadWords('en') });
}

function formOf(attributes: string, items = '<li>Name</li><li>Time</li>'): Form {
  return blocksOf(`<form title="Results" ${attributes}>${items}</form>`)[0] as Form;
}

describe('a table to write in', () => {
  it.each([
    ['', ['']],
    ['rows="3"', ['1', '2', '3']],
    ['first="Name" rows="2" last="Sum"', ['Name', '1', '2', 'Sum']],
    ['last="Sum"', ['Sum']],
  ])('has the rows that are asked for: %s', (attributes, rows) => {
    const form = formOf(attributes);
    expect(form.rows).toEqual(rows);
    expect(form.columns.map(wordsOf)).toEqual(['Name', 'Time']);
    expect(form.title).toBe('Results');
  });

  it.each([
    ['<form title="x" rows="0"><li>a</li></form>', 'rows="0" cannot be shown', 'a number from 1 to 300'],
    ['<form title="x" rows="301"><li>a</li></form>', 'rows="301" cannot be shown', 'a number from 1 to 300'],
    ['<form title="x"/>', '<form> has no columns', 'from 1 to 8 <li>'],
    [`<form title="x">${'<li>a</li>'.repeat(9)}</form>`, '<form> has 9 columns', 'from 1 to 8 <li>'],
    ['<form><li>a</li></form>', '<form> lacks its attribute title', '<form title="…">'],
  ])('is refused: %s', (xml, message, expected) => {
    expect(faultOf(() => blocksOf(xml))).toEqual({ message, where: 'x.xml.hbs:1:1', expected });
  });

  it('may have dominoes over its columns, which are checked where they stand', () => {
    expect(formOf('', '<li><domino>4:6</domino></li>').columns.map(wordsOf)).toEqual(['4:6']);
    const wrong = parseXml('<form title="x"><li><domino>4</domino></li></form>', 'x.xml.hbs');
    expect(faultOf(() => checkTexts(wrong)).where).toBe('x.xml.hbs:1:21');
  });

  it('is a line of words where nobody writes on the page', () => {
    const form = formOf('rows="4"');
    const document = documentWith([chapter(form)]);
    expect(wordsOf(formWords(form))).toBe('Results: Name, Time.');
    expect(layoutAloud(document).split('\n')).toContain('Results: Name, Time.');
    const [first] = layoutEmbossed(document, embossSetup(brailleOf({}), 'en')).volumes.flat(2);
    expect(inPrint(first!, 'en')).toContain('  ^results: ^name, ^time.');
  });
});

describe('words of another language', () => {
  it('keep their language in a line, and their place among its words', () => {
    const [block] = blocksOf('<p>A hole, in German <foreign language="de">\n Loch </foreign>.</p>');
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
    expect(faultOf(() => blocksOf(xml)).message).toBe(message);
  });
});

it('a chain whose dominoes do not fit is refused with its place in the template', () => {
  expect(faultOf(() => blocksOf('<p>x</p>\n<chain dominoes="1:2 3:4"/>'))).toEqual({
    message: '1:2 and 3:4 do not fit',
    where: 'x.xml.hbs:2:1',
    expected: 'a domino that begins with 2',
  });
});
