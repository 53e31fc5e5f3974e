import { byNumbers } from '../../../domino/dominoes.ts';
import { type Laid, lineAfter } from '../../../games/endgame.ts';
import { dominoesIn, type Ending, nextOf, type Step, type Table } from '../../../games/endgame-search.ts';
import { endsBySide } from '../../../games/hands.ts';
import { TALON } from '../../../games/written.ts';
import {
  type Deed,
  type Hands,
  LOCKED,
  layingOf,
  PASS,
  type Scene,
  SIDES,
} from '../../sperrdomino/play/scene.ts';

/** What lies on the table at the end of a game, when nothing is left to draw. */
export interface EndScene extends Scene {
  readonly table: Table;
  /** If the game is over. */
  readonly end?: Ending;
}

export function endScene(table: Table, line: readonly Laid[], end?: Ending): EndScene {
  const isOver = end !== undefined;
  return { table, line, hands: handsOf(table), mine: table.mine && !isOver, isOver, ...(end && { end }) };
}

/** Each turn that the rules allow, of whoever is to move; a domino that fits both ends has two. */
export function deedsOf({ table, line, isOver }: EndScene): Deed<EndScene>[] {
  return isOver ? [] : nextOf(table).flatMap((step) => deedsBy(step, line));
}

/** What a step can be on the table: at equal ends it can be at either. */
export function deedsBy({ kind, lay, table, end }: Step, line: readonly Laid[]): Deed<EndScene>[] {
  if (!lay) return [{ turn: kind === 'pass' ? PASS : LOCKED, scene: endScene(table, line, end) }];
  const { domino, at } = lay;
  const ends = endsBySide({ line });
  return SIDES.filter((side) => ends[side] === at).map((side) => ({
    turn: layingOf(domino, side),
    scene: endScene(table, lineAfter(line, domino, side), end),
  }));
}

function handsOf({ own, unseen, talon }: Table): Hands {
  const dominoes = (bits: number) => dominoesIn(bits).sort(byNumbers);
  const other = dominoes(unseen & ~talon);
  const known = dominoes(talon);
  return { own: dominoes(own), other, held: other.length - (TALON - known.length), talon: known };
}
