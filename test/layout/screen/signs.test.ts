import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../../src/document/document.ts';
import { workedFigure } from '../../../src/document/step-figures.ts';
import { workedExample } from '../../../src/document/worked.ts';
import { rightOf } from '../../../src/domino/board.ts';
import { makePlace } from '../../../src/domino/coordinates.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { boardFigure } from '../../../src/layout/screen/board-table.ts';
import { type Markup, type Node, textOf } from '../../../src/layout/screen/markup.ts';
import { printWriting } from '../../../src/layout/screen/writing.ts';
import { loadWords } from '../../../src/node/words.ts';

const worked = workedExample('lesson');

function all(node: Node): Markup[] {
  return typeof node === 'string' ? [] : [node, ...Array.from(node.children).flatMap(all)];
}

describe.each(LANGUAGE_CODES)('a drawing for screens, %s', (language) => {
  const words = loadWords(language);
  const drawn = (figure: BoardFigure) => {
    const nodes = all(
      boardFigure(figure, plainLine('A'), false, {
        words,
        writing: printWriting(words),
        line: (content) => content.map((part) => (part.type === 'text' ? part.text : '')),
      }),
    );
    const cells = nodes.filter(({ name }) => name === 'tbody').flatMap((body) => all(body));
    const classes = cells
      .filter(({ name }) => name === 'td')
      .map(({ attributes }) => (attributes.class ?? '').split(' '));
    const listed = (name: string) =>
      nodes
        .filter(({ attributes }) => attributes.class === name)
        .flatMap((list) => Array.from(list.children, (entry) => textOf([entry])));
    return { classes, listed };
  };

  it('dashes the place where the next step puts a domino, and says it', () => {
    const step = worked.path.pathSteps[0]!.step;
    const { classes, listed } = drawn(workedFigure(worked, 'before', 1, words));
    const { first, second } = step.place!;
    const dashed = classes.flatMap((names, cell) => (names.includes('could') ? [cell] : []));
    expect(dashed).toEqual([first, second]);
    expect(listed('could')).toEqual([makePlace(worked.puzzle.board, step.place!)]);
    expect(classes.some((names) => names.includes('half'))).toBe(false);
  });

  it('crosses the places that a step rules out, and says them', () => {
    const { board } = worked.puzzle;
    const cannot = worked.path.pathSteps[0]!.step.eliminate;
    expect(cannot.length).toBeGreaterThan(0);
    const figure = workedFigure(worked, 'steps', 1, words);
    const { classes, listed } = drawn({ ...figure, next: { could: [], cannot } });
    const crossed = cannot.map(({ first, second }) => {
      const side = rightOf(board, first) === second ? 'no-right' : 'no-below';
      return classes[first]!.includes(side);
    });
    expect(crossed).toEqual(cannot.map(() => true));
    expect(listed('cannot')).toEqual(cannot.map((place) => makePlace(board, place)));
    expect(classes.filter((names) => names.includes('half'))).toHaveLength(2);
  });
});
