import { ComposerAssistant } from '../parts/composing/play/assistant.ts';
import type { Assistant } from './assistant.ts';
import type { PlayBoard } from './play-board.ts';
import { puzzleAssistant } from './puzzle-assistant.ts';
import type { Speech } from './speech.ts';

/** Who answers the questions of a player, by what is played. */
export function assistantOf(playBoard: PlayBoard, speech: Speech): Assistant {
  return playBoard.task
    ? new ComposerAssistant(playBoard, playBoard.task, speech)
    : puzzleAssistant(playBoard, speech);
}
