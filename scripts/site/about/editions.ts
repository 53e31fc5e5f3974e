/** An edition as the home page shows it. */
export interface Shown {
  readonly name: string;
  readonly words: string;
  /** Pictures of pages by their paths, each with what is on it for those who do not see it. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Files of the small book by their names, each with what it is. */
  readonly files: Readonly<Record<string, string>>;
  /** The addresses of further pages, each with what it is called. */
  readonly more?: Readonly<Record<string, string>>;
  /** Whether its picture is twice as wide as that of a page. */
  readonly isWide?: boolean;
}

/** Editions for one way of reading. */
export interface Way {
  readonly id: string;
  readonly heading: string;
  readonly words: string;
  readonly editions: readonly Shown[];
}

/** Every edition of the small book, by how it is read. */
export const READING: readonly Way[] = [
  {
    id: 'by-eye',
    heading: 'In print, as large as you need it',
    words:
      'Lessons in pictures, puzzles with a tally to write in, every step of every solution, and keys. The same book comes in three sizes of print, and bound.',
    editions: [
      {
        name: 'Large print, 20 point',
        words: 'A puzzle a page, bold digits, strong lines.',
        pictures: {
          'images/cover.png':
            'A dark blue cover, Dominosa: A Small Book to Try, with a board whose numbers on the left become white dominoes on the right, one of them yellow',
          'images/lesson.png':
            'A page, How to play: three small drawings with a sentence beside each. Three dominoes lie side by side; their numbers are written down; a line is drawn round each pair that was a domino',
          'images/large.png':
            'A page with Puzzle 2, easy: a board of 7 rows and 8 columns of bold digits, and below it a box for each domino to write in',
        },
        files: {
          'large-print.pdf': 'the book',
          'large-print-keys.pdf': 'solutions alone',
        },
        more: { 'docs/print.html': 'More about print' },
      },
      {
        name: 'Giant print, 28 point',
        words: 'The board is as large as the page.',
        pictures: {
          'images/giant.png': 'The same puzzle in giant print: the board fills the width of the page',
        },
        files: {
          'giant-print.pdf': 'the book',
          'giant-print-keys.pdf': 'solutions alone',
        },
      },
      {
        name: 'Standard print, 14 point',
        words: 'Several puzzles on a page, each beside its tally.',
        pictures: {
          'images/standard.png':
            'A page with two puzzles, one below the other, each with its tally beside it',
        },
        files: {
          'standard-print.pdf': 'the book',
          'standard-print-keys.pdf': 'solutions alone',
        },
      },
      {
        name: 'Solutions, and a bound book',
        words: 'Keys show where every domino lies. A press takes the inside and the cover in one piece.',
        pictures: {
          'images/keys.png':
            'A page with four keys: the boards again, with an outline round the two numbers of each domino',
        },
        files: {
          'kdp.pdf': 'the inside',
          'kdp-cover.pdf': 'the cover with its spine',
        },
        more: { 'docs/print.html#a-bound-book': 'More about bound books' },
      },
    ],
  },
  {
    id: 'by-touch',
    heading: 'By touch',
    words:
      'Braille for embossers and displays, raised boards on swell paper, and dominoes to lay on them. Programs have checked these files; no reader has felt them yet, and each page of the documentation says what only readers can tell.',
    editions: [
      {
        name: 'Braille',
        words: 'Laid out in cells, for both sides of the paper, in volumes where a book is thick.',
        pictures: {
          'images/braille.svg':
            'A page in braille dots: the heading Puzzle 2, its level, and the rows and columns of its board',
        },
        files: {
          'book.brf': 'for embossers',
          'keys.brf': 'its companion with hints and solutions',
          'embossing.txt': 'what to set',
          'book.pef': 'both in one file',
          'book.ebrl': 'for braille displays',
        },
        more: { 'docs/embossing.html': 'More about braille' },
      },
      {
        name: 'Raised boards',
        words: 'Braille numbers in a raised frame, with room for a finger between them.',
        pictures: {
          'images/raised.png':
            'A sheet for swell paper: a board of 7 rows and 8 columns in braille digits inside a thick frame, with crosses where four cells meet',
        },
        files: {
          'tactile.pdf': 'the boards and the pages that teach',
          'kit.pdf': 'how to use them, in print',
          'kit.brf': 'the same in braille',
          'kit.txt': 'the same as text',
          'boards.pdf': 'all boards',
          'board-empty.pdf': 'an empty board',
          'calibration.pdf': 'a test sheet for your printer',
        },
        more: { 'docs/tactile.html': 'More about raised boards' },
      },
      {
        name: 'Dominoes',
        words:
          'To cut out of card, raised ones too. For 3D printers and laser cutters the command makes solid ones.',
        pictures: {
          'images/stones.png': 'A page with 28 card dominoes, four in a row, with pips, and cut lines',
        },
        files: {
          'stones.pdf': 'in print',
          'stones-tactile.pdf': 'raised pips',
          'stones-braille.pdf': 'braille digits',
        },
        more: { 'docs/stones.html': 'More about dominoes' },
      },
    ],
  },
  {
    id: 'on-a-screen',
    heading: 'On a screen',
    words:
      'Made for keyboard, screen reader, finger or mouse, in the colours and the size of letters that the reader has chosen.',
    editions: [
      {
        name: 'The studio',
        words:
          'Play a puzzle a day, learn each technique on a board, make a book and print it. It needs no account, and works offline after the first visit.',
        pictures: {
          'docs/images/studio.png':
            'A web page with a menu of six screens; most of it is a board on which dominoes are outlined on a tint, one place is dashed, and below it stand Undo, Hint, Check and More; beside it the set drawn as dominoes, some struck through, and a hint in words',
        },
        files: {},
        more: {
          '../': 'Open the studio',
          'docs/studio.html': 'More about the studio',
        },
        isWide: true,
      },
      {
        name: 'A page to play in',
        words:
          'The whole book in one file that needs no network. Hints are told in words and drawn on the board.',
        pictures: {
          'docs/images/play.png':
            'A web page with a small board, dominoes outlined on a tint and one cell in a thick frame, the buttons Undo, Hint, Check and More, and the set drawn as dominoes, those that are placed struck through',
        },
        files: { 'book.html': 'the book' },
        more: { 'docs/play.html': 'More about playing' },
      },
      {
        name: 'An e-book',
        words:
          'For reading programs on phones, computers and readers. Every board is a table, and every step is text.',
        pictures: {},
        files: { 'book.epub': 'EPUB 3' },
        more: { 'docs/screen.html': 'More about e-books' },
      },
    ],
  },
];
