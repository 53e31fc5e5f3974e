import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { dominoCount } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { isNode, nodesIn, type StructureNode } from '../helpers/pdf/structure.ts';
import { headingsOf, wordsOf } from '../helpers/pdf/words.ts';
import { PLAYED, peerBook, render } from '../helpers/render/books.ts';
import { PROFILES, pageLaws, profileOf, type ReadFile } from '../helpers/render/print-pages.ts';
import { boardsOf, numbersOn, sectionsHeaded } from '../helpers/render/print-sections.ts';

const WORDS = {
  en: {
    ...{ round: 'Round', puzzle: 'puzzle', time: 'Time', points: 'Points', pad: 'Score pad' },
    ...{ results: 'Results of round 1', answers: 'Answers to the exercises' },
  },
  de: {
    ...{ round: 'Runde', puzzle: 'Aufgabe', time: 'Zeit', points: 'Punkte', pad: 'Punkteblock' },
    ...{ results: 'Ergebnis der Runde 1', answers: 'Antworten auf die Übungen' },
  },
};

/** Enough players for the table of a round to exceed a page. */
const MANY = 30;

/** The rows of a form, each cell with its tag and words. */
function rowsOf(file: PdfFile, table: StructureNode): string[][] {
  return table.children
    .filter(isNode)
    .map((row) => row.children.filter(isNode).map((cell) => `${cell.tag} ${wordsOf(file, cell)}`.trim()));
}

/** A section without its forms, which are not boards. */
function withoutForms(section: StructureNode): StructureNode {
  return { ...section, children: section.children.filter((child) => !isNode(child) || !child.summary) };
}

/** The forms with this purpose. */
function formsIn(file: PdfFile, summary: string): string[][][] {
  return nodesIn(file.structure)
    .filter((node) => node.tag === 'Table' && node.summary === summary)
    .map((table) => rowsOf(file, table));
}

describe.each([profileOf('a4', 'en'), ...PROFILES.filter(({ edition }) => edition === 'standard-print')])(
  '$edition with exercises and a competition, $language',
  (expected) => {
    const { edition, paper, language, body } = expected;
    const words = WORDS[language as keyof typeof WORDS];
    const files: ReadFile[] = [];
    const players = expected.edition === 'large-print' ? MANY : PLAYED.together.players;
    let book: Book;
    let file: PdfFile;

    beforeAll(async () => {
      book = peerBook([5], { paper, language, ...PLAYED, together: { ...PLAYED.together, players } });
      for (const [name, bytes] of await render(book, edition))
        files.push({ name, bytes, file: await readPdf(bytes) });
      file = files[0]!.file;
    });

    pageLaws(expected, () => files);

    it('has a sheet for each player and round, with boxes for name and time and the numbers of the puzzle', () => {
      const all = book.sections.flatMap(({ puzzles }) => puzzles);
      for (const [i, number] of PLAYED.together.puzzles.entries()) {
        const sheets = sectionsHeaded(
          file,
          new RegExp(`^${words.round} ${i + 1}: ${words.puzzle} ${number}$`),
        );
        expect(sheets).toHaveLength(players);
        const pages = sheets.map(({ section }) => {
          const [board, ...others] = boardsOf(file, withoutForms(section));
          expect(others).toEqual([]);
          expect(numbersOn(board!)).toEqual(all[number - 1]!.puzzle.numbers);
          const dominoes = nodesIn(section).filter(({ tag }) => tag === 'LI');
          // In larger print the board fills the page instead of shrinking for its tally.
          expect(dominoes).toHaveLength(edition === 'standard-print' ? dominoCount(5) : 0);
          const [form] = nodesIn(section).filter(({ tag, summary }) => tag === 'Table' && summary);
          expect(rowsOf(file, form!).join(';')).toBe(`TH Name,TH ${words.time};TD,TD`);
          return board!.page;
        });
        expect(new Set(pages).size).toBe(players);
        expect(pages.at(-1)! - pages[0]!).toBe(players - 1);
      }
    });

    it('has tables whose parts each begin with the words over their columns, and miss no row', () => {
      const parts = formsIn(file, words.results);
      expect(parts.length > 1).toBe(players === MANY);
      for (const [head] of parts)
        expect(head).toEqual(['TH', 'TH Name', `TH ${words.time}`, `TH ${words.points}`]);
      const rows = parts.flatMap(([, ...others]) => others);
      expect(rows).toEqual(Array.from({ length: players }, (_, i) => [`TH ${i + 1}`, 'TD', 'TD', 'TD']));
    });

    it('has boxes that are larger than its text', () => {
      const { page } = headingsOf(file).find((heading) => heading.words === words.pad)!;
      const shapes = file.pages[page - 1]!.paths.map(({ points }) => boxOf(points));
      const boxes = shapes.filter(({ left, right, top, bottom }) => right > left && bottom > top);
      expect(boxes).toHaveLength(4 * 12);
      for (const { left, right, top, bottom } of boxes) {
        const height = ((bottom - top) / 25.4) * 72;
        expect(height).toBeGreaterThan(2 * body);
        expect(right - left).toBeGreaterThan(bottom - top);
      }
    });

    it('has the answers with its keys', () => {
      for (const { file: one, name } of files) {
        const found = headingsOf(one).filter((heading) => heading.words === words.answers);
        expect(found, name).toHaveLength(1);
      }
    });
  },
);

describe.each(LANGUAGE_CODES)('other editions with exercises and a competition, %s', (language) => {
  const book = peerBook([3], { language, ...PLAYED });
  const [chapter, exercise, last] = {
    en: ['Chapter: Together: a competition.', 'Exercise nine.', 'Chapter: Score pad.'],
    de: ['Kapitel: Gemeinsam: ein Wettstreit.', 'Übung neun.', 'Kapitel: Punkteblock.'],
    fr: ['Chapitre : Ensemble : une compétition.', 'Exercice neuf.', 'Chapitre : Bloc de marque.'],
  }[language];

  it('tell them in words to those who listen', async () => {
    const lines = (await render(book, 'aloud')).get('book.txt')!.toString('utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining([chapter, exercise, last]));
  });

  it('write them in braille', async () => {
    const edition = ({ de: 'tactile', en: 'brf', fr: 'ebraille' } as const)[language];
    const [plain] = [...(await render(peerBook([3], { language }), edition)).values()];
    const [whole] = [...(await render(book, edition)).values()];
    expect(whole!.length).toBeGreaterThan(plain!.length + 1000);
  });
});
