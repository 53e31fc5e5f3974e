import { buildBlocks } from '../../../document/build.ts';
import { NO_FIGURES } from '../../../document/card-dominoes.ts';
import type { Block } from '../../../document/document.ts';
import { parseXml } from '../../../document/parse.ts';
import { listOf } from '../../../words/lists.ts';
import { Marked } from '../../../words/marked.ts';
import type { Reader } from '../../../words/readers.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { MarkedAnswer, MarkResult, Standing } from '../marking.ts';

/** More places than this are not listed of one answer. */
const MOST_PLACES = 8;

/** The ranking and all answers, round by round. */
export function resultBlocks(
  { rounds, answers, ranking }: MarkResult,
  words: WordBook,
  reader: Reader,
): Block[] {
  const own = words.for(reader);
  const parts = [
    part(
      [`<h1>${own.text('mark-title')}</h1>`, `<h2>${own.text('mark-ranking')}</h2>`],
      ranking.map((entry) => standing(entry, own)),
    ),
    ...rounds.map((round) =>
      part(
        [`<h2>${own.marked('mark-round', { round })}</h2>`],
        answers
          .filter((entry) => entry.round === round && entry.state !== 'unreadable')
          .map((entry) => answer(entry, own)),
      ),
    ),
    ...unreadable(answers, own),
  ];
  return buildBlocks(parseXml(parts.join(''), 'results'), NO_FIGURES, { reader, words: own });
}

function part(headings: readonly string[], items: readonly Marked[]): string {
  const list = items.map((item) => `<li>${item}</li>`).join('');
  return `<section role="part">${headings.join('')}${list && `<ul>${list}</ul>`}</section>`;
}

function standing({ place, player, points, time, tied }: Standing, words: WordBook): Marked {
  return words.marked('mark-standing', {
    place,
    name: player,
    points,
    time: time === null ? 'none' : timeText(time),
    tied,
  });
}

function answer(entry: MarkedAnswer, words: WordBook): Marked {
  const { player: name, state, wrong, placed, dominoes, points, time } = entry;
  switch (state) {
    case 'right':
      return words.marked('mark-right', { name, points, time: time === null ? 'none' : timeText(time) });
    case 'wrong': {
      const told = wrong.slice(0, MOST_PLACES).map(markedAt);
      return words.marked('mark-wrong', {
        name,
        places: listOf(told, 'and', words),
        more: wrong.length - told.length,
      });
    }
    default:
      return words.marked('mark-unfinished', { name, placed, dominoes });
  }
}

/** A place as `1 b c`, or a cell. */
function markedAt(text: string): Marked {
  return new Marked(text.includes(' ') ? `<place>${text}</place>` : `<cell>${text}</cell>`);
}

function unreadable(answers: readonly MarkedAnswer[], words: WordBook): string[] {
  const entries = answers.filter(({ state }) => state === 'unreadable');
  if (entries.length === 0) return [];
  const items = entries.map(({ row, player }) => words.marked('mark-not-read', { row, name: player || '?' }));
  return [part([`<h2>${words.text('mark-unread')}</h2>`], items)];
}

/** Seconds as `4:05` or `1:04:05`. */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
