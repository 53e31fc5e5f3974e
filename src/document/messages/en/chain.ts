import type { Item } from '../../../solve/items.ts';
import type { Link } from '../../../solve/techniques/technique.ts';
import { type Blocked, type ChainFacts, chainFacts } from '../facts.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const chain: Teller = (step, say) => {
  const { cases, outcome } = chainFacts(step);
  return [
    ...step.chain!.links.map((link) => linkText(link, say)),
    'So there are only two cases.',
    `First case: ${say.spots(cases[0])}.`,
    `Second case: ${say.spots(cases[1])}.`,
    ...outcomeText(outcome, say),
    strike(step.eliminate, say),
  ].join(' ');
};

function linkText({ item, places }: Link, say: Phrases): string {
  return 'cell' in item
    ? `The cell ${say.cell(item.cell)} belongs to ${say.spots(places, 'or')}.`
    : `The stone ${say.stone(item.stone)} can lie only on ${say.places(places, 'or')}.`;
}

function outcomeText(outcome: ChainFacts['outcome'], say: Phrases): string[] {
  switch (outcome.kind) {
    case 'clash': {
      const { place, by, clash } = outcome.blocked;
      const reason =
        'stone' in clash
          ? `the stone ${say.stone(clash.stone)} would lie twice, on ${say.place(place)} and on ${say.place(by)}`
          : `both ${say.spot(place)} and ${say.spot(by)} would take the cell ${say.cell(clash.cell)}`;
      return [`In the first case ${reason}. So the first case cannot be.`];
    }
    case 'starved':
      return [
        `The first case leaves ${itemText(outcome.end, say)} no place.`,
        ...outcome.blocked.map(
          (blocked) => `${say.spot(blocked.place)} cannot be, because ${obstacle(blocked, say)}.`,
        ),
        'So the first case cannot be.',
      ];
    case 'pincer': {
      const [first, second] = outcome.blocked;
      return [
        `In the first case ${obstacle(first, say)}. In the second case ${obstacle(second, say)}.`,
        `So ${say.spot(first.place)} is impossible either way.`,
      ];
    }
  }
}

function obstacle({ by, clash }: Blocked, say: Phrases): string {
  return 'stone' in clash
    ? `the stone ${say.stone(clash.stone)} lies on ${say.place(by)}`
    : `${say.spot(by)} takes the cell ${say.cell(clash.cell)}`;
}

function itemText(item: Item, say: Phrases): string {
  return 'cell' in item ? `the cell ${say.cell(item.cell)}` : `the stone ${say.stone(item.stone)}`;
}
