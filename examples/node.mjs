import { analyse, mark, mend, parseRows } from 'dominosa-press/node';
import { GIFTS, makeGift } from './gifts.mjs';

// node examples/node.mjs, after npm run build: prints finished.txt.

for (const name of Object.keys(GIFTS)) {
  const { rows, key, level } = makeGift(name);
  console.log(`${name}, ${level}`);
  for (const [i, row] of rows.entries()) console.log(`${row}  ${key[i]}`);
  console.log();
}

// A layout with two solutions, and one change that leaves one.
const layout = parseRows(['03321', '00233', '30112', '11220']);
const [numbers] = mend(layout, { proposals: 1 });
console.log(analyse(layout).solutions, 'solutions;', numbers.atLeast, 'change would leave one');

// Three answers of a club.
const answers = `player,puzzle,attempt,time
Anna,1:001110,LTL,1:10
Bo,1:001110,LRT/LRB,0:50
Chi,1:001110,?,`;
for (const { place, player, points } of mark(answers).ranking) console.log(place, player, points);
