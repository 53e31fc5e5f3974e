import { expect, it } from 'vitest';
import type { Assistant, Told } from '../../src/play/assistant.ts';
import { assistantOf } from '../../src/play/assistants.ts';
import { Session } from '../../src/play/session.ts';
import { Speech } from '../../src/play/speech.ts';
import { playBoardOf } from '../helpers/play/play-boards.ts';
import { playWordsOf } from '../helpers/play/words.ts';

/** A session whose hints are found after so many slices. */
function searching(slices: number, found: Told) {
  const playBoard = playBoardOf('small');
  const speech = new Speech(playBoard, playWordsOf('en'));
  let left = slices;
  const assistant: Assistant = Object.assign(assistantOf(playBoard, speech), {
    hint: () => ({ text: 'It is searched for.', goOn: () => (--left > 0 ? undefined : found) }),
  });
  return new Session(playBoard, speech, assistant);
}

it('an answer that takes long is searched for slice by slice, and said when it is found', () => {
  const session = searching(3, { kind: 'hint', stops: [{ text: 'One.', cells: [] }] });
  expect([session.isSearching, session.searchOn()]).toEqual([false, '']);
  expect(session.obey({ ask: 'hint' })).toBe('It is searched for.');
  expect([session.isSearching, session.tour]).toEqual([true, undefined]);
  expect([session.searchOn(), session.searchOn()]).toEqual(['', '']);
  expect(session.isSearching).toBe(true);
  expect(session.searchOn()).toBe('One.');
  expect([session.isSearching, session.tour?.kind]).toEqual([false, 'hint']);
});

it('an answer that is searched for is given up when the board changes', () => {
  const session = searching(2, 'Found.');
  session.obey({ ask: 'hint' });
  session.obey({ go: 'right' });
  expect(session.isSearching).toBe(true);
  session.obey({ link: 'domino', direction: 'down' });
  expect([session.isSearching, session.searchOn(), session.searchOn()]).toEqual([false, '', '']);
});
