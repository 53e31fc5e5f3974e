import { makeFigure } from '../../../../document/figure.ts';
import type { CheckJobs } from '../../../../studio/check-jobs.ts';
import { attemptForm } from '../../../../studio/page/check/attempt.ts';
import { board } from '../../../../studio/page/check/board-figure.ts';
import type { Helper } from '../../../../studio/page/helper.ts';
import type { CheckedPart } from '../../../../studio/page/page-part.ts';
import type { Stage } from '../../../../studio/page/stage.ts';
import { items } from '../../../../studio/page/texts.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import { button, buttons, make } from '../../../../ui/elements.ts';
import { parseTaskLine } from '../../line.ts';
import { taskTexts } from '../section.ts';
import { answerTexts } from '../telling.ts';

export const CHECKED: CheckedPart = {
  async look(text, helper, stage) {
    const line = await helper.ask('task', { text });
    return (place) => showTask(place, line, helper, stage);
  },
};

/** A task for composers, how many answers it has, and a form for answers. @returns the heading */
function showTask(place: HTMLElement, line: string, helper: Helper<CheckJobs>, stage: Stage): HTMLElement {
  const { words, say, fail } = stage;
  const task = parseTaskLine(line);
  const [givens, ...conditions] = taskTexts(task, words);
  const heading = make('h2', { tabindex: '-1' }, words.text('check-task'));
  const counted = make('p');

  async function count(): Promise<void> {
    say(words.text('check-task-counting'));
    try {
      const { answers, greedy, grade } = await helper.ask('gradeTask', { line });
      counted.textContent = words.text('composing-grade', {
        grade,
        answers: answers.answers,
        complete: answers.complete,
        greedy,
        cells: task.puzzle.board.cells.length,
      });
      say(counted.textContent);
    } catch (error) {
      fail(error, words.text('check-not-examined'));
    }
  }

  place.replaceChildren(
    heading,
    make('p', { class: 'lead' }, givens!),
    make('p', {}, words.text('composing-intro')),
    ...(conditions.length > 0 ? [make('ul', {}, ...items(conditions))] : []),
    ...board(makeFigure(task.puzzle, {}, words), words.text('check-task-board'), words),
    make('p', {}, make('a', { href: makeRoute('play', { line }) }, words.text('check-task-play'))),
    buttons(button(words.text('check-task-count'), () => void count())),
    counted,
    ...attemptForm(
      {
        title: words.text('check-task-answer'),
        label: words.text('check-task-answer-text'),
        forms: words.text('check-task-answer-forms'),
        go: words.text('check-task-answer-go'),
      },
      async (answer) => {
        say(words.text('check-working'));
        return answerTexts(task, await helper.ask('judgeAnswer', { line, answer }), words);
      },
      stage,
    ),
  );
  return heading;
}
