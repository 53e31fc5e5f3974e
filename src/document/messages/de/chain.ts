import type { Item } from '../../../solve/items.ts';
import type { Link } from '../../../solve/techniques/technique.ts';
import { type Blocked, type ChainFacts, chainFacts } from '../facts.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const chain: Teller = (step, say) => {
  const { cases, outcome } = chainFacts(step);
  return [
    ...step.chain!.links.map((link) => linkText(link, say)),
    'Es gibt also nur zwei Fälle.',
    `Erster Fall: ${say.spots(cases[0])}.`,
    `Zweiter Fall: ${say.spots(cases[1])}.`,
    ...outcomeText(outcome, say),
    strike(step.eliminate, say),
  ].join(' ');
};

function linkText({ item, places }: Link, say: Phrases): string {
  return 'cell' in item
    ? `Das Feld ${say.cell(item.cell)} gehört zu ${say.spots(places, 'or')}.`
    : `Der Stein ${say.stone(item.stone)} kann nur auf ${say.places(places, 'or')} liegen.`;
}

function outcomeText(outcome: ChainFacts['outcome'], say: Phrases): string[] {
  switch (outcome.kind) {
    case 'clash': {
      const { place, by, clash } = outcome.blocked;
      const reason =
        'stone' in clash
          ? `läge der Stein ${say.stone(clash.stone)} zweimal, auf ${say.place(place)} und auf ${say.place(by)}`
          : `bräuchten ${say.spot(place)} und ${say.spot(by)} beide das Feld ${say.cell(clash.cell)}`;
      return [`Im ersten Fall ${reason}. Der erste Fall kann also nicht sein.`];
    }
    case 'starved':
      return [
        `Der erste Fall lässt ${itemText(outcome.end, say)} keinen Platz.`,
        ...outcome.blocked.map(
          (blocked) => `${say.spot(blocked.place)} geht nicht, denn ${obstacle(blocked, say)}.`,
        ),
        'Der erste Fall kann also nicht sein.',
      ];
    case 'pincer': {
      const [first, second] = outcome.blocked;
      return [
        `Im ersten Fall gilt: ${obstacle(first, say)}. Im zweiten Fall gilt: ${obstacle(second, say)}.`,
        `So oder so ist ${say.spot(first.place)} unmöglich.`,
      ];
    }
  }
}

function obstacle({ by, clash }: Blocked, say: Phrases): string {
  return 'stone' in clash
    ? `der Stein ${say.stone(clash.stone)} liegt auf ${say.place(by)}`
    : `${say.spot(by)} braucht das Feld ${say.cell(clash.cell)}`;
}

function itemText(item: Item, say: Phrases): string {
  return 'cell' in item ? `dem Feld ${say.cell(item.cell)}` : `dem Stein ${say.stone(item.stone)}`;
}
