import type { Language } from '../../../src/languages/index.ts';
import { makeDealLine } from '../../../src/parts/games/deal-line.ts';
import { type DealScene, type Match, matchOf } from '../../../src/parts/games/play/match.ts';
import { DealSession } from '../../../src/parts/games/play/session.ts';
import type { TableCommand } from '../../../src/parts/sperrdomino/play/commands.ts';
import { playWordsOf } from './words.ts';

export function dealSession(seed: string, language: Language = 'en') {
  const match = matchOf(makeDealLine(seed));
  const session = new DealSession(match, playWordsOf(language));
  const say = (...commands: TableCommand[]) => commands.map((command) => session.obey(command));
  return { match, session, say };
}

/** The tables of one deal in which the player chooses at random among the allowed moves. @param next draws a number */
export function playedDeal(
  match: Match,
  next: () => number,
): { readonly turn: string; readonly scene: DealScene }[] {
  const made = [];
  for (let scene = match.start; !scene.isOver; scene = made.at(-1)!.scene) {
    const allowed = match.deedsOf(scene);
    made.push(...(scene.mine ? [allowed[next() % allowed.length]!] : match.answers(scene)));
  }
  return made;
}
