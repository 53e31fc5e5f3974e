import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PageContents } from '../../src/proof/page-contents.ts';
import { alternativePassages, TaggedWords } from '../../src/proof/pdf.ts';
import { faultOf } from '../helpers/fault.ts';

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const text = (bytes: Uint8Array | 'damaged' | undefined) =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('latin1') : bytes;

/** A file of these pieces, texts or bytes. */
const fileOf = (...pieces: (string | Uint8Array)[]) =>
  Uint8Array.from(
    Buffer.concat(pieces.map((piece) => Buffer.from(typeof piece === 'string' ? latin1(piece) : piece))),
  );
const PAGE = '3 0 obj\n<< /Type /Page /Contents 4 0 R >>\nendobj\n';
const stream = (head: string, bytes: string | Uint8Array) => [
  `<< ${head} >>\nstream\n`,
  bytes,
  '\nendstream\nendobj\n',
];

describe('what a page draws', () => {
  const packed = zlibSync(latin1('q Q'));

  it.each<[what: string, pieces: (string | Uint8Array)[]]>([
    ['as it is', [PAGE, '4 0 obj\n', ...stream('/Length 3', 'q Q')]],
    ['before its page', ['4 0 obj\n', ...stream('/Length 3', 'q Q'), PAGE]],
    ['packed', [PAGE, '4 0 obj\n', ...stream(`/Length ${packed.length} /Filter /FlateDecode`, packed)]],
    [
      'without a length',
      [PAGE, '4 0 obj\n', ...stream('', 'q Q')].map((piece) =>
        piece === '\nendstream\nendobj\n' ? 'endstream\nendobj\n' : piece,
      ),
    ],
    [
      'with a length that stands elsewhere',
      [PAGE, '4 0 obj\n', ...stream('/Length 12 0 R', 'q Q')].map((piece) =>
        piece === '\nendstream\nendobj\n' ? 'endstream\nendobj\n' : piece,
      ),
    ],
    [
      'among other objects',
      [
        '1 0 obj\n<< /Type /Pages /Kids [3 0 R] >>\nendobj\n',
        PAGE,
        '5 0 obj\n',
        ...stream('/Length 1', 'x'),
        '4 0 obj\n',
        ...stream('/Length 3', 'q Q'),
      ],
    ],
    [
      'with a dictionary over lines',
      [
        '3 0 obj<</Type\n/Page\n/Contents\n4 0\nR>>endobj\n',
        '4 0 obj\r\n<<\r\n/Length\r\n3\r\n>>\r\nstream\r\n',
        'q Q',
        '\r\nendstream\r\nendobj\r\n',
      ],
    ],
    [
      'behind a word that is no object',
      ['an obj\n', PAGE, 'x obj\n', '4 0 obj\n', ...stream('/Length 3', 'q Q')],
    ],
    [
      'of a page that breaks off',
      ['4 0 obj\n', ...stream('/Length 3', 'q Q'), '3 0 obj\n<< /Type /Page /Contents 4 0 R'],
    ],
    ['at the end of a file that breaks off', [PAGE, '4 0 obj\n', '<< >>\nstream\nq Q']],
  ])('is found %s', (_, pieces) => {
    const contents = new PageContents(fileOf('%PDF-1.7\n', ...pieces));
    expect(contents.count).toBe(1);
    expect(text(contents.of(3))).toBe('q Q\n');
    expect(contents.of(4)).toBeUndefined();
  });

  it('can be in several streams, of which the end of each ends a word', () => {
    const page = '3 0 obj << /Type /Page /Contents [ 4 0 R 15 0 R ] >> endobj\n';
    const file = fileOf(
      page,
      '4 0 obj\n',
      ...stream('/Length 1', 'q'),
      '15 0 obj\n',
      ...stream('/Length 1', 'Q'),
    );
    expect(text(new PageContents(file).of(3))).toBe('q\nQ\n');
    expect(text(new PageContents(fileOf('3 0 obj << /Type /Page >> endobj')).of(3))).toBe('');
  });

  it('is damaged where a stream is missing or cannot be unpacked', () => {
    expect(new PageContents(latin1(PAGE)).of(3)).toBe('damaged');
    const broken = fileOf(PAGE, '4 0 obj\n', ...stream('/Length 8 /Filter /FlateDecode', 'no bytes'));
    expect(new PageContents(broken).of(3)).toBe('damaged');
  });

  it('belongs to pages in streams of objects, too, the first and the last of them', () => {
    const [one, other, last] = [
      '<< /Type /Page /Contents 4 0 R >>',
      '<< /Type /Pages >>',
      '<< /Type /Page /Contents 5 0 R >>',
    ];
    const head = `\n10  0 11 ${one!.length + 1} 12 ${one!.length + other!.length + 2} `;
    const objects = zlibSync(latin1(`${head}${one} ${other} ${last}`));
    const file = fileOf(
      '9 0 obj\n',
      ...stream(
        `/Type /ObjStm /N 3 /First ${head.length} /Filter /FlateDecode /Length ${objects.length}`,
        objects,
      ),
      '4 0 obj\n',
      ...stream('/Length 3', 'q Q'),
      '5 0 obj\n',
      ...stream('/Length 3', 'W n'),
    );
    const contents = new PageContents(file);
    expect(contents.count).toBe(2);
    expect([10, 11, 12, 9].map((number) => text(contents.of(number)))).toEqual([
      'q Q\n',
      undefined,
      'W n\n',
      undefined,
    ]);
    const damaged = fileOf(
      '9 0 obj\n',
      ...stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length 4', 'xxxx'),
    );
    expect(new PageContents(damaged).count).toBe(0);
  });

  it('is not in a file without objects', () => {
    expect(new PageContents(latin1('')).count).toBe(0);
    expect(new PageContents(latin1('no objects, obj')).count).toBe(0);
  });
});

