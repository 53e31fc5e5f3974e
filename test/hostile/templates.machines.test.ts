import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDocument } from '../../src/document/make.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { linesOf } from '../helpers/document/blocks.ts';
import { faultOf, type Told, told } from '../helpers/fault.ts';
import { peerBook } from '../helpers/render/books.ts';

// A folder of templates and words by somebody else. What is only a mistake:
// test/document/templates.machines.test.ts and test/node/own-texts.machines.test.ts.

const book = peerBook([3]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-hostile-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function linesWith(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) write(name, text);
  return linesOf(makeDocument(book, 'book', { reader: 'print', keysInside: true }, loadTexts('en', folder)));
}

/** The error about these files; undefined if the book is made. */
function fault(files: Readonly<Record<string, string>>): Told | undefined {
  try {
    linesWith(files);
    return undefined;
  } catch (error) {
    return told(error);
  }
}

const chapter = (text: string) => `<section role="chapter">${text}</section>`;

/** What is wrong with the chapter on history, and with a file of words. */
const faultOfChapter = (text: string) => fault({ 'history.xml.hbs': chapter(text) })?.message;
const faultOfWords = (text: string) => fault({ 'en.ftl': text })?.message;

const NO_VALUE = /^there is no value called "/;
const NO_HELPER = /^there is no helper called "/;
const NO_PART = /^there is no part called "/;
const NAME_ALONE = 'a part is called with its name alone';
const NO_NAME = 'this is not the name of a value';
const NO_FORM = 'this form of Handlebars cannot be used in a template';
const ONE_VALUE = '{{#each}} takes one value';
const UNREADABLE = 'Handlebars cannot read this';

describe('a template cannot reach beyond the values of the book', () => {
  it.each<[text: string, message: string | RegExp]>([
    ['<p>{{constructor}}</p>', NO_VALUE],
    ['<p>{{book.__proto__.toString}}</p>', NO_VALUE],
    ['{{#each sections}}<p>{{@root.constructor}}</p>{{/each}}', NO_VALUE],
    ['{{#each sections}}<p>{{../constructor}}</p>{{/each}}', NO_VALUE],
    ['<p>{{@partial-block}}</p>', NO_VALUE],
    ['{{#if constructor}}<p>x</p>{{/if}}', NO_VALUE],
    ['<p>{{lookup book "constructor"}}</p>', NO_HELPER],
    ['<p>{{helperMissing "x"}}</p>', NO_HELPER],
    ['<p>{{{each sections}}}</p>', NO_HELPER],
    ['{{#book}}<p>x</p>{{/book}}', NO_HELPER],
    ['{{#constructor "x"}}<p>x</p>{{/constructor}}', NO_HELPER],
    ['{{#each sections as |constructor|}}<p>x</p>{{/each}}', ONE_VALUE],
    ['{{#each sections x=1}}<p>x</p>{{/each}}', ONE_VALUE],
    ['{{#each book}}<p>x</p>{{/each}}', '"book" is not a list'],
    ['{{> (lookup book "title")}}', NAME_ALONE],
    ['{{> colophon x=constructor}}', NO_VALUE],
    ['{{> colophon x=(lookup book "constructor")}}', NO_NAME],
    ['{{> ../key}}', NO_PART],
    ['{{> "../../../etc/passwd"}}', NAME_ALONE],
    ['{{> @partial-block}}', NO_PART],
    ['<p>{{say "history-heading" x=(log book)}}</p>', NO_NAME],
    ['<p>{{say "constructor"}}</p>', 'there is no message called "constructor"'],
    ['<p>{{label "history-heading" "x"}}</p>', '{{label}} takes the name of a message in quotation marks'],
    ['<p>{{#list sections constructor}}x{{/list}}</p>', '{{#list}} takes one value'],
    ['{{*log}}', NO_FORM],
    ['<p>{{(book)}}</p>', UNREADABLE],
    ['<p>{{{{raw}}}}{{{{/raw}}}}</p>', NO_HELPER],
  ])('%s', (text, message) => {
    expect(faultOfChapter(text)).toMatch(message);
  });

  it('writes nothing where a message is filled with a value that the book does not have', () => {
    const text = '<p>{{say "colophon-author" author=book.author}}</p>';
    expect(faultOfChapter(text)).toBeUndefined();
    expect(faultOfChapter(`<p id="{{label "colophon-author" author=book.author}}">x</p>`)).toBeUndefined();
  });

  it('writes nothing but the values themselves', () => {
    const values = ['book.title', 'book.[title]', 'this.book.title', '@root.book.title'];
    expect(faultOfChapter(`<p>{{${values.join('}} {{')}}}</p>`)).toBeUndefined();
  });
});

