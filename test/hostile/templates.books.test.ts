import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDocument } from '../../src/document/make.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { type Told, told } from '../helpers/fault.ts';
import { peerBook } from '../helpers/render/books.ts';

// A folder of templates by somebody else.

const book = peerBook([3]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-hostile-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const chapter = (text: string) => `<section role="chapter">${text}</section>`;

/** The error about these templates; undefined if the book is made. */
function fault(templates: Readonly<Record<string, string>>): Told | undefined {
  for (const [name, text] of Object.entries(templates)) writeFileSync(join(folder, `${name}.xml.hbs`), text);
  try {
    makeDocument(book, 'book', { reader: 'print', keysInside: true }, loadTexts('en', folder));
    return undefined;
  } catch (error) {
    return told(error);
  }
}

/** The same of the chapter on history. */
const faultOf = (text: string) => fault({ history: chapter(text) })?.message;

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
    ['<p>{{book.title.length}}</p>', NO_VALUE],
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
    ['{{> key book}}', 'a part is called with its name and named values'],
    ['{{> colophon x=constructor}}', NO_VALUE],
    ['{{> colophon x=(lookup book "constructor")}}', NO_NAME],
    ['{{> ../key}}', NO_PART],
    ['{{> "../../../etc/passwd"}}', NAME_ALONE],
    ['{{> @partial-block}}', NO_PART],
    ['<p>{{say "history-heading" x=(log book)}}</p>', NO_NAME],
    [
      '<p>{{say "history-heading" x=sections}}</p>',
      '"sections" holds several values and cannot be written as one',
    ],
    ['<p>{{say "constructor"}}</p>', 'there is no message called "constructor"'],
    ['<p>{{say book.title}}</p>', '{{say}} takes the name of a message in quotation marks'],
    ['<p>{{label "history-heading" "x"}}</p>', '{{label}} takes the name of a message in quotation marks'],
    ['<p>{{#list sections constructor}}x{{/list}}</p>', '{{#list}} takes one value'],
    ['{{#> key}}<p>x</p>{{/key}}', NO_FORM],
    ['{{*log}}', NO_FORM],
    ['<p>{{(book)}}</p>', UNREADABLE],
    ['<p>{{{{raw}}}}{{{{/raw}}}}</p>', NO_HELPER],
  ])('%s', (text, message) => {
    expect(faultOf(text)).toMatch(message);
  });

  it('writes nothing where a message is filled with a value that the book does not have', () => {
    const text = '<p>{{say "colophon-author" author=book.author}}</p>';
    expect(faultOf(text)).toBeUndefined();
    expect(faultOf(`<p id="{{label "colophon-author" author=book.author}}">x</p>`)).toBeUndefined();
  });

  it('writes nothing but the values themselves', () => {
    expect(
      faultOf('<p>{{book.title}} {{book.[title]}} {{this.book.title}} {{@root.book.title}}</p>'),
    ).toBeUndefined();
  });
});

describe('a template that would never end', () => {
  it.each<[name: string, templates: Record<string, string>, message: string]>([
    ['calls itself', { history: '{{> history}}' }, 'the part "history" calls itself'],
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
      {
        history: chapter(`<p>${'{{#list @root.oldTechniques}}'.repeat(20)}x${'{{/list}}'.repeat(20)}</p>`),
      },
      'the templates write more than 5040000 characters',
    ],
  ])('%s', (_, templates, message) => {
    expect(fault(templates)?.message).toBe(message);
  });
});

describe('a template that is too deep, too long or too much', () => {
  const deep = (count: number) => `${'{{#if book.title}}'.repeat(count)}<p>x</p>${'{{/if}}'.repeat(count)}`;
  const parts = (count: number) =>
    `${'<section role="part">'.repeat(count)}<p>x</p>${'</section>'.repeat(count)}`;

  it('may have blocks and sections inside each other', () => {
    expect(faultOf(deep(50))).toBeUndefined();
    expect(faultOf(parts(20))).toBeUndefined();
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
      'thousands of attributes',
      `<p ${'id="a" '.repeat(20_000)}>x</p>`,
      'not well-formed XML: duplicate attribute: id',
    ],
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
    expect(faultOf(text)).toBe(message);
  });

  it('tells where a block stands too deep', () => {
    const text = `<section role="chapter">\n${'{{#if book.title}}\n'.repeat(51)}`;
    expect(fault({ history: text })).toEqual({
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
    ['<?xml-stylesheet href="x"?>', '<? cannot be used in a template'],
    ['<p><![CDATA[<script>]]></p>', '<![CDATA[ cannot be used in a template'],
    ['<script>alert(1)</script>', 'unknown tag "script"'],
    ['<p onclick="alert(1)">x</p>', 'unknown attribute of <p> "onclick"'],
    ['<p>&#x1B;[2J</p>', 'not well-formed XML: malformed character entity'],
    ['<p>a &#x202E;b</p>', 'the sign U+202E cannot be used'],
    ['<p id="a\u200b">b</p>', 'the sign U+200B cannot be used'],
    // The character with which the program marks values not yet filled in.
    ['<section role="&#xE000;"><p>x</p></section>', 'unknown value of role "\uE000"'],
    ['<p><domino>&#xE000;</domino></p>', '"\uE000" is not a domino'],
    ['&#xE000;words', 'the words "\uE000words" are not allowed here'],
  ])('%s', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });
});

describe('a folder of templates', () => {
  it('cannot fetch files from elsewhere by links', () => {
    const secret = join(folder, 'secret.txt');
    writeFileSync(secret, chapter('<p>secret</p>'));
    const own = join(folder, 'own');
    mkdirSync(own);
    symlinkSync(secret, join(own, 'history.xml.hbs'));
    const hint = { expected: 'a file in the folder itself', hint: 'copy the file that it leads to' };
    const message = 'this is a link that leads out of the folder';
    expect(() => loadTexts('en', own)).toThrow(message);
    try {
      loadTexts('en', own);
    } catch (error) {
      expect(told(error)).toEqual({ message, where: join(own, 'history.xml.hbs'), ...hint });
    }
  });

  it('may have links inside itself, and be one', () => {
    writeFileSync(join(folder, 'words.txt'), chapter('<p>x</p>'));
    symlinkSync('words.txt', join(folder, 'history.xml.hbs'));
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    try {
      expect(loadTexts('en', link).files.own.templates.map(({ text }) => text)).toEqual([
        chapter('<p>x</p>'),
      ]);
    } finally {
      rmSync(link);
    }
  });

  it.runIf(process.platform === 'linux')('cannot make the program wait for a pipe or a device', () => {
    execFileSync('mkfifo', [join(folder, 'history.xml.hbs')]);
    expect(() => loadTexts('en', folder)).toThrow('this is not a plain file');
  });
});
