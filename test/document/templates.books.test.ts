import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE } from '../../src/book/engine.ts';
import { cardDominoesContext, SAMPLE_DOMINOES } from '../../src/document/card-dominoes.ts';
import { type Block, wordsOf } from '../../src/document/document.ts';
import { KNOWN_HELPERS } from '../../src/document/helpers.ts';
import { makeDocument } from '../../src/document/make.ts';
import { analysisOf } from '../../src/document/puzzle-analysis.ts';
import { sampleContext } from '../../src/document/sample.ts';
import { exactTechniqueName, levelName } from '../../src/document/say.ts';
import { turningSentences, wayLines } from '../../src/document/steps/way.ts';
import { BOOK_TECHNIQUES, EXPLAINED_TECHNIQUES } from '../../src/document/techniques.ts';
import { TEMPLATE_NAMES } from '../../src/document/texts.ts';
import { VOCABULARY } from '../../src/document/vocabulary.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { loadWords } from '../../src/node/words.ts';
import { turningPointOf } from '../../src/solve/hints.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { Marked } from '../../src/words/marked.ts';
import { READERS } from '../../src/words/readers.ts';
import {
  AUDIENCES,
  blocksOf,
  documentOf,
  linesOf,
  mixedBook,
  openedBook,
  sectionOf,
} from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { faultOf } from '../helpers/fault.ts';
import { formOf } from '../helpers/forms.ts';
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

describe('the built-in templates', () => {
  it('are all there, and nothing else', () => {
    const files = readdirSync(new URL('../../templates', import.meta.url)).sort();
    expect(files).toEqual(TEMPLATE_NAMES.map((name) => `${name}.xml.hbs`).sort());
  });
});

describe.each(LANGUAGE_CODES)('the built-in templates: %s', (language) => {
  it('keep to the vocabulary, and to the values and messages that there are', () => {
    // They are checked against the rules when they stand among a user's templates.
    own('book.xml.hbs', readFileSync(new URL('../../templates/book.xml.hbs', import.meta.url), 'utf8'));
    for (const texts of [loadTexts(language), loadTexts(language, folder)])
      expect(Object.keys(texts.templates)).toEqual([...TEMPLATE_NAMES]);
  });

  it('make documents for every edition, with or without the fields that a book need not have', async () => {
    const full = {
      subtitle: 'b',
      author: 'c',
      publisher: 'd',
      isbn: '3-16-148410-X',
      rights: 'f',
      description: 'g',
      imprint: 'h',
    };
    for (const fields of [{}, full]) {
      const book = await openedBook(language, fields);
      const puzzles = book.sections.flatMap((section) => section.puzzles);
      const techniques = new Set(puzzles.flatMap((puzzle) => [...analysisOf(puzzle).techniques]));
      const explained = EXPLAINED_TECHNIQUES.filter((technique) => techniques.has(technique)).length;
      expect(explained).toBeGreaterThan(0);
      for (const audience of AUDIENCES) {
        for (const part of ['book', 'keys'] as const) {
          const document = documentOf(book, { part, audience });
          const boards = blocksOf(document, 'board').length;
          // The lesson appears at the start and with its key, and the practice board twice. In print they are pictures, three
          // of the game and seven of the lesson, and each section opens with one. Each technique appears once; in print before
          // and after, with a trial in between. In print a booklet leaves out the techniques of 1921.
          const isPrint = audience.reader === 'print';
          const old = isPrint ? 0 : 3 - (techniques.has('fixed-cell') ? 1 : 0);
          // Print and raised sheets end with an empty board.
          // Each puzzle that is not easy shows its turning point to sighted readers.
          const turned = isPrint ? puzzles.filter(({ grade }) => grade!.level !== 'easy').length : 0;
          // What the signs of these pictures mean is told beside one of them.
          const lesson = isPrint ? 3 + 7 + book.sections.length + 1 : 2;
          const techniqueBoards = isPrint ? 2 * explained + (techniques.has('trial') ? 1 : 0) : explained;
          const inBook = turned + 6 + 2 + lesson + techniqueBoards + old + 1 + (audience.keysInside ? 6 : 0);
          expect(boards).toBe(part === 'keys' ? 6 : inBook);
        }
      }
    }
  });
});

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
const HELPERS = 'if, unless, each, list, say, label, parts';
const CLOSED = 'every tag closed again, and < written as &lt;';
const HANDLEBARS = 'as many braces after a name as before it, and {{/…}} for every {{#…}}';
const AMPERSAND =
  '&amp; for the sign itself; other signs are written as they are or by number, such as &#160;';

