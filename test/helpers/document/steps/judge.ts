import { type Said, saidIn } from '../../told-words.ts';
import { CHECKS_OF_CASES } from './checks-of-cases.ts';
import { CHECKS_OF_ONE } from './checks-of-one.ts';
import { CHECKS_OF_SETS } from './checks-of-sets.ts';
import { CLAIMS, type Claim, type Telling } from './forms.ts';
import type { Model, Spot } from './model.ts';
import { type Check, Story } from './story.ts';

/** What a step claimed and concluded. */
export interface Verdict {
  readonly tellings: readonly Telling[];
  readonly laid: readonly Spot[];
  readonly struck: readonly Spot[];
  /** All that could be struck by what was said. */
  readonly impossible: readonly Spot[];
}

/**
 * Holds the sentences of one step against the board before it: every message must be one of which it is known what it claims,
 * and what it says must be so. Nothing but the values that the text shows is used.
 *
 * @param text in told words
 * @param struck whether all that follows must be struck, or some of it
 */
export function judge(model: Model, text: string, struck: 'all' | 'some' = 'all'): Verdict {
  return judgeSaid(model, saidIn(text), struck);
}

/** The same of messages that were read. */
export function judgeSaid(model: Model, messages: readonly Said[], struck: 'all' | 'some'): Verdict {
  const told = messages.map(({ id, shown }) => `${id} ${JSON.stringify(shown)}`).join('\n');
  const story = new Story(model, told, struck);
  const tellings: Telling[] = [];
  for (const { id, shown, given } of messages) {
    const claims = CLAIMS[id as Telling];
    if (!claims) throw new Error(`nobody knows what "${id}" claims`);
    for (const [claim, values] of claims) {
      const groups = Object.entries(values).map(([group, name]) => {
        // "Both" is how two are counted.
        const value = shown[name] ?? (name === 'numeral' ? given.count : undefined);
        if (value === undefined) throw new Error(`"${id}" does not show "${name}"`);
        return [group, value];
      });
      CHECKS[claim](story, Object.fromEntries(groups), given);
    }
    tellings.push(id as Telling);
  }
  return { tellings, laid: story.laid, struck: story.struck, impossible: story.impossible };
}

function strike(story: Story, spots: readonly Spot[]): void {
  for (const spot of spots) story.isTrue(story.model.open.has(spot));
  story.so(new Set(spots).size, spots.length);
  const impossible = new Set(story.impossible);
  if (story.strikes === 'all') story.so(new Set(spots), impossible);
  else story.isTrue(spots.every((spot) => impossible.has(spot)));
  story.struck.push(...spots);
}

const CHECKS: Readonly<Record<Claim, Check>> = {
  ...CHECKS_OF_ONE,
  ...CHECKS_OF_SETS,
  ...CHECKS_OF_CASES,
  strike: (story, { Bs }) => strike(story, story.spotsIn(Bs!)),
  strikeOne(story, { S, n, Ps }) {
    const spots = story.placesIn(Ps!);
    story.counts(n!, spots.length);
    for (const { stone } of spots) story.so(stone, story.stone(S!));
    strike(story, spots);
  },
  strikeMany(story, { n, Bs }) {
    const spots = story.spotsIn(Bs!);
    story.counts(n!, spots.length);
    strike(story, spots);
  },
};
