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
    story.double = story.domino(S!);
    story.isTrue(/^(\d+):\1$/.test(story.double));
    story.so(new Set(joints(story).map(({ domino }) => domino)), new Set([story.double]));
  },
  share(story, { m, Ss }) {
    const dominoes = story.dominoesIn(Ss!);
    story.counts(m!, dominoes.length);
    story.so(dominoes.length, story.cells.length);
    story.so(union(story), new Set(dominoes));
    story.impossible = dominoes
      .flatMap((domino) => story.model.of(domino))
      .filter((spot) => !story.cells.some((cell) => uses(spot, cell)));
  },
  oneFewer(story, { n, Ss }) {
    story.dominoes = story.dominoesIn(Ss!);
    story.counts(n!, story.dominoes.length);
    story.so(story.dominoes.length, story.cells.length - 1);
    story.so(union(story), new Set(story.dominoes));
  },
  soTwo(story, { S }) {
    const { double } = story;
    story.so(story.domino(S!), double);
    story.impossible = story.dominoes.flatMap((domino) =>
      story.model.of(domino).filter((spot) => {
        const covered = story.cells.filter((cell) => uses(spot, cell)).length;
        return covered < (domino === double ? 2 : 1);
      }),
    );
  },
  asMany(story, { n, Ss }) {
    story.dominoes = story.dominoesIn(Ss!);
    story.counts(n!, story.dominoes.length);
    story.so(story.dominoes.length, story.cells.length);
    story.so(union(story), new Set(story.dominoes));
  },
  without(story, { S }) {
    story.so(story.domino(S!), story.double);
    story.impossible = story.model
      .of(story.domino(S!))
      .filter((spot) => !story.cells.some((cell) => uses(spot, cell)));
  },
  useThese(story, { n, Cs }) {
    story.cells = story.cellsIn(Cs!);
    story.counts(n!, story.cells.length);
    story.so(story.dominoes.length, story.cells.length);
    for (const spot of story.links.flat()) story.isTrue(story.cells.some((cell) => uses(spot, cell)));
    story.impossible = [...story.model.open].filter((spot) => {
      const covered = story.cells.filter((cell) => uses(spot, cell)).length;
      return covered === 2 || (covered === 1 && !story.dominoes.includes(spot.domino));
    });
  },
  within(story, { Cs }) {
    story.cells = story.cellsIn(Cs!);
    story.so([story.dominoes.length, story.cells.length], [2, 4]);
    for (const { first, second } of story.links.flat()) {
      story.isTrue(story.cells.includes(first) && story.cells.includes(second));
    }
    story.impossible = [...story.model.open].filter(
      (spot) => story.cells.some((cell) => uses(spot, cell)) && !story.dominoes.includes(spot.domino),
    );
  },
} satisfies Partial<Record<Claim, Check>>;
