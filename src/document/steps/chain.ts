import type { Link } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import { type Blocked, type ChainFacts, chainFacts } from './facts.ts';
import type { Phrases, Teller } from './phrases.ts';

export const chain: Teller = (step, say) => {
  const { cases, outcome } = chainFacts(step);
  return [
    ...step.chain!.links.map((link) => linkText(link, say)),
    say.words.marked('step-chain-cases', { first: say.spots(cases[0]), second: say.spots(cases[1]) }),
    ...outcomeText(outcome, say),
  ];
};

function linkText({ item, places }: Link, say: Phrases): Marked {
  return 'cell' in item
    ? say.words.marked('step-cell-belongs', { cell: say.cell(item.cell), spots: say.spots(places, 'or') })
    : say.words.marked('step-domino-lies', {
        domino: say.domino(item.domino),
        places: say.places(places, 'or'),
      });
}

function outcomeText(outcome: ChainFacts['outcome'], say: Phrases): Marked[] {
  const { words } = say;
  switch (outcome.kind) {
    case 'clash': {
      const { place, by, clash } = outcome.blocked;
      return [
        'domino' in clash
          ? words.marked('step-chain-domino-twice', {
              domino: say.domino(clash.domino),
              place: say.place(place),
              other: say.place(by),
            })
          : words.marked('step-chain-cell-twice', {
              spot: say.spot(place),
              other: say.spot(by),
              cell: say.cell(clash.cell),
            }),
        words.marked('step-chain-first-fails'),
      ];
    }
    case 'starved': {
      const { end, blocked } = outcome;
      return [
        'cell' in end
          ? words.marked('step-chain-cell-starved', { cell: say.cell(end.cell) })
          : words.marked('step-chain-domino-starved', { domino: say.domino(end.domino) }),
        ...blocked.map((one) => blockedText(one, say)),
        words.marked('step-chain-first-fails'),
      ];
    }
    case 'pincer':
      return [
        ...outcome.blocked.map((blocked, i) => caseText(i + 1, blocked, say)),
        words.marked('step-chain-either', { spot: say.spot(outcome.blocked[0].place) }),
      ];
  }
}

function blockedText({ place, by, clash }: Blocked, say: Phrases): Marked {
  const spot = say.spot(place);
  return 'domino' in clash
    ? say.words.marked('step-chain-not-domino', {
        spot,
        domino: say.domino(clash.domino),
        place: say.place(by),
      })
    : say.words.marked('step-chain-not-cell', { spot, other: say.spot(by), cell: say.cell(clash.cell) });
}

/** What is so in one of the two cases. */
function caseText(number: number, { by, clash }: Blocked, say: Phrases): Marked {
  return 'domino' in clash
    ? say.words.marked('step-chain-case-domino', {
        case: number,
        domino: say.domino(clash.domino),
        place: say.place(by),
      })
    : say.words.marked('step-chain-case-cell', {
        case: number,
        spot: say.spot(by),
        cell: say.cell(clash.cell),
      });
}