describe('the words of a page', () => {
  const words = new TaggedWords([
    { str: 'outside' },
    { type: 'beginMarkedContentProps', id: 'a' },
    { str: 'one ' },
    { type: 'beginMarkedContent' },
    { str: 'two' },
    { type: 'endMarkedContent' },
    { str: ' three' },
    { type: 'endMarkedContent' },
    { str: 'outside' },
    { type: 'beginMarkedContentProps', id: 'b' },
    { str: 'bab-' },
    { type: 'endMarkedContent' },
    { type: 'beginMarkedContentProps', id: 'c' },
    { str: 'bab' },
    { type: 'endMarkedContent' },
  ]);
  const node = (...ids: string[]) => ({ role: 'P', children: ids.map((id) => ({ type: 'content', id })) });

  it('are those between the marks of an element, with blanks between marks, but not at a hyphen', () => {
    expect(words.of(node('a'))).toBe('one two three');
    expect(words.of(node('b', 'c'))).toBe('bab-bab');
    expect(words.of(node('c', 'a'))).toBe('bab one two three');
    expect(words.of({ children: [node('c'), node('d'), node('c')] })).toBe('bab bab');
    expect(words.of({ role: 'P' })).toBe('');
  });
});

describe('a drawing', () => {
  const told = (alternative: string, drawn = '') => [
    ...alternativePassages(alternative, drawn, 'page 1', 'en'),
  ];
  const board = {
    type: 'board',
    cells: new Map([
      ['a1', 0],
      ['b1', 1],
      ['a2', 12],
      ['b2', 3],
    ]),
    where: 'page 1',
  };
  const dominoes = { type: 'dominoes', dominoes: [{ domino: '0:1', cells: ['a1', 'b1'] }], where: 'page 1' };
  const ALTERNATIVE = 'A board. Row 1: 0, 1. Row 2: 12, 3.';
  const FAULT = {
    type: 'fault',
    text: 'a drawing shows other numbers than its alternative text',
    where: 'page 1',
  };

  it('tells its board and its dominoes in words', () => {
    expect(told(ALTERNATIVE)).toEqual([board]);
    expect(told(`${ALTERNATIVE} Dominoes: 0:1 on 1 a b.`)).toEqual([board, dominoes]);
    expect(told('Dominoes: 0:1 on 1 a b. And more')).toEqual([dominoes]);
    expect(told('A picture.')).toEqual([]);
    // What does not end is no sentence.
    expect(told('Row 1: 0')).toEqual([]);
  });

  it('has runs of cells without a number', () => {
    expect(told('Row 2: 3 times no cell, empty, 2 times empty, 4.')).toEqual([
      {
        type: 'board',
        cells: new Map<string, unknown>([
          ['a2', 'none'],
          ['b2', 'none'],
          ['c2', 'none'],
          ['d2', 'empty'],
          ['e2', 'empty'],
          ['f2', 'empty'],
          ['g2', 4],
        ]),
        where: 'page 1',
      },
    ]);
  });

  it('shows what it tells: letters, numbers of rows, then the cells, or these not at all', () => {
    expect(told(ALTERNATIVE, 'a b 1 2 0 1 12 3')).toEqual([board]);
    expect(told(ALTERNATIVE, 'a b 1 2')).toEqual([board]);
    expect(told(ALTERNATIVE, 'a b 1 2 0 1 12 4')).toEqual([board, FAULT]);
    expect(told(ALTERNATIVE, 'ab1201123')).toEqual([board]);
    // A board in parts has them in another order, of which nothing is said.
    expect(told(ALTERNATIVE, 'a 1 2 0 12 b 1 2 1 3')).toEqual([board]);
    expect(told(ALTERNATIVE, '⠁⠃⠼⠁⠼⠃⠚⠁⠁⠃⠉')).toEqual([board]);
    expect(told(ALTERNATIVE, '⠁⠀⠃ ⠼⠁⠼⠃⠚⠁⠁⠃⠙')).toEqual([board, FAULT]);
    expect(told('Row 1: empty, 1.', 'a b 1 1')).toHaveLength(1);
  });

  it('may not tell too much', () => {
    const message = (alternative: string) => faultOf(() => told(alternative)).message;
    expect(message('Row 1: 507 times no cell.')).toBe('there are more than 506 cells in a row');
    expect(message('a.'.repeat(50_001))).toBe('there are more than 50000 sentences in an alternative text');
    expect(told('Row 1: 506 times no cell.')).toHaveLength(1);
  });
});
