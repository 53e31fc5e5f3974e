import type { Setup } from '../../domino/puzzle.ts';
import type { Change } from '../../solve/analysis/changes.ts';
import type { Mend, MendResult } from '../../solve/analysis/mend.ts';
import { listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { levelName } from '../say.ts';
import { Phrases } from '../steps/phrases.ts';

/** What was found by one sort of changes: how many it takes, and each proposal. */
export function mendTexts(
  setup: Setup,
  { by, atLeast, mends }: MendResult,
  most: number,
  words: WordBook,
): { text: string; proposals: string[] } {
  const [first] = mends;
  const found = first
    ? words.text('analysis-mend-count', { count: first.changes.length, least: first.least })
    : words.text('analysis-mend-none', {
        more: atLeast > most,
        count: Math.max(atLeast, most),
        least: atLeast,
      });
  return {
    text: `${words.text('analysis-mend-by', { by })}${words.text('colon')} ${found}`,
    proposals: mends.map((mend, i) => proposalText(setup, mend, i + 1, words)),
  };
}

function proposalText(setup: Setup, mend: Mend, number: number, words: WordBook): string {
  const { grade } = mend;
  const changes = changesText(setup, mend.changes, words);
  if (!grade) return words.marked('analysis-proposal-bare', { number, changes }).plain();
  const { level, rating } = grade;
  return words
    .marked('analysis-proposal', { number, changes, level: levelName(level, words), rating })
    .plain();
}

/** Changes as a list. */
export function changesText(setup: Setup, changes: readonly Change[], words: WordBook): Marked {
  const say = new Phrases(setup, words);
  return listOf(
    changes.map((change) => changeText(change, say)),
    'semicolon',
    words,
  );
}

function changeText(change: Change, say: Phrases): Marked {
  const { words } = say;
  switch (change.type) {
    case 'exchange': {
      const [one, other] = change.cells;
      return words.marked('analysis-exchange', { one: say.cell(one), other: say.cell(other) });
    }
    case 'turn': {
      const { place } = change;
      return words.marked('analysis-turn', { stone: say.stone(place.stone), place: say.place(place) });
    }
    case 'number':
      return words.marked('analysis-put', { number: change.number, cell: say.cell(change.cell) });
    case 'domino':
      return words.marked('analysis-domino', { spot: say.spot(change.place) });
    case 'bar': {
      const { first, second } = change.place;
      return words.marked('analysis-bar', { one: say.cell(first), other: say.cell(second) });
    }
  }
}