describe('a template that would never end', () => {
  it.each<[name: string, templates: Record<string, string>, message: string]>([
    [
      'calls itself through another',
      { history: '{{> colophon}}', colophon: '{{#if book.title}}{{> history}}{{/if}}' },
      'the part "history" calls itself',
    ],
    [
      'calls parts that call parts, ten times each',
      Object.fromEntries(
        ['history', 'colophon', 'nets', 'stencils', 'hints', 'figures', 'levels'].map((name, i, all) => [
          name,
          `{{> ${all[i + 1] ?? 'notation'}}}`.repeat(10),
        ]),
      ),
      'the parts call each other too often',
    ],
    [
      'goes through lists and writes nothing',
      { history: chapter(`${'{{#each @root.oldTechniques}}'.repeat(20)}${'{{/each}}'.repeat(20)}`) },
      'the templates write more than 5040000 characters',
    ],
    [
      'joins a list inside a list, and so on',
      { history: chapter(`<p>${'{{#list @root.oldTechniques}}'.repeat(20)}x${'{{/list}}'.repeat(20)}</p>`) },
      'the templates write more than 5040000 characters',
    ],
  ])('%s', (_, templates, message) => {
    const files = Object.entries(templates).map(([name, text]) => [`${name}.xml.hbs`, text]);
    expect(fault(Object.fromEntries(files))?.message).toBe(message);
  });
});

