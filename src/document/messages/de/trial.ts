import type { Placement } from '../../../domino/puzzle.ts';
import type { Item } from '../../../solve/items.ts';
import type { Inference, Trial } from '../../../solve/techniques/technique.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const trial: Teller = ({ trial: supposition, eliminate }, say) =>
  [
    `Angenommen, ${lies(supposition!.supposed, say)}.`,
    ...consequences(supposition!, say),
    'Das kann nicht sein.',
    strike(eliminate, say),
  ].join(' ');

function consequences({ inner, forced, end }: Trial, say: Phrases): string[] {
  return [
    ...(inner.length > 0 ? ['Legen Sie alle Siegel und Lücken, die daraus folgen.'] : []),
    ...inner.flatMap((within) => innerText(within, say)),
    ...forced.map((inference) => `Dann ${inferenceText(inference, say)}.`),
    `Dann ${endText(end, say)}.`,
  ];
}

function innerText(within: Trial, say: Phrases): string[] {
  return [
    `Angenommen, auch ${lies(within.supposed, say)}.`,
    ...consequences(within, say),
    `Also liegt ${say.stone(within.supposed.stone)} nicht auf ${say.place(within.supposed)}.`,
  ];
}

function inferenceText({ item, place }: Inference, say: Phrases): string {
  return 'cell' in item
    ? `kann sich das Feld ${say.cell(item.cell)} nur noch mit einem Nachbarn verbinden, und ${say.stone(place.stone)} liegt auf ${say.place(place)}`
    : `bleibt dem Stein ${say.stone(item.stone)} nur noch ein Platz: ${say.place(place)}`;
}

function endText(end: Item, say: Phrases): string {
  return 'cell' in end
    ? `bleibt dem Feld ${say.cell(end.cell)} kein Nachbar, es ist ein Loch`
    : `bleibt dem Stein ${say.stone(end.stone)} kein Platz`;
}

function lies(place: Placement, say: Phrases): string {
  return `der Stein ${say.stone(place.stone)} liegt auf ${say.place(place)}`;
}
