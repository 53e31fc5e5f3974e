import type { Claim } from './forms.ts';
import { exclude, type Spot, type Thing, uses } from './model.ts';
import type { Check, Groups, Story } from './story.ts';

/** A place that a place of one case excludes, for the reason given. */
function obstructed(story: Story, spot: Spot, { S, P, D, C }: Groups, inCase: readonly Spot[]): void {
  const by = D ? story.spotsIn(D)[0]! : story.place(P!);
  story.isTrue(inCase.includes(by));
  story.isTrue(exclude(spot, by));
  const thing = D ? story.cell(C!) : story.domino(S!);
  story.isTrue(uses(spot, thing) && uses(by, thing));
}

function suppose(story: Story, { S, P }: Groups): void {
  const spot = story.place(P!);
  story.so(spot.domino, story.domino(S!));
  const base = (story.supposed.at(-1)?.seen ?? story.model).copy();
  story.isTrue(base.open.has(spot));
  base.lay(spot);
  story.supposed.push({ spot, base, seen: base });
}

function force(story: Story, thing: Thing, spot: Spot): void {
  const { base } = story.supposed.at(-1)!;
  story.so(base.of(thing), [spot]);
  base.lay(spot);
}

/** Checks of statements about chains and trials. */
export const CHECKS_OF_CASES = {
  belongs(story, { C, Bs }) {
    const places = story.spotsIn(Bs!);
    story.allOf(story.cell(C!), places);
    story.links.push(places);
  },
  twoCases(story) {
    for (const places of story.links) story.so(places.length, 2);
  },
  firstCase: (story, { Bs }) => void story.cases.push(story.spotsIn(Bs!)),
  secondCase(story, { Bs }) {
    story.cases.push(story.spotsIn(Bs!));
    const [first, second] = story.cases as [Spot[], Spot[]];
    story.so(new Set([...first, ...second]), new Set(story.links.flat()));
    for (const link of story.links) story.so(link.filter((spot) => first.includes(spot)).length, 1);
    for (const link of story.links) story.so(link.filter((spot) => second.includes(spot)).length, 1);
    // All links are connected, or there would be more than two cases.
    const reached = new Set(first.slice(0, 1));
    for (const spot of reached) {
      for (const link of story.links) if (link.includes(spot)) for (const other of link) reached.add(other);
    }
    story.so(reached, new Set(story.links.flat()));
  },
  twice(story, { S, P, P2 }) {
    const [one, other] = [story.place(P!), story.place(P2!)];
    story.isTrue(one !== other);
    for (const spot of [one, other]) {
      story.isTrue(story.cases[0]!.includes(spot));
      story.so(spot.domino, story.domino(S!));
    }
  },
  sameCell(story, { B, D, C }) {
    const [[one], [other]] = [story.spotsIn(B!), story.spotsIn(D!)];
    story.isTrue(one !== other);
    for (const spot of [one!, other!]) {
      story.isTrue(story.cases[0]!.includes(spot));
      story.isTrue(uses(spot, story.cell(C!)));
    }
  },
  notFirst(story) {
    if (story.blocked) story.allOf(story.blocked.thing, story.blocked.spots);
    story.impossible = story.cases[0]!;
  },
  leavesNone(story, { X }) {
    story.blocked = { thing: X!.includes('<cell>') ? story.cell(X!) : story.domino(X!), spots: [] };
  },
  notDomino(story, groups) {
    const [spot] = story.spotsIn(groups.B!) as [Spot];
    obstructed(story, spot, { S: groups.S!, P: groups.P! }, story.cases[0]!);
    story.blocked!.spots.push(spot);
  },
  notCell(story, groups) {
    const [spot] = story.spotsIn(groups.B!) as [Spot];
    obstructed(story, spot, { D: groups.D!, C: groups.C! }, story.cases[0]!);
    story.blocked!.spots.push(spot);
  },
  inCase(story, groups, given) {
    story.obstacles.push(groups);
    story.so(Number(given.case), story.obstacles.length);
  },
  eitherWay(story, { B }) {
    const [spot] = story.spotsIn(B!) as [Spot];
    story.obstacles.forEach((groups, i) => {
      obstructed(story, spot, groups, story.cases[i]!);
    });
    story.so(story.obstacles.length, 2);
    story.impossible = [spot];
  },
  suppose,
  thenGap(story, { C, S, P }) {
    const spot = story.place(P!);
    story.so(spot.domino, story.domino(S!));
    force(story, story.cell(C!), spot);
  },
  thenSeal: (story, { S, P }) => force(story, story.domino(S!), story.place(P!)),
  thenNone: (story, { S }) => story.so(story.supposition.of(story.domino(S!)), []),
  thenHole: (story, { C }) => story.so(story.supposition.of(story.cell(C!)), []),
  cannotBe(story) {
    story.so(story.supposed.length, 1);
    story.impossible = [story.supposed[0]!.spot];
  },
  layAll(story) {
    const supposition = story.supposed.at(-1)!;
    supposition.seen = supposition.base.copy();
    supposition.seen.layAll();
  },
  supposeAlso: suppose,
  innerFails(story, { S, P }) {
    const spot = story.place(P!);
    story.so([spot.domino, spot], [story.domino(S!), story.supposed.pop()!.spot]);
    const outer = story.supposed.at(-1)!;
    outer.base.close(spot);
    outer.seen = outer.base.copy();
    outer.seen.layAll();
  },
} satisfies Partial<Record<Claim, Check>>;
