import type { Place } from '../../../domino/board.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { type Setup, UNKNOWN } from '../../../domino/puzzle.ts';
import type { PlayBoard } from '../../../play/play-board.ts';
import type { Speech } from '../../../play/speech.ts';
import type { Stop, Stops } from '../../../play/tour.ts';
import { type DominoPlaces, placesLeft } from '../places.ts';

/** More places than this are counted, not named one by one. */
const MOST_PLACES = 12;

/** Each domino that has one place left, or none. @param opening what is said before their number */
export function dangerStops(
  danger: readonly DominoPlaces[],
  playBoard: PlayBoard,
  speech: Speech,
  opening = '',
): Stops {
  const { words } = speech;
  const count = words.text('play-compose-danger', { count: danger.length });
  return [
    { text: [opening, count].filter(Boolean).join(' '), cells: [] },
    ...danger.map(({ domino, places: [place] }): Stop => {
      const name = makeDomino(domino);
      if (!place) return { text: words.text('play-compose-missing', { domino: name }), cells: [] };
      const text = words.text('play-compose-one-place', {
        domino: name,
        place: nameOf(place, playBoard, speech),
      });
      return { text, cells: [place.first, place.second] };
    }),
  ];
}

/**
 * Where a domino is to be seen, and where it could still come; nothing of one that is placed.
 *
 * @param setup the board with the numbers filled in
 * @param laid the dominoes on it
 */
export function couldStops(
  domino: string,
  setup: Setup,
  laid: readonly Place[],
  playBoard: PlayBoard,
  speech: Speech,
): Stops | undefined {
  const left = placesLeft(setup, laid).find((entry) => makeDomino(entry.domino) === domino);
  if (!left) return undefined;
  const { words } = speech;
  const isSeen = ({ first, second }: Place) =>
    setup.numbers[first] !== UNKNOWN && setup.numbers[second] !== UNKNOWN;
  const seen = left.places.filter(isSeen);
  const open = left.places.filter((place) => !isSeen(place));
  const told = [...seen, ...(open.length > MOST_PLACES ? [] : open)];
  return [
    {
      text: words.text('play-compose-could', { domino, seen: seen.length, open: open.length }),
      cells: seen.flatMap(({ first, second }) => [first, second]),
    },
    ...told.map((place): Stop => {
      const { first, second } = place;
      const text = words.text('play-domino-spot', { domino, place: nameOf(place, playBoard, speech) });
      const pair = playBoard.pairOf(first, second)!;
      return { text, cells: [first, second], ...(isSeen(place) && { deed: { do: 'join', pair } }) };
    }),
  ];
}

function nameOf({ first, second }: Place, playBoard: PlayBoard, speech: Speech): string {
  return speech.place(playBoard.pairOf(first, second)!);
}
