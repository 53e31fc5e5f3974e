import type { KnownLanguage } from '../../languages.ts';
import { CHECKS_OF_CASES } from './checks-of-cases.ts';
import { CHECKS_OF_ONE } from './checks-of-one.ts';
import { CHECKS_OF_SETS } from './checks-of-sets.ts';
import { type Claim, FORMS } from './forms.ts';
import type { Model, Spot } from './model.ts';
import { type Check, Story } from './story.ts';

/** What a step claimed and concluded. */
export interface Verdict {
  readonly claims: readonly Claim[];
  readonly laid: readonly Spot[];
  readonly struck: readonly Spot[];
  /** All that could be struck by what was said. */
  readonly impossible: readonly Spot[];
}

/**
 * Holds the sentences of one step against the board before it: every sentence must have a known form, and what it
 * says must be so. Nothing but the text is used.
 *
 * @param text with its marks
 * @param struck whether all that follows must be struck, or some of it
 */
export function judge(
  model: Model,
  text: string,
  language: KnownLanguage,
  struck: 'all' | 'some' = 'all',
): Verdict {
  const story = new Story(model, language, text, struck);
  const claims: Claim[] = [];
  for (let rest = text; rest !== ''; ) {
    const found = FORMS[language].flatMap(([claim, form]) => {
      const match = form.exec(rest);
      return match ? [{ claim, match }] : [];
    });
    // "belongs" is the shorter form of "wishes", and so on: the longest is meant.
    const best = found.sort((a, b) => b.match[0].length - a.match[0].length)[0];
    if (!best) throw new Error(`no form fits "${rest}"`);
    CHECKS[best.claim](story, best.match.groups ?? {});
    claims.push(best.claim);
    rest = rest.slice(best.match[0].length);
  }
  return { claims, laid: story.laid, struck: story.struck, impossible: story.impossible };
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
