import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDocument } from '../../src/document/make.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { linesOf } from '../helpers/document/blocks.ts';
import { openedBook } from '../helpers/document/documents.ts';
import { faultOf } from '../helpers/fault.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function linesWith(language: 'en' | 'de', reader: 'print' | 'touch' | 'screen' = 'print') {
  const book = await openedBook(language, { author: 'Jane Doe' });
  return linesOf(makeDocument(book, 'book', { reader, keysInside: true }, loadTexts(language, folder)));
}

describe('the worked example of docs/templates.md', () => {
  const docs = readFileSync(new URL('../../docs/templates.md', import.meta.url), 'utf8');
  const example = /## A worked example\n([\s\S]*?)\n## /.exec(docs)![1]!;
  const blocks = (kind: string) =>
    Array.from(example.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g')), ([, text]) => text!);
  const [term, sentence, more] = blocks('ftl') as [string, string, string];
  const [titlePage] = blocks('hbs') as [string];

  it('changes a term everywhere', async () => {
    write('en.ftl', term);
    const lines = await linesWith('en');
    expect(lines.some((line) => line.startsWith('Riddle 1, '))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/puzzle/i);
    expect((await linesWith('de')).some((line) => line.startsWith('Aufgabe 1, '))).toBe(true);
  });

  it('changes a sentence', async () => {
    write('en.ftl', term + sentence);
    expect((await linesWith('en')).filter((line) => /^Count with me: \d+ pairs$/.test(line))).not.toEqual([]);
  });

  it('has another title page with one more paragraph, for some readers', async () => {
    write('en.ftl', term + sentence + more);
    write('title-page.xml.hbs', titlePage);
    const lead = 'Riddles for all who like to think with their hands.';
    const touch = 'This is the edition in braille.';
    expect((await linesWith('en')).slice(1, 3)).toEqual([lead, 'Jane Doe']);
    expect((await linesWith('en', 'touch')).slice(1, 4)).toEqual([lead, 'Jane Doe', touch]);
  });

  it('shows what a mistake looks like', () => {
    write('en.ftl', term.replace(/ *\[Many\].*\n/, ''));
    const [shown] = blocks('text') as [string];
    const { message, where, expected } = faultOf(() => loadTexts('en', folder));
    expect(shown).toBe(`error: ${where?.replace(folder, 'my-words')}: ${message}\n  expected ${expected}\n`);
  });
});

describe('words of the user’s own', () => {
  it('may stand in several files of a folder', async () => {
    write('en/a.ftl', 'puzzle-heading = Task { $number }, { $level }');
    write('en/b.ftl', 'contents-heading = What is here');
    write('de.ftl', 'contents-heading = Was hier steht');
    const lines = await linesWith('en');
    expect(lines).toContain('What is here');
    expect(lines.some((line) => /^Task 1, [a-z]+$/.test(line))).toBe(true);
    expect(await linesWith('de')).toContain('Was hier steht');
  });

  it.each([
    ['a name that no message has', 'puzle-name = x', ':1', 'there is no message called "puzle-name"'],
    ['a name that no term has', '-riddle = x', ':1', 'there is no term called "-riddle"'],
    [
      'a value that it is not given',
      '\npuzzle-name = { $name }',
      ':2',
      'the message "puzzle-name" is not given $name',
    ],
    ['a term that there is not', 'puzzle-name = { -riddle }', ':1', 'there is no term called "-riddle"'],
    [
      'a term of one’s own that holds one that there is not',
      'puzzle-name = { -tally }\n-tally =\n    { $form ->\n       *[one] x { -riddle }\n        [One] X\n    }',
      ':2',
      'there is no term called "-riddle"',
    ],
    [
      'a form that a term lacks',
      'puzzle-name = { -puzzle(form: "Few") }',
      ':1',
      'the term "-puzzle" has no form Few',
    ],
    ['no Fluent', 'puzzle-name = { $number', ':1:24', 'this is not Fluent: Expected token: "}"'],
    ['a message twice', 'puzzle-name = a\npuzzle-name = b', ':2', '"puzzle-name" stands twice'],
    [
      'a message without text',
      'puzzle-name =\n    .title = x',
      ':1',
      'the message "puzzle-name" has no text',
    ],
    ['a function', 'puzzle-name = { NUMBER($number) }', ':1', 'this kind of Fluent is not used here'],
  ])('%s', (_, text, place, message) => {
    write('en.ftl', text);
    expect(faultOf(() => loadTexts('en', folder))).toMatchObject({
      message,
      where: `${join(folder, 'en.ftl')}${place}`,
    });
  });

  it.each([
    ['an unknown mark', 'puzzle-name = <i>{ $number }</i>', 'unknown tag "i"'],
    ['a mark that is not closed', 'puzzle-name = <b>{ $number }', '<b> is not closed'],
    ['a block in a sentence', 'puzzle-name = <p>x</p>', '<p> is not allowed here'],
    ['a domino that is none', 'puzzle-name = <domino>4</domino>', '"4" is not a domino'],
    [
      'a bare sign in one variant',
      'puzzle-places =\n    { $reader ->\n        [touch] a & b\n       *[other] c\n    }',
      'this & cannot be read',
    ],
  ])('%s', (_, text, message) => {
    write('en.ftl', text);
    const fault = faultOf(() => loadTexts('en', folder));
    expect(fault.message).toBe(message);
    expect(fault.where).toBe(`${join(folder, 'en.ftl')}:1`);
  });

  it('of a language that there is not', () => {
    write('xx.ftl', 'puzzle-name = x');
    expect(faultOf(() => loadTexts('en', folder))).toMatchObject({
      message: 'this is not the name of a language',
      where: join(folder, 'xx.ftl'),
    });
  });

  it('beside a template, which is never for one language', () => {
    write('de/puzzle.xml.hbs', '<section role="puzzle"/>');
    expect(faultOf(() => loadTexts('en', folder))).toMatchObject({
      message: 'a template cannot be for one language',
      where: join(folder, 'de', 'puzzle.xml.hbs'),
    });
  });

  it('in another encoding', () => {
    write('en.ftl', Uint8Array.from([...Buffer.from('puzzle-name = '), 0xfc]));
    expect(faultOf(() => loadTexts('en', folder))).toMatchObject({
      message: 'the byte FC is not UTF-8; in Latin-1 it is "ü"',
      where: `${join(folder, 'en.ftl')}: line 1`,
    });
  });
});

it.each(['print', 'touch', 'screen'] as const)(
  'a book of one’s own may leave out whatever others lead to: %s',
  async (reader) => {
    const puzzles = '{{#each puzzles}}{{> puzzle tally=../first}}{{/each}}';
    const sections = `{{#each sections}}<section role="puzzles"><h1>{{title}}</h1>${puzzles}</section>{{/each}}`;
    write('book.xml.hbs', `{{> title-page}}\n{{> contents}}\n{{> how-to-play}}\n${sections}\n`);
    const lines = await linesWith('en', reader);
    expect(lines).toContain('How to play');
    expect(lines.filter((line) => /Pages: steps|Hints:|Key: page/.test(line))).toEqual([]);
    // In print, the lesson includes the key of its practice puzzle.
    expect(lines.filter((line) => /answer is on page/.test(line))).toHaveLength(reader === 'print' ? 1 : 0);
    expect(lines.filter((line) => /^“Now you”: the answer/.test(line))).toHaveLength(
      reader === 'print' ? 1 : 0,
    );
  },
);
