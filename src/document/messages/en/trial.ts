import type { Placement } from '../../../domino/puzzle.ts';
import type { Item } from '../../../solve/items.ts';
import type { Inference, Trial } from '../../../solve/techniques/technique.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const trial: Teller = ({ trial: supposition, eliminate }, say) =>
  [
    `Suppose that ${lies(supposition!.supposed, say)}.`,
    ...consequences(supposition!, say),
    'That cannot be.',
    strike(eliminate, say),
  ].join(' ');

function consequences({ inner, forced, end }: Trial, say: Phrases): string[] {
  return [
    ...(inner.length > 0 ? ['Lay every seal and gap that follows.'] : []),
    ...inner.flatMap((within) => innerText(within, say)),
    ...forced.map((inference) => `Then ${inferenceText(inference, say)}.`),
    `Then ${endText(end, say)}.`,
  ];
}

function innerText(within: Trial, say: Phrases): string[] {
  return [
    `Suppose also that ${lies(within.supposed, say)}.`,
    ...consequences(within, say),
    `So ${say.stone(within.supposed.stone)} does not lie on ${say.place(within.supposed)}.`,
  ];
}

function inferenceText({ item, place }: Inference, say: Phrases): string {
  return 'cell' in item
    ? `the cell ${say.cell(item.cell)} can join only one neighbour, and ${say.stone(place.stone)} lies on ${say.place(place)}`
    : `the stone ${say.stone(item.stone)} has only one place left, ${say.place(place)}`;
}

function endText(end: Item, say: Phrases): string {
  return 'cell' in end
    ? `the cell ${say.cell(end.cell)} has no neighbour left to join`
    : `the stone ${say.stone(end.stone)} has no place left`;
}

function lies(place: Placement, say: Phrases): string {
  return `the stone ${say.stone(place.stone)} lies on ${say.place(place)}`;
}
