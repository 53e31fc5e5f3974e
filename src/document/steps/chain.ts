import type { Placement } from '../../domino/puzzle.ts';
import type { Link } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import { clashOf } from './facts.ts';
import type { Phrases, Teller } from './phrases.ts';

/** A chain has two cases; the first fails, as two of its places clash or an item is left without one, or a place clashes with both. */
export const chain: Teller = ({ chain: found, places, eliminate }, say) => {
  const { words } = say;
  const { links, colour, end } = found!;
  const all = [
    ...new Map(links.flatMap((link) => link.places).map((place) => [place.index, place])).values(),
  ];
  const first = all.filter(({ index }) => colour.some((place) => place.index === index));
  const second = all.filter((place) => !first.includes(place));
  return [
    ...links.map((link) => linkText(link, say)),
    words.marked('step-chain-cases', { first: say.spots(first), second: say.spots(second) }),
    ...outcomeText(),
  ];

  function outcomeText(): Marked[] {
    const [eliminated] = eliminate;
    if (end) {
      return [
        'cell' in end
          ? words.marked('step-chain-cell-starved', { cell: say.cell(end.cell) })
          : words.marked('step-chain-domino-starved', { domino: say.domino(end.domino) }),
        ...places!.map((place) => blockedText(blockedBy(place, first), say)),
        words.marked('step-chain-first-fails'),
      ];
    }
    if (first.some(({ index }) => index === eliminated!.index)) {
      const place = first.find((one) => first.some((other) => other !== one && clashOf(one, other)))!;
      const rest = first.filter((other) => other !== place);
      return [clashText(blockedBy(place, rest), say), words.marked('step-chain-first-fails')];
    }
    return [
      ...[first, second].map((places, i) => caseText(i + 1, blockedBy(eliminated!, places), say)),
      words.marked('step-chain-either', { spot: say.spot(eliminated!) }),
    ];
  }
};

function linkText({ item, places }: Link, say: Phrases): Marked {
  return 'cell' in item
    ? say.words.marked('step-cell-belongs', { cell: say.cell(item.cell), spots: say.spots(places, 'or') })
    : say.words.marked('step-domino-lies', {
        domino: say.domino(item.domino),
        places: say.places(places, 'or'),
      });
}

/** A place, the first that excludes it, and why. */
function blockedBy(place: Placement, among: readonly Placement[]) {
  const by = among.find((other) => clashOf(place, other))!;
  return { place, by, clash: clashOf(place, by)! };
}

type Blocked = ReturnType<typeof blockedBy>;

function clashText({ place, by, clash }: Blocked, say: Phrases): Marked {
  return 'domino' in clash
    ? say.words.marked('step-chain-domino-twice', {
        domino: say.domino(clash.domino),
        place: say.place(place),
        other: say.place(by),
      })
    : say.words.marked('step-chain-cell-twice', {
        spot: say.spot(place),
        other: say.spot(by),
        cell: say.cell(clash.cell),
      });
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
