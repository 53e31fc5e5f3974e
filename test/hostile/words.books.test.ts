import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDocument } from '../../src/document/make.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { linesOf } from '../helpers/document/documents.ts';
import { told } from '../helpers/fault.ts';
import { peerBook } from '../helpers/render/books.ts';

// A folder of words written by somebody else.

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

/** The lines of a book with these words. */
function linesWith(text: string): string[] {
  write('en.ftl', text);
  return linesOf(makeDocument(book, 'book', { reader: 'print', keysInside: true }, loadTexts('en', folder)));
}

/** The error about these words. */
function faultOf(text: string): string | undefined {
  try {
    linesWith(text);
    return undefined;
  } catch (error) {
    return told(error).message;
  }
}

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
    [heading('{ DATETIME("x") }'), NOT_USED],
    ['constructor = x', 'there is no message called "constructor"'],
    ['-constructor = x', 'there is no term called "-constructor"'],
  ])('%s', (text, message) => {
    expect(faultOf(text)).toBe(message);
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
    expect(faultOf(text)).toBe(message);
  });

  it('may have choices, terms and texts in braces', () => {
    expect(linesWith(heading(`${'{ "x" }'.repeat(98)}{ -puzzle }`))).toContain(`${'x'.repeat(98)}puzzle`);
    expect(linesWith(heading(`${'{'.repeat(10)}"x"${'}'.repeat(10)}`))).toContain('x');
  });
});

describe('words cannot write what templates cannot', () => {
  it.each<[text: string, message: string]>([
    [heading('<script>alert(1)</script>'), 'unknown tag "script"'],
    [heading('{ "<script>" }'), 'unknown tag "script"'],
    [heading('<b onclick="x">y</b>'), 'unknown attribute of <b> "onclick"'],
    [heading('<p>x</p>'), '<p> is not allowed here'],
    [heading('&lol;'), 'this & cannot be read'],
    [heading('<![CDATA[x]]>'), '<![CDATA[ cannot be used in a template'],
    [heading('<?x y?>'), '<? cannot be used in a template'],
    [heading('a \u202eb'), 'the sign U+202E cannot be used'],
    [heading('{ "\\u202E" }'), 'the sign U+202E cannot be used'],
    [heading('{ "\\u0000" }'), 'not well-formed XML: disallowed character'],
    ['colophon-author = { $author ->\n    [x] <i>a</i>\n   *[other] b\n }', 'unknown tag "i"'],
  ])('%s', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });
});

describe('a folder of words', () => {
  it.each(['en.ftl', 'en/words.ftl'])('cannot fetch files from elsewhere by links: %s', (name) => {
    const secret = write('secret.txt', heading('secret'));
    const own = join(folder, 'own');
    mkdirSync(join(own, 'en'), { recursive: true });
    symlinkSync(secret, join(own, name));
    expect(() => loadTexts('en', own)).toThrow('this is a link that leads out of the folder');
  });

  it('cannot be a link to one elsewhere', () => {
    write('elsewhere/words.ftl', heading('secret'));
    const own = join(folder, 'own');
    mkdirSync(own);
    symlinkSync(join(folder, 'elsewhere'), join(own, 'en'));
    expect(() => loadTexts('en', own)).toThrow('this is a link that leads out of the folder');
  });

  it.runIf(process.platform === 'linux')('cannot make the program wait for a pipe or a device', () => {
    execFileSync('mkfifo', [join(folder, 'en.ftl')]);
    expect(() => loadTexts('en', folder)).toThrow('this is not a plain file');
  });
});
