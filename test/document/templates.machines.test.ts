import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE } from '../../src/book/engine.ts';
import { cardDominoesContext, SAMPLE_DOMINOES } from '../../src/document/card-dominoes.ts';
import { type Block, wordsOf } from '../../src/document/document.ts';
import { KNOWN_HELPERS } from '../../src/document/helpers.ts';
import { makeDocument } from '../../src/document/make.ts';
import { sampleContext } from '../../src/document/sample.ts';
import { exactTechniqueName, levelName } from '../../src/document/say.ts';
import { EXPLAINED_TECHNIQUES } from '../../src/document/techniques.ts';
import { TEMPLATE_NAMES } from '../../src/document/texts.ts';
import { VOCABULARY } from '../../src/document/vocabulary.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { loadWords } from '../../src/node/words.ts';
import { Marked } from '../../src/words/marked.ts';
import { READERS } from '../../src/words/readers.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { documentOf, mixedBook, openedBook } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { faultOf } from '../helpers/fault.ts';
import { WORDS } from '../helpers/words.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-words-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a user's template. */
function own(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

it('the built-in templates are all there, and nothing else', () => {
  const files = readdirSync(new URL('../../templates', import.meta.url)).sort();
  expect(files).toEqual(TEMPLATE_NAMES.map((name) => `${name}.xml.hbs`).sort());
});

it.each(LANGUAGE_CODES)(
  'the built-in templates keep to the vocabulary, and to what there is: %s',
  (language) => {
    // They are checked against the rules when they stand among a user's templates.
    own('book.xml.hbs', readFileSync(new URL('../../templates/book.xml.hbs', import.meta.url), 'utf8'));
    for (const texts of [loadTexts(language), loadTexts(language, folder)])
      expect(Object.keys(texts.templates)).toEqual([...TEMPLATE_NAMES]);
  },
);

/** The blocks of a document and their properties, without their words. */
function skeleton(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    switch (block.type) {
      case 'section':
        return [block.type, block.role, block.id, skeleton(block.blocks)];
      case 'heading':
        return [block.type, block.level];
      case 'paragraph':
        return [block.type, block.style, block.id];
      case 'list':
        return [block.type, block.items.length];
      case 'form':
        return [block.type, block.columns.length, block.rows.length];
      default:
        return block.type;
    }
  });
}