describe('a mistake in a template of one’s own', () => {
  /** A title page that contains something at line 2, column 3. */
  const page = (inside: string) => `<section role="title-page">\n  ${inside}\n</section>\n`;

  it.each<
    [name: string, text: string, place: string, message: string, expected?: string | undefined, hint?: string]
  >([
    // Tags and attributes.
    ['an unknown tag', page('<pp>a</pp>'), '2:3', 'unknown tag "pp"', TAGS, 'did you mean "p"?'],
    [
      'an unknown attribute',
      page('<p style="body" stile="style">a</p>'),
      '2:19',
      'unknown attribute of <p> "stile"',
      'for, not-for, style, when, level, of, id',
      'did you mean "style"?',
    ],
    [
      'an attribute where there are none',
      page('<h1 id="a">a</h1>'),
      '2:7',
      'unknown attribute of <h1> "id"',
      'for, not-for, contents, running, over, group',
    ],
    [
      'an attribute of Object.prototype',
      page('<p constructor="a">a</p>'),
      '2:6',
      'unknown attribute of <p> "constructor"',
      'for, not-for, style, when, level, of, id',
    ],
    ['a tag of Object.prototype', page('<toString/>'), '2:3', 'unknown tag "toString"', TAGS],
    [
      'a wrong value',
      '<section\n    id="a"\n    role="titel-page">\n</section>',
      '3:5',
      'unknown value of role "titel-page"',
      'cover, start, title-page, copyright-page, dedication, certificate, chapter, part, page, step, puzzles, opener, puzzle, keys, key, back-cover',
      'did you mean "title-page"?',
    ],
    [
      'a missing attribute',
      page('<board puzzle="1"/>'),
      '2:3',
      '<board> lacks its attribute view',
      '<board view="puzzle|key|dominoes|stencil|art|set|steps|before|supposed|turning">',
    ],
    [
      'a section without a role',
      '\n  <section>\n  </section>',
      '2:3',
      '<section> lacks its attribute role',
      '<section role="cover|start|title-page|copyright-page|dedication|certificate|chapter|part|page|step|puzzles|opener|puzzle|keys|key|back-cover">',
    ],
    [
      'readers that there are not',
      page('<p for="print eyes">a</p>'),
      '2:6',
      'unknown value of for "eyes"',
      'print, touch, embossed, aloud, screen, display',
    ],
    [
      'readers that it is not for and that there are not',
      page('<p not-for="screens">a</p>'),
      '2:6',
      'unknown value of not-for "screens"',
      'print, touch, embossed, aloud, screen, display',
      'did you mean "screen"?',
    ],
    [
      'a page by a name that there is not',
      page('<p><page of="a" title="b" named="two"/></p>'),
      '2:29',
      'unknown value of named "two"',
      'one, many, title',
    ],
    // Elements and content in the wrong place.
    [
      'a list entry without a list',
      page('<li>a</li>'),
      '2:3',
      '<li> is not allowed here',
      `${BLOCKS} inside <section>`,
    ],
    [
      'a heading in a paragraph',
      page('<p>{{book.title}} <h2>b</h2></p>'),
      '2:21',
      '<h2> is not allowed here',
      'words and <b>, <foreign>, <domino>, <cell>, <place>, <page>, <see> inside <p>',
    ],
    ['a part of a line outside of one', '<b>a</b>', '1:1', '<b> is not allowed here', BLOCKS],
    [
      'a tag in a domino',
      page('<p><domino><b>4:6</b></domino></p>'),
      '2:14',
      '<b> is not allowed here',
      'words only inside <domino>',
    ],
    [
      'words outside of a paragraph',
      page('{{#if book.author}}\n  by hand\n  {{/if}}'),
      '3:3',
      'the words "by hand" are not allowed here',
      BLOCKS,
      'put them into <p>',
    ],
    [
      'words in a board',
      page('<board puzzle="1" view="key">x</board>'),
      '2:32',
      'the words "x" are not allowed here',
      'nothing',
      'put them into <p>',
    ],
    // XML.
    ['a tag that is not closed', page('<p>a'), '2:3', '<p> is not closed', '</p>'],
    [
      'a section that is not closed',
      '\n<section role="title-page">\n  <p>a</p>\n',
      '2:1',
      '<section> is not closed',
      '</section>',
    ],
    [
      'a tag that is not closed in all cases',
      '{{#if book.title}}<section role="title-page">{{else}}<section role="key">{{/if}}\n</section>',
      '1:19',
      '<section> is not closed',
      '</section>',
    ],
    ['a tag that is closed twice', page('<p>a</p></p>'), '2:11', '</p> closes nothing', '</section>'],
    [
      'a tag that is closed and was never open',
      '{{book.title}}</p>',
      '1:18',
      'not well-formed XML: unmatched closing tag: p',
      CLOSED,
    ],
    [
      'two tags that are closed in the wrong order',
      page('<p><b>a</p></b>'),
      '2:6',
      '<b> is not closed',
      '</b>',
    ],
    ['a bare &', page('<p>{{book.title}} & Co</p>'), '2:21', 'this & cannot be read', AMPERSAND],
    ['a sign by its HTML name', page('<p>a&nbsp;b</p>'), '2:7', 'this & cannot be read', AMPERSAND],
    [
      'a bare <',
      page('<p>1 < 2</p>'),
      '2:9',
      'not well-formed XML: disallowed character in tag name',
      CLOSED,
    ],
    [
      'an attribute without quotes',
      page('<p style=lead>a</p>'),
      '2:12',
      'not well-formed XML: unquoted attribute value',
      CLOSED,
    ],
    [
      'the same attribute twice',
      page('<p style="lead" style="body">a</p>'),
      '2:31',
      'not well-formed XML: duplicate attribute: style',
      CLOSED,
    ],
    ['CDATA', page('<p><![CDATA[x]]></p>'), '2:6', '<![CDATA[ cannot be used in a template'],
    ['an instruction', '<?x y?>\n<section role="key"/>', '1:1', '<? cannot be used in a template'],
    [
      'a DOCTYPE',
      '<!DOCTYPE html>\n<section role="key"/>',
      '1:9',
      'not well-formed XML: inappropriately located doctype declaration',
      CLOSED,
    ],
    [
      'a fault after line ends of DOS',
      '<section role="title-page">\r\n  <h1>ä😀</h1>\r\n  <h4>b</h4></section>',
      '3:3',
      'unknown tag "h4"',
      TAGS,
      'did you mean "h1"?',
    ],
    // Dominoes and coordinates.
    [
      'a domino that is none',
      page('<p>a <domino>4-6</domino></p>'),
      '2:8',
      '"4-6" is not a domino',
      'two numbers and a colon, such as 4:6',
    ],
    [
      'a cell that is none',
      page('<p><cell>44</cell></p>'),
      '2:6',
      '"44" is not a cell',
      'a column letter and a row number, such as a4',
    ],
    [
      'a place that is none',
      page('<ul>\n<li><place>1 b d</place></li></ul>'),
      '3:5',
      '"1 b d" names two cells that do not touch',
      'two neighbouring cells',
    ],
    // Names.
    [
      'an unknown value',
      page('<h1>{{bok.title}}</h1>'),
      '2:9',
      'there is no value called "bok.title"',
      undefined,
      `did you mean "book.title"? ${VALUES}`,
    ],
    [
      'an unknown value of the book',
      page('<h1>\n{{ book.titel }}</h1>'),
      '3:4',
      'there is no value called "book.titel"',
      undefined,
      `did you mean "book.title"? ${VALUES}`,
    ],
    [
      'a value of a value that has none',
      page('<h1>{{book.title.length}}</h1>'),
      '2:9',
      'there is no value called "book.title.length"',
      undefined,
      VALUES,
    ],
    [
      'a value of Object.prototype',
      page('<h1>{{book.constructor}}</h1>'),
      '2:9',
      'there is no value called "book.constructor"',
      undefined,
      VALUES,
    ],
    [
      'an unknown value after a question',
      page('{{#if book.subtitel}}<p>a</p>{{/if}}'),
      '2:9',
      'there is no value called "book.subtitel"',
      undefined,
      `did you mean "book.subtitle"? ${VALUES}`,
    ],
    [
      'an unknown value after the second question',
      page('{{#if book.subtitle}}<p>a</p>{{else if book.autor}}<p>b</p>{{/if}}'),
      '2:42',
      'there is no value called "book.autor"',
      undefined,
      `did you mean "book.author"? ${VALUES}`,
    ],
    [
      'an unknown list',
      page('{{#each sectoins}}<p>{{title}}</p>{{/each}}'),
      '2:11',
      'there is no value called "sectoins"',
      undefined,
      `did you mean "sections"? ${VALUES}`,
    ],
    [
      'an unknown value in a list',
      page('{{#each sections}}<p>{{titel}}</p>{{/each}}'),
      '2:26',
      'there is no value called "titel"',
      undefined,
      `did you mean "title"? ${VALUES}`,
    ],
    [
      'a value of the book in a list',
      page('{{#each sections}}<p>{{book.title}}</p>{{/each}}'),
      '2:26',
      'there is no value called "book.title"',
      undefined,
      `did you mean "@root.book.title"? ${VALUES}`,
    ],
    [
      'an unknown value of the whole book',
      page('<p>{{@root.bok.title}}</p>'),
      '2:8',
      'there is no value called "@root.bok.title"',
      undefined,
      `did you mean "@root.book.title"? ${VALUES}`,
    ],
    [
      'a list as a value',
      page('<p>{{sections}}</p>'),
      '2:8',
      '"sections" holds several values and cannot be written as one',
    ],
    [
      'a value as a list',
      page('{{#each book.title}}<p>a</p>{{/each}}'),
      '2:11',
      '"book.title" is not a list',
    ],
    ['a question without a value', page('{{#if}}<p>a</p>{{/if}}'), '2:6', '{{#if}} takes one value'],
    [
      'a number where a value should be',
      page('{{#if 3}}<p>a</p>{{/if}}'),
      '2:9',
      'this is not the name of a value',
    ],
    [
      'an unknown part',
      page('{{> colofon}}'),
      '2:7',
      'there is no part called "colofon"',
      TEMPLATE_NAMES.join(', '),
      'did you mean "colophon"?',
    ],
    ['a part that calls itself', page('{{> title-page}}'), '2:7', 'the part "title-page" calls itself'],
    [
      'a part with values of its own',
      page('{{> colophon book}}'),
      '2:7',
      'a part is called with its name and named values',
    ],
    [
      'an unknown helper',
      page('<h1>{{upper book.title}}</h1>'),
      '2:9',
      'there is no helper called "upper"',
      HELPERS,
    ],
    [
      'a helper that templates cannot use',
      page('{{#with book}}<h1>{{title}}</h1>{{/with}}'),
      '2:6',
      'there is no helper called "with"',
      HELPERS,
    ],
    // Messages.
    [
      'a message that there is not',
      page('<h1>{{say "puzzle-nane"}}</h1>'),
      '2:13',
      'there is no message called "puzzle-nane"',
      undefined,
      'did you mean "puzzle-name"?',
    ],
    [
      'a message without its name',
      page('<h1>{{say}}</h1>'),
      '2:9',
      '{{say}} takes the name of a message in quotation marks',
    ],
    [
      'a message whose name is a value',
      page('<board puzzle="1" view="key"/><tally puzzle="1" title="{{label book.title}}"/>'),
      '2:60',
      '{{label}} takes the name of a message in quotation marks',
    ],
    [
      'a message without its values',
      page('<p>{{say "key-series" key="a"}}</p>'),
      '2:12',
      'the message "key-series" needs a value for filling',
      '{{say "key-series" key=… filling=…}}',
    ],
    [
      'a message with an unknown value',
      page('<p>{{say "book-isbn" isbn=book.isnb}}</p>'),
      '2:29',
      'there is no value called "book.isnb"',
      undefined,
      `did you mean "book.isbn"? ${VALUES}`,
    ],
    [
      'a message with a list as a value',
      page('<p>{{say "book-isbn" isbn=sections}}</p>'),
      '2:29',
      '"sections" holds several values and cannot be written as one',
    ],
    [
      'a list that is joined in no way',
      page('<p>{{#list sections "xor"}}{{title}}{{/list}}</p>'),
      '2:9',
      '{{#list}} takes one value',
    ],
    [
      'a list of a value',
      page('<p>{{#list book.title}}a{{/list}}</p>'),
      '2:14',
      '"book.title" is not a list',
    ],
    [
      'a form that templates cannot use',
      page('{{#> puzzle}}<h1>a</h1>{{/puzzle}}'),
      '2:3',
      'this form of Handlebars cannot be used in a template',
    ],
    // Handlebars.
    [
      'a block that ends as another',
      page('{{#if book.title}}<p>a</p>{{/each}}'),
      '2:6',
      "if doesn't match each",
    ],
    ['a brace too few', page('<h1>{{book.title}</h1>'), '2', 'Handlebars cannot read this', HANDLEBARS],
    ['a brace too many', page('<h1>{{{book.title}}</h1>'), '2', 'Handlebars cannot read this', HANDLEBARS],
    [
      'a block that does not end',
      page('{{#if book.title}}<p>a</p>'),
      '4',
      'Handlebars cannot read this',
      HANDLEBARS,
    ],
  ])('%s', (_, text, place, message, expected, hint) => {
    own('title-page.xml.hbs', text);
    const where = `${join(folder, 'title-page.xml.hbs')}:${place}`;
    expect(faultOf(() => loadTexts('en', folder))).toEqual({ where, message, expected, hint });
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
      expected: `one of these with .xml.hbs: ${TEMPLATE_NAMES.join(', ')}`,
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

  it.each<[inside: string, place: string, message: string, expected?: string | undefined, hint?: string]>([
    ['<board puzzle="7" view="puzzle"/>', '2:3', 'there is no puzzle "7"', SHOWN],
    ['<tally puzzle="seven" title="a"/>', '2:3', 'there is no puzzle "seven"', SHOWN],
    [
      '<board puzzle="{{book.puzzles}}" view="steps" steps="1"/>',
      '2:3',
      'only examples are shown in steps',
      'puzzle, key, dominoes, stencil or art',
    ],
    [
      '<board puzzle="practice" view="steps" steps="11"/>',
      '2:3',
      'the example has no step 11',
      'a number from 0 to 10',
    ],
    [
      '<board puzzle="practice" view="before" steps="0"/>',
      '2:3',
      'the example has no step 0',
      'a number from 1 to 10',
    ],
    [
      '<board puzzle="overlap" view="before" steps="12"/>',
      '2:3',
      'the example has no step 12',
      'a number from 1 to 11',
    ],
    ['<board puzzle="seal" view="key"/>', '2:3', 'there is no puzzle "seal"', SHOWN],
    [
      '<p>a <page of="puzzel-1" title="b"/></p>',
      '2:8',
      'nothing has the id "puzzel-1"',
      'the id of a section or paragraph in the same file',
      'did you mean "puzzle-1"?',
    ],
    ['<p id="a">b</p><p id="a">c</p>', '2:18', 'the id "a" stands twice'],
    ['<h2>a <page of="key-1" title="b"/></h2>', '2:9', '<page> is not allowed in a heading'],
    ['<board puzzle="practice" view="steps" steps="two"/>', '2:3', 'steps="two" is not a number'],
    [
      '<p style="{{book.engine}}">a</p>',
      '2:6',
      `unknown value of style "${ENGINE}"`,
      'lead, body, facts, foot, badge, kind',
    ],
    [
      '<p><domino>{{book.year}}</domino></p>',
      '2:6',
      '"2026" is not a domino',
      'two numbers and a colon, such as 4:6',
    ],
  ])('%s', async (inside, place, message, expected, hint) => {
    own('title-page.xml.hbs', `<section role="title-page">\n  ${inside}\n</section>\n`);
    const book = await openedBook('en');
    expect(faultOf(() => documentOf(book, { folder }))).toEqual({
      where: `book.xml.hbs, filled in:${place}`,
      message,
      expected,
      hint,
    });
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

  it('have every file and helper in docs/templates.md', () => {
    for (const name of TEMPLATE_NAMES) expect(docs).toContain(`\`${name}.xml.hbs\``);
    const files = new Set(docs.match(/(?<=`)[a-z-]+(?=\.xml\.hbs`)/g));
    expect([...files].filter((name) => !TEMPLATE_NAMES.some((known) => known === name))).toEqual([]);
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

  it('are given everything that docs/templates.md names', async () => {
    for (const key of EXPLAINED_TECHNIQUES) expect(docs).toContain(`\`${key}\``);
    const graded = await openedBook('de', { subtitle: 'Untertitel' });
    const [first, second] = graded.sections;
    const bare = second!.puzzles.map((one, i) => (i === 0 ? { ...one, grade: undefined } : one));
    const book = { ...graded, sections: [first!, { ...second!, puzzles: bare }] };
    const names = [
      'title',
      'subtitle',
      'author',
      'credit',
      'publisher',
      'isbn',
      'rights',
      'description',
      'imprint',
    ];
    const values = [...names, 'date', 'year', 'seed', 'engine', 'puzzles'].map((name) => `book.${name}`);
    const example = ['range', 'dominoes', 'rows', 'columns', 'places']
      .map((name) => `{{practice.${name}}}`)
      .join('|');
    const puzzle = ['number', 'id', 'level', 'hardest', 'seals', 'places', 'range'];
    const hint = ['easy', 'begin', 'lines', 'turning'];
    const turning = ['technique', 'line', 'sentences'];
    const technique = [
      'key',
      'name',
      'title',
      'level',
      'range',
      'dominoes',
      'cells',
      'copies',
      'rows',
      'columns',
      'step',
      'laid',
      'text',
      'next',
    ];
    const set = ['range', 'dominoes', 'cells', 'copies', 'rows', 'columns'];
    for (const name of [
      ...names,
      ...puzzle,
      ...hint,
      ...turning,
      ...technique,
      ...set,
      'newTechniques',
      'noGuess',
      'is',
    ])
      expect(docs).toMatch(new RegExp(`[\`.]${name}\``));
    const written = (list: readonly string[], before = '') =>
      list.map((name) => `{{${before}${name}}}`).join('|');
    own(
      'title-page.xml.hbs',
      `<section role="title-page" id="mine">
        <p>${written(values)}|${example}</p>
        <p for="touch">touch</p>{{#unless edition.keysInside}}<p>keys elsewhere</p>{{/unless}}
        {{#each sections}}<p>{{@index}}|{{title}}|{{first}}|{{last}}|${written(set, 'set.')}|{{level}}{{#each newTechniques}}|{{key}}{{/each}}</p>{{#each newTechniques}}<p>technique|${written(technique)}</p>{{/each}}
        {{#each puzzles}}<p>${written(puzzle)}|{{../title}}|{{@root.book.year}}</p>{{/each}}{{/each}}
        {{#if book.noGuess}}<p>no guess</p>{{/if}}{{#if book.hints}}<p>hints</p>{{/if}}
        {{#each sections}}{{#each puzzles}}{{#if hints}}<p>hint|{{number}}|{{hints.easy}}|{{hints.begin}}|{{hints.turning.technique}}|{{hints.turning.line}}</p>
        {{#each hints.lines}}<p>{{this}}</p>{{/each}}{{#each hints.turning.sentences}}<p>{{this}}</p>{{/each}}{{/if}}{{/each}}{{/each}}
        {{#each lesson.steps}}<p>{{number}}|{{seal}}|{{gap}}|{{shown}}: {{text}}</p>{{/each}}
      </section>`,
    );
    const lines = blocksOf(sectionOf(documentOf(book, { folder }), 'mine'), 'paragraph').map(({ content }) =>
      wordsOf(content),
    );
    const [one, two] = book.sections;
    const { de } = WORDS;
    const facts = (range: number) =>
      `${range}|${((range + 1) * (range + 2)) / 2}|${(range + 1) * (range + 2)}`;
    const setLine = (range: number) => `${facts(range)}|${range + 2}|${range + 1}|${range + 2}`;
    const known = one!.puzzles[0]!;
    expect(lines.slice(0, 3)).toEqual([
      `A book|Untertitel||||||||20. November 2026|2026|first-book|${ENGINE}|6|3|10|4|5|31`,
      `0|Section 1|1|3|${setLine(3)}|leicht`,
      `1|${known.id}|leicht|${exactTechniqueName(known.grade!.hardest, known.grade!.rating, de)}|${known.grade!.seals}|31|3|Section 1|2026`,
    ]);
    const used = new Set(two!.puzzles.flatMap((one) => [...analysisOf(one).techniques]));
    const news = BOOK_TECHNIQUES.filter((key) => used.has(key) && !['seal', 'gap'].includes(key));
    expect(lines[5]).toBe(`1|Section 2|4|6|${setLine(5)}||${news.join('|')}`);
    const techniques = lines.filter((line) => line.startsWith('technique|'));
    expect(techniques.map((line) => line.split('|')[1])).toEqual(news);
    for (const line of techniques) {
      const [, , name, title, level] = line.split('|');
      expect(title!.toLowerCase()).toBe(name!.toLowerCase());
      expect(LEVELS.map((name) => levelName(name, de))).toContain(level);
    }
    // The fourth puzzle has lost its grade. So it has no hints, and nothing is promised of the whole book.
    expect(lines[6 + techniques.length]).toBe(`4|${two!.puzzles[0]!.id}||||71|5|Section 2|2026`);
    expect(lines[9 + techniques.length]).toBe('hints');
    const hints = lines.filter((line) => line.startsWith('hint|'));
    expect(hints.map((line) => line.split('|')[1])).toEqual(['1', '2', '3', '5', '6']);
    const way = analysisOf(known).way!;
    const point = turningPointOf(way);
    const told = [
      ...wayLines(way, de.for('screen')).map((line) => line.plain()),
      ...turningSentences(way, point, de).map((line) => line.plain()),
    ];
    const from = lines.indexOf(hints[0]!);
    expect(hints[0]).toMatch(/^hint\|1\|true\|Zuerst /);
    expect(lines.slice(from + 1, from + 1 + told.length)).toEqual(told);
    const seal = formOf(WORDS.de, 'lesson-place-seal', { named: true, domino: '0:2' });
    const after = lines.findIndex((line) => new RegExp(`^1\\|true\\|false\\|true: .*${seal}`).test(line));
    expect(lines).toHaveLength(after + 6);
  });
});