describe('a template that is too deep, too long or too much', () => {
  const deep = (count: number) => `${'{{#if book.title}}'.repeat(count)}<p>x</p>${'{{/if}}'.repeat(count)}`;
  const parts = (count: number) =>
    `${'<section role="part">'.repeat(count)}<p>x</p>${'</section>'.repeat(count)}`;

  it('may have blocks and sections inside each other', () => {
    expect(faultOfChapter(deep(50))).toBeUndefined();
    expect(faultOfChapter(parts(20))).toBeUndefined();
  });

  it.each<[name: string, text: string, message: string]>([
    ['thousands of blocks', deep(8000), 'blocks are nested too deeply'],
    ['blocks turned round', '{{^if book.title}}'.repeat(60), 'blocks are nested too deeply'],
    [
      'else if',
      `{{#if book.title}}${'{{else if book.title}}'.repeat(5000)}{{/if}}`,
      'blocks are nested too deeply',
    ],
    ['thousands of sections', parts(6000), 'tags are nested too deeply'],
    [
      'thousands of unknown attributes',
      `<p ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
      'unknown attribute of <p> "a0"',
    ],
    ['a long id', `<p id="${'a'.repeat(200_000)}">x</p>`, 'the value of id is too long'],
    ['comments that do not end', '<!--'.repeat(60_000), 'not well-formed XML: malformed comment'],
    ['comments of Handlebars that do not end', '{{!--'.repeat(50_000), UNREADABLE],
    ['braces that do not end', '{{'.repeat(120_000), UNREADABLE],
    ['a long file', `<p>${'x'.repeat(300_000)}</p>`, 'the file is too large'],
  ])('%s', (_, text, message) => {
    expect(faultOfChapter(text)).toBe(message);
  });

  it('tells where a block stands too deep', () => {
    const text = `<section role="chapter">\n${'{{#if book.title}}\n'.repeat(51)}`;
    expect(fault({ 'history.xml.hbs': text })).toEqual({
      message: 'blocks are nested too deeply',
      where: `${join(folder, 'history.xml.hbs')}:52:1`,
      expected: 'at most 50',
    });
  });
});

describe('a template cannot declare anything', () => {
  it.each<[text: string, message: string]>([
    [
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><p>x</p>',
      'not well-formed XML: inappropriately located doctype declaration',
    ],
    ['<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><p>&b;</p>', 'this & cannot be read'],
    ['<!ENTITY a SYSTEM "file:///etc/passwd">', 'not well-formed XML: incorrect syntax'],
    ['<script>alert(1)</script>', 'unknown tag "script"'],
    ['<p>&#x1B;[2J</p>', 'not well-formed XML: malformed character entity'],
    ['<p>a &#x202E;b</p>', 'the sign U+202E cannot be used'],
    ['<p id="a\u200b">b</p>', 'the sign U+200B cannot be used'],
    // The character with which the program marks values not yet filled in.
    ['<section role="&#xE000;"><p>x</p></section>', 'unknown value of role "\uE000"'],
    ['<p><domino>&#xE000;</domino></p>', '"\uE000" is not a domino'],
    ['&#xE000;words', 'the words "\uE000words" are not allowed here'],
  ])('%s', (text, message) => {
    expect(faultOfChapter(text)).toBe(message);
  });
});

/** The heading of the chapter on history. */
const heading = (text: string) => `history-heading = ${text}`;
const puzzle = (one: string, others = 'x') =>
  `-puzzle =\n    { $form ->\n       *[one] ${one}\n${['many', 'One', 'Many'].map((form) => `        [${form}] ${others}\n`).join('')}    }`;

const NOT_USED = 'this kind of Fluent is not used here';
const TOO_DEEP = 'braces are nested too deeply';
const TOO_MANY = 'the message "history-heading" has too many places that are filled in';

describe('words cannot reach beyond what a message is given', () => {
  it.each<[text: string, message: string]>([
    [heading('{ $constructor }'), 'the message "history-heading" is not given $constructor'],
    [heading('{ -constructor }'), 'there is no term called "-constructor"'],
    [heading('{ -puzzle(form: "constructor") }'), 'the term "-puzzle" has no form constructor'],
    [heading('{ colophon-heading }'), NOT_USED],
    [heading('{ -puzzle.x ->\n   [a] b\n  *[c] d\n }'), NOT_USED],
    ['constructor = x', 'there is no message called "constructor"'],
    ['-constructor = x', 'there is no term called "-constructor"'],
  ])('%s', (text, message) => {
    expect(faultOfWords(text)).toBe(message);
  });
});

describe('words that would never end', () => {
  it.each<[name: string, text: string, message: string]>([
    ['a term in itself', puzzle('{ -puzzle(form: "many") }'), 'the term "-puzzle" holds itself'],
    [
      'a term in another that holds it',
      `${puzzle('{ -tally(form: "one") }')}\n-tally =\n    { $form ->\n       *[one] { -puzzle }\n        [One] x\n    }`,
      'the term "-tally" holds itself',
    ],
    ['many terms', heading('{ -puzzle }'.repeat(101)), TOO_MANY],
    [
      'many terms in a term',
      `${puzzle('{ -domino }'.repeat(20))}\n${heading('{ -puzzle }'.repeat(10))}`,
      TOO_MANY,
    ],
    ['many texts in braces', heading('{ "x" }'.repeat(101)), TOO_MANY],
    ['braces inside braces', heading(`${'{'.repeat(11)}"x"${'}'.repeat(11)}`), TOO_DEEP],
    ['thousands of braces', heading(`${'{'.repeat(50_000)}"x"${'}'.repeat(50_000)}`), TOO_DEEP],
    [
      'thousands of choices',
      heading(`${'{ $reader ->\n    *[other] '.repeat(4000)}x${'\n}'.repeat(4000)}`),
      TOO_DEEP,
    ],
    ['a long message', heading('x'.repeat(5001)), 'the text is too long'],
    ['a long term', puzzle('x'.repeat(5001)), 'the text is too long'],
    ['a long file', `# ${'x'.repeat(300_000)}`, 'the file is too large'],
  ])('%s', (_, text, message) => {
    expect(faultOfWords(text)).toBe(message);
  });

  it('may have choices, terms and texts in braces', () => {
    expect(linesWith({ 'en.ftl': heading(`${'{ "x" }'.repeat(98)}{ -puzzle }`) })).toContain(
      `${'x'.repeat(98)}puzzle`,
    );
    expect(linesWith({ 'en.ftl': heading(`${'{'.repeat(10)}"x"${'}'.repeat(10)}`) })).toContain('x');
  });
});

describe('words cannot write what templates cannot', () => {
  it.each<[text: string, message: string]>([
    [heading('<script>alert(1)</script>'), 'unknown tag "script"'],
    [heading('{ "<script>" }'), 'unknown tag "script"'],
    [heading('&lol;'), 'this & cannot be read'],
    [heading('a \u202eb'), 'the sign U+202E cannot be used'],
    [heading('{ "\\u202E" }'), 'the sign U+202E cannot be used'],
    [heading('{ "\\u0000" }'), 'not well-formed XML: disallowed character'],
  ])('%s', (text, message) => {
    expect(faultOfWords(text)).toBe(message);
  });
});

describe('a folder of templates or words', () => {
  const faultOfLoading = (path: string) => faultOf(() => loadTexts('en', path));
  const LED_OUT = 'this is a link that leads out of the folder';

  it.each(['history.xml.hbs', 'en.ftl', 'en/words.ftl'])('cannot fetch files by links: %s', (name) => {
    const secret = write('secret.txt', name.endsWith('ftl') ? heading('secret') : chapter('<p>secret</p>'));
    const own = join(folder, 'own');
    mkdirSync(join(own, 'en'), { recursive: true });
    symlinkSync(secret, join(own, name));
    expect(faultOfLoading(own)).toEqual({
      message: LED_OUT,
      where: join(own, name),
      expected: 'a file in the folder itself',
      hint: 'copy the file that it leads to',
    });
  });

  it('cannot have a folder in it that is a link to one elsewhere', () => {
    write('elsewhere/words.ftl', heading('secret'));
    const own = join(folder, 'own');
    mkdirSync(own);
    symlinkSync(join(folder, 'elsewhere'), join(own, 'en'));
    expect(faultOfLoading(own).message).toBe(LED_OUT);
  });

  it('may have links inside itself, and be one', () => {
    write('words.txt', chapter('<p>x</p>'));
    symlinkSync('words.txt', join(folder, 'history.xml.hbs'));
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    try {
      const { templates } = loadTexts('en', link).files.own;
      expect(templates.map(({ text }) => text)).toEqual([chapter('<p>x</p>')]);
    } finally {
      rmSync(link);
    }
  });

  it.runIf(process.platform === 'linux').each(['history.xml.hbs', 'en.ftl'])(
    'cannot make the program wait for a pipe or a device: %s',
    (name) => {
      execFileSync('mkfifo', [join(folder, name)]);
      expect(faultOfLoading(folder).message).toBe('this is not a plain file');
    },
  );
});
