import { parseGameId, parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../../../domino/puzzle.ts';
import { button, make } from '../../../play/page/elements.ts';
import { addPlayButton } from '../../../play/page/puzzle.ts';
import { LEVELS, type Level } from '../../../solve/levels.ts';
import type { PuzzleJobs } from '../../puzzle-jobs.ts';
import { puzzleSection } from '../../puzzle-section.ts';
import { Helper } from '../helper.ts';
import { elementsOf } from '../markup.ts';
import { thisMoment } from '../now.ts';
import type { Leave, Stage } from '../stage.ts';

/** The first screen: a puzzle to be played, and what chooses another one. */
export function showPlay({ main, words, route, say, fail }: Stage): Leave {
  const helper = new Helper<PuzzleJobs>('puzzles');
  const place = make('div');
  const level = make('select', { id: 'play.level' });
  for (const name of LEVELS) level.append(make('option', { value: name }, words.text(`level-${name}`)));
  main.append(
    make(
      'p',
      { class: 'studio-buttons' },
      make('label', {}, words.text('studio-play-level'), ' ', level),
      button(words.text('studio-play-new'), () => void makeNew()),
    ),
    place,
  );

  const show = (puzzle: Puzzle) => {
    const [section] = elementsOf(puzzleSection(puzzle, words.text('studio-play-title'), words));
    place.replaceChildren(section!);
    addPlayButton(section!, words);
    place.querySelector<HTMLElement>('.play-start button')?.click();
  };

  async function makeNew(): Promise<void> {
    say(words.text('studio-play-making'));
    try {
      const { line } = await helper.ask('make', { level: level.value as Level, seed: thisMoment() });
      say('');
      show(checkPuzzle(parseLine(line)));
    } catch (error) {
      fail(error, words.text('studio-play-not-made'));
    }
  }

  const { id } = route.wishes;
  if (id === undefined) void makeNew();
  else {
    try {
      show(checkPuzzle(parseGameId(id)));
    } catch (error) {
      fail(error, words.text('studio-play-not-read'));
    }
  }
  return () => helper.giveUp();
}
