import { AIMS, isEndgameLine, MOVES, VIEWS } from '../../../games/endgame-order.ts';
import { loading } from '../../../studio/loading.ts';
import type { StudioPart } from '../../../studio/studio-part.ts';

/** Ends of Sperrdomino, by what is wanted, what is seen, and the moves that it takes. */
export const ENDGAMES_IN_STUDIO: StudioPart = {
  name: 'studio-locks-kind',
  choices: {
    aim: {
      label: 'studio-locks-aim',
      values: AIMS,
      nameOf: (aim, words) => words.text('studio-locks-aim-is', { aim }),
    },
    sees: {
      label: 'studio-locks-sees',
      values: VIEWS,
      nameOf: (sees, words) => words.text('studio-locks-sees-is', { sees }),
    },
    moves: {
      label: 'studio-locks-moves',
      values: Array.from({ length: MOVES.most - MOVES.least + 1 }, (_, i) => String(MOVES.least + i)),
      nameOf: (moves) => moves,
    },
  },
  isLine: isEndgameLine,
  make: async (chosen, seed) => (await orders()).makeEndgame(chosen, seed),
  read: async (text) => (await orders()).linesIn(text),
};

function orders() {
  return loading(import('./orders.ts'));
}