describe('the languages', () => {
  it.each(READERS)('have the same structure for those who read: %s', (reader) => {
    const [first, ...others] = LANGUAGE_CODES.map((language) => {
      const audience = { reader, keysInside: true, cover: true };
      return skeleton(makeDocument(mixedBook(language), 'book', audience, textsOf(language)).blocks);
    });
    expect(first!.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(first);
  });

  it('have words of their own', () => {
    const [first, second] = LANGUAGE_CODES.map((language) => {
      const { blocks } = sectionOf(documentOf(mixedBook(language)), 'how-to-play');
      return new Set(
        linesOf({ blocks })
          .join(' ')
          .match(/\p{L}{6,}/gu),
      );
    });
    expect(first!.size).toBeGreaterThan(30);
    expect([...second!].filter((word) => first!.has(word)).length).toBeLessThan(20);
  });
});

const VALUES = 'docs/templates.md lists the values that each template is given';
const BLOCKS =
  '<section>, <h1>, <h2>, <h3>, <p>, <ul>, <ol>, <board>, <tally>, <form>, <chain>, <picture>, <contents>, <emblem>, <notes>, <code>';
const TAGS =
  'section, h1, h2, h3, p, ul, ol, li, board, tally, form, chain, picture, contents, emblem, notes, code, b, foreign, domino, cell, place, page, see';
const OF_P = 'for, not-for, style, when, level, of, id';
const NAMES_OF_READERS = 'print, touch, embossed, aloud, screen, display';
const ROLES =
  'cover, start, title-page, copyright-page, dedication, certificate, chapter, part, page, step, puzzles, opener, puzzle, keys, key, back-cover';
const HELPERS = 'if, unless, each, list, say, label, parts';
const CLOSED = 'every tag closed again, and < written as &lt;';
const AMPERSAND =
  '&amp; for the sign itself; other signs are written as they are or by number, such as &#160;';
const HANDLEBARS = 'as many braces after a name as before it, and {{/…}} for every {{#…}}';

/** A title page that contains something from line 2, column 3 on. */
const page = (inside: string) => `<section role="title-page">\n  ${inside}\n</section>\n`;

/** Where a text has the mark of a fault, and the text without it. */
function unmarked(marked: string): { text: string; place: string } {
  const [before, after] = marked.split('¦') as [string, string];
  const lines = before.split('\n');
  return { text: before + after, place: `${lines.length}:${lines.at(-1)!.length + 1}` };
}

describe('a mistake in a template of one’s own is named with its place, which has a mark here', () => {
  const faultIn = (text: string) => {
    own('title-page.xml.hbs', text);
    const { where, ...told } = faultOf(() => loadTexts('en', folder));
    expect(where!.startsWith(`${join(folder, 'title-page.xml.hbs')}:`)).toBe(true);
    return { place: where!.split('.hbs:')[1], ...told };
  };

  type Mistake = [inside: string, message: string, expected?: string | undefined, near?: string];

  const MISTAKES: readonly Mistake[] = [
    // Tags and attributes.
    ['¦<pp>a</pp>', 'unknown tag "pp"', TAGS, 'p'],
    ['¦<toString/>', 'unknown tag "toString"', TAGS],
    ['<p style="body" ¦stile="style">a</p>', 'unknown attribute of <p> "stile"', OF_P, 'style'],
    ['<p ¦constructor="a">a</p>', 'unknown attribute of <p> "constructor"', OF_P],
    ['<h1 ¦id="a">a</h1>', 'unknown attribute of <h1> "id"', 'for, not-for, contents, running, over, group'],
    ['<p ¦for="print eyes">a</p>', 'unknown value of for "eyes"', NAMES_OF_READERS],
    ['<p ¦not-for="screens">a</p>', 'unknown value of not-for "screens"', NAMES_OF_READERS, 'screen'],
    ['<p><page of="a" title="b" ¦named="two"/></p>', 'unknown value of named "two"', 'one, many, title'],
    [
      '¦<board puzzle="1"/>',
      '<board> lacks its attribute view',
      '<board view="puzzle|key|dominoes|stencil|art|set|steps|before|supposed|turning">',
    ],
    // Elements and content in the wrong place.
    ['¦<li>a</li>', '<li> is not allowed here', `${BLOCKS} inside <section>`],
    [
      '<p>{{book.title}} ¦<h2>b</h2></p>',
      '<h2> is not allowed here',
      'words and <b>, <foreign>, <domino>, <cell>, <place>, <page>, <see> inside <p>',
    ],
    ['<p><domino>¦<b>4:6</b></domino></p>', '<b> is not allowed here', 'words only inside <domino>'],
    // XML.
    ['¦<p>a', '<p> is not closed', '</p>'],
    ['<p>a</p>¦</p>', '</p> closes nothing', '</section>'],
    ['<p>¦<b>a</p></b>', '<b> is not closed', '</b>'],
    ['<p>{{book.title}} ¦& Co</p>', 'this & cannot be read', AMPERSAND],
    ['<p>a¦&nbsp;b</p>', 'this & cannot be read', AMPERSAND],
    ['<p>1 <¦ 2</p>', 'not well-formed XML: disallowed character in tag name', CLOSED],
    ['<p style=¦lead>a</p>', 'not well-formed XML: unquoted attribute value', CLOSED],
    ['<p style="lead" style="body"¦>a</p>', 'not well-formed XML: duplicate attribute: style', CLOSED],
    ['<p>¦<![CDATA[x]]></p>', '<![CDATA[ cannot be used in a template'],
    // Dominoes and coordinates.
    ['<p>a ¦<domino>4-6</domino></p>', '"4-6" is not a domino', 'two numbers and a colon, such as 4:6'],
    ['<p>¦<cell>44</cell></p>', '"44" is not a cell', 'a column letter and a row number, such as a4'],
    [
      '<ul>\n<li>¦<place>1 b d</place></li></ul>',
      '"1 b d" names two cells that do not touch',
      'two neighbouring cells',
    ],
    // Values, parts and helpers.
    ['<p>{{¦sections}}</p>', '"sections" holds several values and cannot be written as one'],
    ['{{#each ¦book.title}}<p>a</p>{{/each}}', '"book.title" is not a list'],
    ['{{#¦if}}<p>a</p>{{/if}}', '{{#if}} takes one value'],
    ['{{#if ¦3}}<p>a</p>{{/if}}', 'this is not the name of a value'],
    ['{{> ¦colofon}}', 'there is no part called "colofon"', TEMPLATE_NAMES.join(', '), 'colophon'],
    ['{{> ¦title-page}}', 'the part "title-page" calls itself'],
    ['{{> ¦colophon book}}', 'a part is called with its name and named values'],
    ['<h1>{{¦upper book.title}}</h1>', 'there is no helper called "upper"', HELPERS],
    ['{{#¦with book}}<h1>{{title}}</h1>{{/with}}', 'there is no helper called "with"', HELPERS],
    // Messages and lists.
    ['<h1>{{say ¦"puzzle-nane"}}</h1>', 'there is no message called "puzzle-nane"', undefined, 'puzzle-name'],
    ['<h1>{{¦say}}</h1>', '{{say}} takes the name of a message in quotation marks'],
    [
      '<tally puzzle="1" title="{{¦label book.title}}"/>',
      '{{label}} takes the name of a message in quotation marks',
    ],
    [
      '<p>{{say ¦"key-series" key="a"}}</p>',
      'the message "key-series" needs a value for filling',
      '{{say "key-series" key=… filling=…}}',
    ],
    [
      '<p>{{say "book-isbn" isbn=¦sections}}</p>',
      '"sections" holds several values and cannot be written as one',
    ],
    ['<p>{{#¦list sections "xor"}}{{title}}{{/list}}</p>', '{{#list}} takes one value'],
    ['<p>{{#list ¦book.title}}a{{/list}}</p>', '"book.title" is not a list'],
    // Handlebars.
    ['¦{{#> puzzle}}<h1>a</h1>{{/puzzle}}', 'this form of Handlebars cannot be used in a template'],
    ['{{#¦if book.title}}<p>a</p>{{/each}}', "if doesn't match each"],
  ];

  it.each(MISTAKES)('%s', (inside, message, expected, near) => {
    const { text, place } = unmarked(page(inside));
    const hint = near && `did you mean "${near}"?`;
    expect(faultIn(text)).toEqual({ place, message, expected, hint });
  });

  it.each<[inside: string, name: string, near?: string]>([
    ['<h1>{{¦bok.title}}</h1>', 'bok.title', 'book.title'],
    ['<h1>\n{{ ¦book.titel }}</h1>', 'book.titel', 'book.title'],
    ['<h1>{{¦book.title.length}}</h1>', 'book.title.length'],
    ['<h1>{{¦book.constructor}}</h1>', 'book.constructor'],
    ['{{#if ¦book.subtitel}}<p>a</p>{{/if}}', 'book.subtitel', 'book.subtitle'],
    ['{{#if book.subtitle}}<p>a</p>{{else if ¦book.autor}}<p>b</p>{{/if}}', 'book.autor', 'book.author'],
    ['{{#each ¦sectoins}}<p>{{title}}</p>{{/each}}', 'sectoins', 'sections'],
    ['{{#each sections}}<p>{{¦titel}}</p>{{/each}}', 'titel', 'title'],
    ['{{#each sections}}<p>{{¦book.title}}</p>{{/each}}', 'book.title', '@root.book.title'],
    ['<p>{{¦@root.bok.title}}</p>', '@root.bok.title', '@root.book.title'],
    ['<p>{{say "book-isbn" isbn=¦book.isnb}}</p>', 'book.isnb', 'book.isbn'],
  ])('an unknown value: %s', (inside, name, near) => {
    const { text, place } = unmarked(page(inside));
    const message = `there is no value called "${name}"`;
    expect(faultIn(text)).toEqual({
      place,
      message,
      hint: near ? `did you mean "${near}"? ${VALUES}` : VALUES,
    });
  });

  it.each<[file: string, message: string, expected?: string, hint?: string]>([
    [
      '<section\n    id="a"\n    ¦role="titel-page">\n</section>',
      'unknown value of role "titel-page"',
      ROLES,
      'did you mean "title-page"?',
    ],
    [
      '\n  ¦<section>\n  </section>',
      '<section> lacks its attribute role',
      `<section role="${ROLES.replaceAll(', ', '|')}">`,
    ],
    ['¦<b>a</b>', '<b> is not allowed here', BLOCKS],
    [
      page('{{#if book.author}}\n  ¦by hand\n  {{/if}}'),
      'the words "by hand" are not allowed here',
      BLOCKS,
      'put them into <p>',
    ],
    [
      page('<board puzzle="1" view="key">¦x</board>'),
      'the words "x" are not allowed here',
      'nothing',
      'put them into <p>',
    ],
    ['\n¦<section role="title-page">\n  <p>a</p>\n', '<section> is not closed', '</section>'],
    [
      '{{#if book.title}}¦<section role="title-page">{{else}}<section role="key">{{/if}}\n</section>',
      '<section> is not closed',
      '</section>',
    ],
    ['{{book.title}}</p¦>', 'not well-formed XML: unmatched closing tag: p', CLOSED],
    ['¦<?x y?>\n<section role="key"/>', '<? cannot be used in a template'],
    [
      '<!DOCTYP¦E html>\n<section role="key"/>',
      'not well-formed XML: inappropriately located doctype declaration',
      CLOSED,
    ],
    // Line ends of DOS.
    [
      '<section role="title-page">\r\n  <h1>ä😀</h1>\r\n  ¦<h4>b</h4></section>',
      'unknown tag "h4"',
      TAGS,
      'did you mean "h1"?',
    ],
  ])('in the whole file: %s', (file, message, expected, hint) => {
    const { text, place } = unmarked(file);
    expect(faultIn(text)).toEqual({ place, message, expected, hint });
  });

  it.each([
    ['<h1>{{book.title}</h1>', '2'],
    ['<h1>{{{book.title}}</h1>', '2'],
    ['{{#if book.title}}<p>a</p>', '4'],
  ])('by its line alone: %s', (inside, place) => {
    const message = 'Handlebars cannot read this';
    expect(faultIn(page(inside))).toEqual({ place, message, expected: HANDLEBARS });
  });

  it('is found in a part that only a list calls', () => {
    own('puzzle.xml.hbs', '<section role="puzzle">\n<p>{{book.title}}</p>\n</section>');
    expect(faultOf(() => loadTexts('de', folder))).toEqual({
      message: 'there is no value called "book.title"',
      where: `${join(folder, 'puzzle.xml.hbs')}:2:6`,
      hint: `did you mean "@root.book.title"? ${VALUES}`,
    });
  });

  it.each<[name: string, hint?: string]>([
    ['titel-page.xml.hbs', 'did you mean title-page.xml.hbs?'],
    ['index.xml.hbs'],
    ['puzzle.hbs', 'did you mean puzzles.xml.hbs?'],
    ['keyes.xml.hbs', 'did you mean keys.xml.hbs?'],
  ])('an unknown file name: %s', (name, hint) => {
    own(name, '');
    expect(faultOf(() => loadTexts('de', folder))).toEqual({
      message: 'this is not the name of a template',
      where: join(folder, name),
      expected: 'one that docs/templates.md lists, such as puzzle.xml.hbs',
      ...(hint && { hint }),
    });
  });

  it.each(['missing', 'a-file'])('a folder that is none: %s', (name) => {
    own('a-file', '');
    expect(faultOf(() => loadTexts('en', join(folder, name)))).toEqual({
      message: 'there is no such folder',
      where: join(folder, name),
      expected: 'a folder with templates or words',
    });
  });

  it('a template that is a folder', () => {
    mkdirSync(join(folder, 'key.xml.hbs'));
    expect(faultOf(() => loadTexts('en', folder))).toEqual({
      message: 'cannot be read: it is a folder',
      where: join(folder, 'key.xml.hbs'),
      hint: 'name a file',
    });
  });
});

describe('what can only be seen when a book is filled in', () => {
  const SHOWN =
    'a number from 1 to 6, first, lesson, practice, example-terzett, example-completion, figure-2, net-5, cover, figure-5-a, figure-5-b, or the key of a technique';

  it.each<[inside: string, message: string, expected?: string, hint?: string]>([
    ['¦<board puzzle="7" view="puzzle"/>', 'there is no puzzle "7"', SHOWN],
    ['¦<board puzzle="seal" view="key"/>', 'there is no puzzle "seal"', SHOWN],
    ['¦<tally puzzle="seven" title="a"/>', 'there is no puzzle "seven"', SHOWN],
    [
      '¦<board puzzle="{{book.puzzles}}" view="steps" steps="1"/>',
      'only examples are shown in steps',
      'puzzle, key, dominoes, stencil or art',
    ],
    [
      '¦<board puzzle="practice" view="steps" steps="11"/>',
      'the example has no step 11',
      'a number from 0 to 10',
    ],
    [
      '¦<board puzzle="practice" view="before" steps="0"/>',
      'the example has no step 0',
      'a number from 1 to 10',
    ],
    [
      '¦<board puzzle="overlap" view="before" steps="12"/>',
      'the example has no step 12',
      'a number from 1 to 11',
    ],
    ['¦<board puzzle="practice" view="steps" steps="two"/>', 'steps="two" is not a number'],
    [
      '<p>a ¦<page of="puzzel-1" title="b"/></p>',
      'nothing has the id "puzzel-1"',
      'the id of a section or paragraph in the same file',
      'did you mean "puzzle-1"?',
    ],
    ['<p id="a">b</p>¦<p id="a">c</p>', 'the id "a" stands twice'],
    ['<h2>a ¦<page of="key-1" title="b"/></h2>', '<page> is not allowed in a heading'],
    [
      '<p ¦style="{{book.engine}}">a</p>',
      `unknown value of style "${ENGINE}"`,
      'lead, body, facts, foot, badge, kind',
    ],
    [
      '<p>¦<domino>{{book.year}}</domino></p>',
      '"2026" is not a domino',
      'two numbers and a colon, such as 4:6',
    ],
  ])('%s', async (inside, message, expected, hint) => {
    const { text, place } = unmarked(page(inside));
    own('title-page.xml.hbs', text);
    const book = await openedBook('en');
    const where = `book.xml.hbs, filled in:${place}`;
    expect(faultOf(() => documentOf(book, { folder }))).toEqual({ where, message, expected, hint });
  });
});

describe('templates of one’s own', () => {
  const page = (title: string) => `<section role="title-page" id="mine"><h1>${title}</h1></section>`;
  const titleOf = async (language: 'en' | 'de') =>
    blocksOf(sectionOf(documentOf(await openedBook(language), { folder }), 'mine'), 'heading').map(
      ({ content }) => wordsOf(content),
    );

  it('stand for the built-in ones in every language', async () => {
    own('title-page.xml.hbs', page('Mine'));
    expect(await titleOf('en')).toEqual(['Mine']);
    expect(await titleOf('de')).toEqual(['Mine']);
  });

  it('say words of each language', async () => {
    own('title-page.xml.hbs', page('{{say "my-title"}}'));
    own('en.ftl', 'my-title = Mine');
    own('de/words.ftl', 'my-title = Meine');
    expect(await titleOf('en')).toEqual(['Mine']);
    expect(await titleOf('de')).toEqual(['Meine']);
  });

  it('cannot say what one language lacks', () => {
    own('title-page.xml.hbs', page('{{say "my-title"}}'));
    own('en.ftl', 'my-title = Mine');
    expect(faultOf(() => loadTexts('de', folder))).toEqual({
      message: 'there is no message called "my-title"',
      where: `${join(folder, 'title-page.xml.hbs')}:1:48`,
    });
  });

  it('leave the others as they are', async () => {
    own('title-page.xml.hbs', '{{!-- <nothing> --}}<!-- but & a comment -->\n');
    own('notes.txt', 'not a template');
    const [mine, built] = [
      documentOf(await openedBook('en'), { folder }),
      documentOf(await openedBook('en')),
    ];
    expect(mine.blocks).toEqual(built.blocks.slice(1));
  });

  const docs = readFileSync(new URL('../../docs/templates.md', import.meta.url), 'utf8');

  it('are given nothing that docs/templates.md does not name', () => {
    const namesIn = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null || value instanceof Marked) return [];
      const names = Array.isArray(value) ? [] : Object.keys(value);
      return [...names, ...Object.values(value).flatMap(namesIn)];
    };
    const words = loadWords('en');
    const names = new Set(
      [sampleContext(words), cardDominoesContext(SAMPLE_DOMINOES, words)].flatMap(namesIn),
    );
    expect(names.size).toBeGreaterThan(60);
    const documented = [...names].filter((name) => new RegExp(`[\`.]${name}[\`.]`).test(docs));
    expect([...names].filter((name) => !documented.includes(name))).toEqual([]);
  });

  it.each<[table: string, pathInSample: string]>([
    ['The book:', ''],
    ['The `lesson`, ', ''],
    ['The `opening`:', ''],
    ['Exercises of one kind, ', 'exercises'],
    ['Ends of Sperrdomino of one kind, ', 'locks'],
    ['The competition, ', ''],
    ['A game, ', 'games'],
    ['The game of 1921.', 'games'],
    ['An exhibit, ', 'exhibits'],
    ['A laying task, ', 'tasks'],
    ['A technique, ', 'sections.newTechniques'],
    ['A puzzle, ', 'sections.puzzles'],
    ['The hints of a puzzle, ', 'sections.puzzles.hints'],
    ['The cards, ', 'card dominoes'],
  ])('are given every value in the table of docs/templates.md: %s', (table, pathInSample) => {
    const words = loadWords('en');
    const sample =
      pathInSample === 'card dominoes' ? cardDominoesContext(SAMPLE_DOMINOES, words) : sampleContext(words);
    const within = pathInSample === 'card dominoes' ? '' : pathInSample;
    const [rows] = docs.slice(docs.indexOf(`\n${table}`)).match(/(?:^\|.*\n?)+/m)!;
    let base = '';
    const names = Array.from(rows.matchAll(/^\| (`[^|]*) \|/gm), ([, cell]) => cell!).flatMap((cell) =>
      Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => {
        if (name!.startsWith('.')) return base + name;
        base = name!.replace(/\.[^.]*$/, '');
        return name!;
      }),
    );
    expect(names.length).toBeGreaterThan(2);
    const found = (path: string) =>
      path
        .split('.')
        .filter((name) => name !== '')
        .reduce<unknown>((value, name) => {
          const one = Array.isArray(value) ? value[0] : value;
          return typeof one === 'object' && one !== null ? one[name as keyof typeof one] : undefined;
        }, sample);
    expect(names.filter((name) => found(`${within}.${name}`) === undefined)).toEqual([]);
  });

  it('have every element and attribute in the vocabulary of docs/templates.md', () => {
    const [vocabulary] = /## The vocabulary[\s\S]*?\n## /.exec(docs)!;
    for (const [name, { attributes }] of Object.entries(VOCABULARY)) {
      expect(vocabulary).toContain(`\`<${name}>\``);
      for (const attribute of Object.keys(attributes)) expect(vocabulary).toContain(`\`${attribute}\``);
    }
  });

  it('have every file, helper and key of a technique in docs/templates.md', () => {
    for (const name of TEMPLATE_NAMES) expect(docs).toContain(`\`${name}.xml.hbs\``);
    const files = new Set(docs.match(/(?<=`)[a-z-]+(?=\.xml\.hbs`)/g));
    expect([...files].filter((name) => !TEMPLATE_NAMES.some((known) => known === name))).toEqual([]);
    for (const key of EXPLAINED_TECHNIQUES) expect(docs).toContain(`\`${key}\``);
    for (const helper of KNOWN_HELPERS)
      expect(docs).toMatch(new RegExp(`^\\| .*\\{\\{#?${helper}[ }].* \\|`, 'm'));
  });

  it('have a sample without empty values, so that every name can be checked', () => {
    const empty = (value: unknown, path: string): string[] => {
      if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
      if (typeof value !== 'object') return [];
      // The first item of a list stands for all.
      const inside = Array.isArray(value) ? [['0', value[0]]] : Object.entries(value);
      return inside.flatMap(([name, inner]) => empty(inner, `${path}.${name}`));
    };
    // Values without fields may be empty, as there is no name in them.
    const lists = empty(sampleContext(loadWords('en')), '').filter(
      (path) =>
        !/^\.book\.|\.(cell|domino|shape|repaired|falls|bars|supposed|keys)$|\.moves\.0\.(bought|end)$|\.pages\.(way|turning|key)$/.test(
          path,
        ),
    );
    expect(lists).toEqual([]);
  });

  it('are given the values that docs/templates.md names, of a puzzle without a grade as far as it has them', async () => {
    const graded = await openedBook('de', { subtitle: 'Untertitel' });
    const [first, second] = graded.sections;
    const bare = second!.puzzles.map((one, i) => (i === 0 ? { ...one, grade: undefined } : one));
    const book = { ...graded, sections: [first!, { ...second!, puzzles: bare }] };
    const written = (names: string, before = '') =>
      names
        .split(' ')
        .map((name) => `{{${before}${name}}}`)
        .join('|');
    own(
      'title-page.xml.hbs',
      `<section role="title-page" id="mine">
        <p>${written('title subtitle author credit publisher isbn rights description imprint', 'book.')}</p>
        <p>${written('date year seed engine puzzles', 'book.')}</p>
        <p>${written('range dominoes rows columns places', 'practice.')}</p>
        <p for="touch">touch</p>{{#unless edition.keysInside}}<p>keys elsewhere</p>{{/unless}}
        {{#each sections}}<p>{{@index}}|${written('title first last level')}|${written('range dominoes cells copies rows columns', 'set.')}</p>
        {{#each puzzles}}<p>${written('number id level hardest seals places range')}|{{../title}}|{{@root.book.year}}</p>{{/each}}{{/each}}
        {{#if book.noGuess}}<p>no guess</p>{{/if}}{{#if book.hints}}<p>hints</p>{{/if}}
        <p>{{#each sections}}{{#each puzzles}}{{#if hints}}{{number}}{{/if}}{{/each}}{{/each}}</p>
      </section>`,
    );
    const lines = linesOf(sectionOf(documentOf(book, { folder }), 'mine'));
    const puzzleLine = ({ number, id, grade, puzzle: { range } }: (typeof bare)[number], section: number) => {
      const told = grade && [
        levelName(grade.level, WORDS.de),
        exactTechniqueName(grade.hardest, grade.rating, WORDS.de),
      ];
      const places = range === 3 ? 31 : 71;
      return [
        number,
        id,
        ...(told ?? ['', '']),
        grade?.seals ?? '',
        places,
        range,
        `Section ${section}`,
        2026,
      ].join('|');
    };
    expect(lines).toEqual([
      'A book|Untertitel|||||||',
      `20. November 2026|2026|first-book|${ENGINE}|6`,
      '3|10|4|5|31',
      '0|Section 1|1|3|leicht|3|10|20|5|4|5',
      ...first!.puzzles.map((puzzle) => puzzleLine(puzzle, 1)),
      '1|Section 2|4|6||5|21|42|7|6|7',
      ...bare.map((puzzle) => puzzleLine(puzzle, 2)),
      // Without a grade it has no hints, and nothing is promised of the whole book.
      'hints',
      '12356',
    ]);
  });
});
