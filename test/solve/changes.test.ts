import { expect, it } from 'vitest';
import { asPlace } from '../../src/domino/board.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { Changes, Watch } from '../../src/solve/changes.ts';
import { asItem } from '../helpers/indices.ts';
import { uniqueOf } from '../helpers/solve/deals.ts';
import { openPlaces } from '../helpers/solve/steps.ts';

const SEARCHES = 70;

it('a search is due again when something that it looked at loses a place, and all are on another board', () => {
  const random = new Random('watch');
  const boards = [1, 2, 3].map((seed) => uniqueOf(3, new Random(`watch/${seed}`)));
  const state = new Candidates(boards[0]!);
  const watch = new Watch(state, SEARCHES);
  const changes = new Changes(state);
  const all = Array.from({ length: SEARCHES }, (_, search) => search);
  const due = () => all.filter((search) => watch.due.has(search));
  let expected = new Set(all);
  /** By item. */
  let lookers = new Map<number, Set<number>>();
  for (let round = 0; round < 200; round++) {
    const isNew = round % 40 === 0;
    if (isNew) {
      state.load(boards[(round / 40) % 3]!.numbers);
      expected = new Set(all);
      lookers = new Map();
    }
    const mark = state.closed;
    // What is opened again between two looks has changed nothing.
    if (random.below(3) === 0) {
      for (const place of openPlaces(state).slice(0, 2)) state.close(place);
      state.undo(mark);
    }
    const open = openPlaces(state);
    const closed = random.shuffle(open).slice(0, random.below(3));
    for (const place of closed) {
      state.close(asPlace(place));
      for (const item of state.itemsOf(asPlace(place))) {
        for (const search of lookers.get(item) ?? []) expected.add(search);
        lookers.delete(item);
      }
    }
    expect(changes.look()).toBe(!isNew);
    if (!isNew) expect([...state.trail.subarray(changes.from, state.closed)]).toEqual(closed);
    expect(watch.update()).toBe(expected.size > 0);
    expect(due()).toEqual([...expected].sort((a, b) => a - b));
    for (const search of random.shuffle([...expected]).slice(0, 30)) {
      watch.due.delete(search);
      expected.delete(search);
      for (let looks = random.below(4); looks > 0; looks--) {
        const item = asItem(random.below(state.items));
        watch.look(search, item);
        lookers.set(item, (lookers.get(item) ?? new Set()).add(search));
      }
    }
  }
});
