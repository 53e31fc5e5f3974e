import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { type Command, commandOf, lettersOf } from '../../src/play/commands.ts';
import { HELP } from '../../src/play/help.ts';
import { press } from '../helpers/play/press.ts';
import { playWordsOf } from '../helpers/play/words.ts';

const LETTERS = lettersOf(playWordsOf('en'));

describe('a key on the board', () => {
  it.each<[keys: string, command: Command]>([
    ['ArrowUp', { go: 'up' }],
    ['ArrowLeft', { go: 'left' }],
    ['ArrowRight', { go: 'right' }],
    ['ArrowDown', { go: 'down' }],
    ['Home', { go: 'row-start' }],
    ['End', { go: 'row-end' }],
    ['Ctrl+Home', { go: 'first' }],
    ['Ctrl+End', { go: 'last' }],
    ['PageUp', { go: 'column-start' }],
    ['PageDown', { go: 'column-end' }],
    ['Shift+ArrowDown', { link: 'domino', direction: 'down' }],
    ['Enter', { ready: 'domino' }],
    ['j', { ready: 'domino' }],
    ['J', { ready: 'domino' }],
    ['s', { ready: 'bar' }],
    [' ', { pick: 'here' }],
    ['Delete', { ask: 'erase' }],
    ['Backspace', { ask: 'erase' }],
    ['Escape', { ask: 'cancel' }],
    ['Ctrl+z', { ask: 'undo' }],
    ['Meta+z', { ask: 'undo' }],
    ['Ctrl+y', { ask: 'redo' }],
    ['Ctrl+Shift+Z', { ask: 'redo' }],
    ['n', { ask: 'list' }],
    ['c', { ask: 'check' }],
    ['h', { ask: 'hint' }],
    ['w', { ready: 'where' }],
    ['f', { ready: 'find' }],
    ['r', { ask: 'row' }],
    ['o', { ask: 'column' }],
    ['e', { ask: 'free' }],
    ['p', { ask: 'progress' }],
    ['l', { ask: 'last' }],
    ['k', { ask: 'certain' }],
    ['m', { ask: 'more' }],
    ['b', { ask: 'back' }],
    ['g', { ask: 'there' }],
    ['d', { ask: 'do' }],
    ['i', { ask: 'few' }],
    ['t', { ask: 'try' }],
    ['y', { ask: 'keep' }],
    ['x', { ask: 'why' }],
    ['-', { show: 'smaller' }],
    ['+', { show: 'larger' }],
    ['Shift++', { show: 'larger' }],
    ['?', { show: 'help' }],
    ['Shift+?', { show: 'help' }],
    ['F1', { show: 'help' }],
    ['7', { type: 7 }],
  ])('%s', (keys, command) => {
    expect(commandOf(press(keys), LETTERS)).toEqual(command);
  });

  it.each([
    'Tab',
    'Shift+Tab',
    'F5',
    'Ctrl+c',
    'Ctrl+l',
    'Ctrl+ArrowRight',
    'Alt+ArrowLeft',
    'Ctrl+7',
    'q',
    'Dead',
    'constructor',
    'Ctrl+p',
    'Ctrl+Shift+y',
    'Ctrl+Shift+Home',
    'Shift+ ',
    'Shift+j',
    '10',
  ])('%s is left to the browser and the screen reader', (keys) => {
    expect(commandOf(press(keys), LETTERS)).toBeUndefined();
  });

  it.each(LANGUAGE_CODES)('has in %s letters that differ and stand in the help', (language) => {
    const words = playWordsOf(language);
    const letters = Object.values(lettersOf(words));
    expect(new Set(letters).size).toBe(letters.length);
    const told = HELP.board.map((topic) => words.text(`play-key-${topic}`)).join(' ');
    for (const letter of letters) expect(told).toMatch(new RegExp(`\\b${letter.toUpperCase()}\\b`));
  });
});
