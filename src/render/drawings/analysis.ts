import { countText, refutationTexts, sharedText } from '../../document/analysis/telling.ts';
import { makeFigure } from '../../document/figure.ts';
import { type Placement, placementsOf, type Setup } from '../../domino/puzzle.ts';
import type { Metrics } from '../../layout/metrics.ts';
import { drawSingleBoard } from '../../layout/print/printed-board.ts';
import { PRINT_PROFILES } from '../../layout/print/profiles.ts';
import type { Analysis } from '../../solve/analysis/analyse.ts';
import { refutedCells } from '../../solve/analysis/refutation.ts';
import type { WordBook } from '../../words/word-book.ts';
import { makeSvg } from './svg.ts';

/** Draws one solution with rings on the cells where others differ; or the numbers, with rings on what allows none. */
export function drawAnalysis(setup: Setup, analysis: Analysis, words: WordBook, metrics: Metrics): string {
  const { examples, differ, refutation } = analysis;
  const [first] = examples;
  const shown = { ...setup, numbers: first?.numbers ?? setup.numbers, checked: true } as const;
  const dominoes: readonly Placement[] = first ? placementsOf(shown, first.key) : [];
  const marked = refutation ? refutedCells(refutation) : differ;
  const figure = makeFigure(shown, { dominoes, marked }, words);
  const texts = [
    ...countText(analysis, words),
    ...sharedText(setup, analysis, words),
    ...(refutation ? refutationTexts(setup, refutation, words) : []),
  ];
  const [title, ...others] = texts;
  const board = drawSingleBoard(figure, PRINT_PROFILES['large-print'], metrics);
  const description = [figure.description, ...others].join(' ');
  return makeSvg(board, { id: 'analysis', language: words.language, title: title!, description }, metrics);
}
