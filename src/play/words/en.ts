import type { Direction } from '../terrain.ts';
import { counted, listOf, type Words } from './words.ts';

const SIDES: Readonly<Record<Direction, string>> = {
  up: 'above',
  left: 'to the left',
  right: 'to the right',
  down: 'below',
};

export const en: Words = {
  letters: { stone: 'j', stroke: 's', list: 'n', check: 'c', hint: 'h' },
  buttons: {
    play: 'Play',
    continue: 'Continue',
    stop: 'Stop playing',
    undo: 'Undo',
    redo: 'Redo',
    strokes: 'Draw strokes',
    list: 'Neighbours',
    check: 'Check',
    hint: 'Hint',
    clear: 'Clear',
    erase: 'Empty the cell',
  },
  controls: 'Game',
  numbers: 'Numbers for the cell',
  clear: { question: 'Take away everything you have put on this board?', yes: 'Yes, clear', no: 'No, keep' },
  help: {
    title: 'Keys and ways to play',
    board: [
      ['Arrow keys', 'go from cell to cell'],
      ['Home, End', 'first and last cell of the row; with Ctrl, of the board'],
      ['Page Up, Page Down', 'first and last cell of the column'],
      ['Shift and an arrow', 'join the cell with that neighbour, or split them again'],
      ['Enter or J, then an arrow', 'the same, one key after the other'],
      ['Space on a cell, then on its neighbour', 'the same'],
      ['S, then an arrow', 'draw a stroke on that side, or take it away'],
      ['N', 'tell which neighbours the cell can still join'],
      ['Delete', 'split the stone on the cell'],
      ['Ctrl and Z, Ctrl and Y', 'undo, redo'],
      ['C, H', 'check, hint'],
      ['Escape', 'give up what was begun'],
    ],
    completion: [
      ['A number', 'fill it in'],
      ['Delete', 'empty the cell'],
    ],
    pointer: [
      ['Tap a cell, then its neighbour', 'join them, or split them again'],
      ['Drag with a mouse or a pen', 'the same'],
      ['“Draw strokes” pressed', 'two taps draw a stroke, or take it away'],
    ],
    kept: 'What you have done stays in this browser, on this device only.',
  },

  empty: 'empty',
  entered: 'entered',
  picked: 'picked',
  joined: (cell, stone) => (stone ? `joined with ${cell} as ${stone}` : `joined with ${cell}`),
  strokes: (sides) => `stroke ${listed(sides.map((side) => SIDES[side]))}`,

  places: (count) => (count === 0 ? 'no place' : counted(count, 'place', 'places')),
  lies: 'laid',
  liesTwice: 'laid more than once',
  notLaid: 'not laid',
  reach: (cell, ways) =>
    ways.length === 0
      ? `${cell} can join no neighbour.`
      : `${cell} can join ${ways
          .map(({ cell, stone, places }) => {
            const left = places === undefined ? '' : `, ${counted(places, 'place', 'places')}`;
            return stone ? `${cell} as ${stone}${left}` : cell;
          })
          .join('; ')}.`,

  laid: (place, stone) => (stone ? `${stone} lies on ${place}.` : `A stone lies on ${place}.`),
  taken: (place, stone) =>
    stone ? `${stone} no longer lies on ${place}.` : `No stone lies on ${place} any more.`,
  alsoOn: (stone, places) => `${stone} lies also on ${listed(places)}.`,
  stroke: (one, other) => `Stroke between ${one} and ${other}.`,
  noStroke: (one, other) => `No stroke between ${one} and ${other} any more.`,
  filled: (cell, number) => `${number} on ${cell}.`,
  emptied: (cell) => `${cell} is empty again.`,
  changes: (stones, strokes, numbers) =>
    stones + strokes + numbers === 0
      ? 'The board is empty.'
      : `The board now has ${listed([
          counted(stones, 'stone', 'stones'),
          counted(strokes, 'stroke', 'strokes'),
          ...(numbers > 0 ? [counted(numbers, 'number of yours', 'numbers of yours')] : []),
        ])}.`,

  undone: 'Undone.',
  redone: 'Done again.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  nothingHere: 'There is nothing of yours here.',
  edge: { up: 'Upper edge.', left: 'Left edge.', right: 'Right edge.', down: 'Lower edge.' },
  noCell: (direction) => `There is no cell ${SIDES[direction]}.`,
  covered: (cell) => `${cell} belongs to a stone and needs no stroke.`,
  given: (cell) => `The number on ${cell} is given.`,
  tooLarge: (range) => `The numbers go from 0 to ${range}.`,
  ready: { stone: 'Join: which direction?', stroke: 'Stroke: which direction?' },
  dropped: 'Given up.',
  drawing: { stone: 'Two cells are joined.', stroke: 'Two cells get a stroke between them.' },

  progress: (laid, stones) => `${laid} of ${stones} stones laid.`,
  filledIn: (filled, unknown) => `${filled} of ${unknown} numbers filled in.`,
  solved: 'All is right: the puzzle is solved.',
  allRightSoFar: 'Nothing is wrong so far.',
  lawfulSoFar:
    'No rule is broken so far. The puzzle has not exactly one solution, so only the rules were checked.',
  somethingWrong: 'Something on the board is wrong. Check says more.',
  stuck: 'No rule is broken, but from here no solution can be reached.',
  faults: (count) => (count === 1 ? '1 thing is wrong.' : `${count} things are wrong.`),
  wrongStrokes: (count) => (count === 1 ? '1 stroke is wrong.' : `${count} strokes are wrong.`),
  stoneTwice: (stone, [one, other]) => `${stone} lies on ${one} and on ${other}.`,
  stoneWrong: (place, stone) => (stone ? `${stone} does not lie on ${place}.` : `No stone lies on ${place}.`),
  numberWrong: (cell, number) => `${number} is wrong on ${cell}.`,
  more: (count) => `And ${count} more.`,
  lookAtCell: (aid, cell) => `Next aid: ${aid}, at the cell ${cell}.`,
  lookAtStone: (aid, stone) => `Next aid: ${aid}, with the stone ${stone}.`,
  lookForNumber: (cell) => `Next, find the number on ${cell}.`,
  askAgain: 'Ask again for the whole step.',
  numberIs: (cell, number) => `On ${cell} stands ${number}.`,
  noHint: 'There is no hint for this board.',
};

function listed(parts: readonly string[]): string {
  return listOf(parts, 'and');
}
