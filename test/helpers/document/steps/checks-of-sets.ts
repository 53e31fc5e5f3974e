import type { Claim } from './forms.ts';
import { uses } from './model.ts';
import { type Check, type Groups, joints, type Story, union } from './story.ts';

function hold(story: Story, { Cs, k }: Groups): void {
  story.cells = story.cellsIn(Cs!);
  for (const cell of story.cells) story.so(String(story.model.setup.numbers[cell]), k);
}

/** Checks of statements about sets of cells and of dominoes. */
export const CHECKS_OF_SETS = {
  allHold(story, groups) {
    hold(story, groups);
    story.counts(groups.n!, story.cells.length);
  },
  noneTwo: (story) => story.so(joints(story), []),
  noneTwoOf(story, { n, Cs }) {
    story.cells = story.cellsIn(Cs!);
    story.counts(n!, story.cells.length);
    story.so(joints(story), []);
  },
  onlyDouble(story, { S }) {
    story.double = story.stone(S!);
    story.isTrue(/^(\d+):\1$/.test(story.double));
    story.so(new Set(joints(story).map(({ stone }) => stone)), new Set([story.double]));
  },
  share(story, { m, Ss }) {
    const stones = story.stonesIn(Ss!);
    story.counts(m!, stones.length);
    story.so(stones.length, story.cells.length);
    story.so(union(story), new Set(stones));
    story.impossible = stones
      .flatMap((stone) => story.model.of(stone))
      .filter((spot) => !story.cells.some((cell) => uses(spot, cell)));
  },
  oneFewer(story, { n, Ss }) {
    story.stones = story.stonesIn(Ss!);
    story.counts(n!, story.stones.length);
    story.so(story.stones.length, story.cells.length - 1);
    story.so(union(story), new Set(story.stones));
  },
  soTwo(story, { S }) {
    const { double } = story;
    story.so(story.stone(S!), double);
    story.impossible = story.stones.flatMap((stone) =>
      story.model.of(stone).filter((spot) => {
        const covered = story.cells.filter((cell) => uses(spot, cell)).length;
        return covered < (stone === double ? 2 : 1);
      }),
    );
  },
  asMany(story, { n, Ss }) {
    story.stones = story.stonesIn(Ss!);
    story.counts(n!, story.stones.length);
    story.so(story.stones.length, story.cells.length);
    story.so(union(story), new Set(story.stones));
  },
  without(story, { S }) {
    story.so(story.stone(S!), story.double);
    story.impossible = story.model
      .of(story.stone(S!))
      .filter((spot) => !story.cells.some((cell) => uses(spot, cell)));
  },
  useThese(story, { n, Cs }) {
    story.cells = story.cellsIn(Cs!);
    story.counts(n!, story.cells.length);
    story.so(story.stones.length, story.cells.length);
    for (const spot of story.links.flat()) story.isTrue(story.cells.some((cell) => uses(spot, cell)));
    story.impossible = [...story.model.open].filter((spot) => {
      const covered = story.cells.filter((cell) => uses(spot, cell)).length;
      return covered === 2 || (covered === 1 && !story.stones.includes(spot.stone));
    });
  },
  within(story, { Cs }) {
    story.cells = story.cellsIn(Cs!);
    story.so([story.stones.length, story.cells.length], [2, 4]);
    for (const { first, second } of story.links.flat()) {
      story.isTrue(story.cells.includes(first) && story.cells.includes(second));
    }
    story.impossible = [...story.model.open].filter(
      (spot) => story.cells.some((cell) => uses(spot, cell)) && !story.stones.includes(spot.stone),
    );
  },
} satisfies Partial<Record<Claim, Check>>;
