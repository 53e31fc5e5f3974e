import { type Said, saidIn } from '../../told-words.ts';
import { CHECKS_OF_CASES } from './checks-of-cases.ts';
import { CHECKS_OF_ONE } from './checks-of-one.ts';
import { CHECKS_OF_SETS } from './checks-of-sets.ts';
import { CLAIMS, type Claim, type Telling } from './forms.ts';
import type { Model, Spot } from './model.ts';
import { type Check, Story } from './story.ts';

/** The claims and conclusions of a step. */
export interface Verdict {
  readonly tellings: readonly Telling[];
  readonly laid: readonly Spot[];
  readonly eliminated: readonly Spot[];
  /** Everything that the claims allow to be excluded. */
  readonly impossible: readonly Spot[];
}

/**
 * Checks the sentences of one step against the board before it. The claims of every message must be known, and they must be
 * true. Only the values that the text shows are used.
 *
 * @param text with its messages marked
 * @param eliminated whether all or only some of the implied exclusions must be made
 */
export function judge(model: Model, text: string, eliminated: 'all' | 'some' = 'all'): Verdict {
  return judgeSaid(model, saidIn(text), eliminated);
}

/** The same for parsed messages. */
export function judgeSaid(model: Model, messages: readonly Said[], eliminated: 'all' | 'some'): Verdict {
  const told = messages.map(({ id, shown }) => `${id} ${JSON.stringify(shown)}`).join('\n');
  const story = new Story(model, told, eliminated);
  const tellings: Telling[] = [];
  for (const { id, shown, given } of messages) {
    const claims = CLAIMS[id as Telling];
    if (!claims) throw new Error(`nobody knows what "${id}" claims`);
    for (const [claim, values] of claims) {
      const groups = Object.entries(values).map(([group, name]) => {
        // "Both" implies a count of two.
        const value = shown[name] ?? (name === 'numeral' ? given.count : undefined);
        if (value === undefined) throw new Error(`"${id}" does not show "${name}"`);
        return [group, value];
      });
      CHECKS[claim](story, Object.fromEntries(groups), given);
    }
    tellings.push(id as Telling);
  }
  return { tellings, laid: story.laid, eliminated: story.eliminated, impossible: story.impossible };
}

function eliminate(story: Story, spots: readonly Spot[]): void {
  for (const spot of spots) story.isTrue(story.model.open.has(spot));
  story.so(new Set(spots).size, spots.length);
  const impossible = new Set(story.impossible);
  if (story.eliminations === 'all') story.so(new Set(spots), impossible);
  else story.isTrue(spots.every((spot) => impossible.has(spot)));
  story.eliminated.push(...spots);
}

const CHECKS: Readonly<Record<Claim, Check>> = {
  ...CHECKS_OF_ONE,
  ...CHECKS_OF_SETS,
  ...CHECKS_OF_CASES,
  eliminate: (story, { Bs }) => eliminate(story, story.spotsIn(Bs!)),
  eliminateOne(story, { S, n, Ps }) {
    const spots = story.placesIn(Ps!);
    story.counts(n!, spots.length);
    for (const { domino } of spots) story.so(domino, story.domino(S!));
    eliminate(story, spots);
  },
  eliminateMany(story, { n, Bs }) {
    const spots = story.spotsIn(Bs!);
    story.counts(n!, spots.length);
    eliminate(story, spots);
  },
};
