import { exactTechniqueName } from '../document/say.ts';
import { fillingReasons, fillingSentences } from '../document/steps/filling.ts';
import { stepSentences } from '../document/steps/steps.ts';
import type { Cell, PlaceIndex } from '../domino/board.ts';
import { parseCell, parsePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import type { Marked } from '../words/marked.ts';
import type { Advice, Refusal } from './hint-finder.ts';
import type { PlayBoard } from './play-board.ts';
import { cellsOf, type Position } from './position.ts';
import type { Speech } from './speech.ts';
import { laidElsewhere } from './tally.ts';
import type { Stop, Stops } from './tour.ts';

/** A hint, thought by thought: where to look, why, and what can be done then. */
export function adviceStops(
  advice: Extract<Advice, { kind: 'step' | 'number' }>,
  position: Position,
  playBoard: PlayBoard,
  speech: Speech,
): Stops {
  const { words } = speech;
  if (advice.kind === 'number') {
    const { cell, number, setup, steps } = advice;
    const cells = [cell];
    const reasons = steps.flatMap((step, i) =>
      i < steps.length - 1 ? fillingSentences(step, setup, words) : fillingReasons(step, setup, words),
    );
    return [
      { text: words.text('play-look-for-number', { cell: speech.name(cell) }), cells },
      ...reasonStops(reasons, playBoard, speech),
      {
        text: words.text('play-number-is', { cell: speech.name(cell), number }),
        cells,
        deed: { do: 'fill', cell, number },
      },
    ];
  }
  const { step, setup, look } = advice;
  const technique = exactTechniqueName(step.technique, step.rating, words);
  const first =
    'cell' in look
      ? {
          text: words.text('play-look-at-cell', { technique, cell: speech.name(look.cell) }),
          cells: [look.cell],
        }
      : {
          text: words.text('play-look-at-domino', { technique, domino: makeDomino(look.domino) }),
          cells: [],
        };
  const isGap = step.technique === 'gap';
  const seen = isGap ? elsewhereStops(step.because[0]!, position, playBoard, speech) : [];
  // Of a gap all is shown at once: the cell, the neighbour it leads to, and those it does not.
  const shown = isGap
    ? {
        about: step.because,
        places: [step.place!.index],
        cannot: seen.flatMap(({ cannot = [] }) => cannot),
      }
    : { places: step.places?.map(({ index }) => index) ?? [] };
  const sentences = stepSentences(step, setup, words);
  const reasons = reasonStops(sentences, playBoard, speech).map((stop) => ({ ...stop, ...shown }));
  const pairs = step.eliminate.map(({ index }) => index);
  const deed = step.place
    ? ({ do: 'join', pair: step.place.index } as const)
    : ({ do: 'eliminate', pairs } as const);
  return [first, ...seen, ...reasons.slice(0, -1), { ...reasons.at(-1)!, deed }];
}

/** Why a cell does not join neighbours that look free: the domino which it would make with them is placed. */
export function elsewhereStops(
  cell: Cell,
  position: Position,
  playBoard: PlayBoard,
  speech: Speech,
): readonly Stop[] {
  const found = laidElsewhere(playBoard, position, cell);
  if (found.length === 0) return [];
  const sentences = found.map(({ other, domino, laid }) =>
    speech.words.text('play-not-beside', {
      other: speech.name(other),
      domino: makeDomino(domino),
      place: speech.place(laid),
    }),
  );
  return [
    {
      text: sentences.join(' '),
      cells: [cell, ...found.flatMap(({ laid }) => cellsOf(playBoard, laid))],
      about: [cell],
      cannot: found.map(({ pair }) => pair),
    },
  ];
}

/** Why a domino does not go where it is placed, thought by thought; each shows the places that are known up to there. */
export function refusalStops(
  { step, setup, before }: Extract<Refusal, { kind: 'step' }>,
  pair: PlaceIndex,
  named: { readonly domino: string; readonly place: string },
  playBoard: PlayBoard,
  speech: Speech,
): Stops {
  const { words } = speech;
  const all = stepSentences(step, setup, words);
  const reasons = reasonStops(step.place ? all : all.slice(0, -1), playBoard, speech);
  const forced = step.trial?.forced ?? [];
  const cells = cellsOf(playBoard, pair);
  return [
    { text: words.text('play-why', { ...named, before }), cells, cannot: [pair] },
    ...reasons.map((stop, i) => ({
      ...stop,
      places: forced.slice(0, i).map(({ place }) => place.index),
      cannot: [pair],
    })),
    {
      text: words.text('play-domino-wrong', named),
      cells,
      cannot: [pair],
      deed: { do: 'split', pair },
    },
  ];
}

/** A stop for each sentence; one that names no cell goes on with what the one before it is about. */
function reasonStops(sentences: readonly Marked[], playBoard: PlayBoard, speech: Speech): Stop[] {
  const stops: Stop[] = [];
  for (const sentence of sentences) {
    const text = speech.plain(sentence);
    const about = cellsIn(sentence, playBoard);
    const cells = [...new Set([...about, ...placesIn(sentence, playBoard)])];
    const before = stops.at(-1);
    if (before && cells.length === 0) stops[stops.length - 1] = { ...before, text: `${before.text} ${text}` };
    else stops.push({ text, cells, about });
  }
  return stops;
}

/** The cells that a sentence names one by one. */
function cellsIn({ xml }: Marked, { board }: PlayBoard): Cell[] {
  return [...xml.matchAll(/<cell>([^<]*)</g)].map(([, name]) => parseCell(board, name!));
}

/** The cells of the places that it names. */
function placesIn({ xml }: Marked, { board }: PlayBoard): Cell[] {
  return [...xml.matchAll(/<place>([^<]*)</g)].flatMap(([, name]) => {
    const { first, second } = parsePlace(board, name!);
    return [first, second];
  });
}
