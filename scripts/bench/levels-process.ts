// Prints the game ids of puzzles as the peer's program does: range, level (t b h e), how many, seed.
import { ofPeerLevel } from '../../src/compose/judge.ts';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { makeGameId } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import type { PeerLevel } from '../../src/solve/peer.ts';

const [range, level, count, seed] = process.argv.slice(2);
const composer = new OmnibusComposer(Number(range));
const judge = ofPeerLevel(composer.board, composer.range, level as PeerLevel);
const ids: string[] = [];
for (let number = 1; number <= Number(count); number++) {
  const composed = composer.compose(new Random(`${seed}/${number}`), { judge, maxAttempts: Infinity });
  ids.push(makeGameId(composed!.puzzle));
}
console.log(ids.join('\n'));
