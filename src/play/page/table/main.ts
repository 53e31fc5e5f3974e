import { ENDGAMES } from './player.ts';

// The script for pages with ends of Sperrdomino. It stands before that of puzzles, which takes up the player.
globalThis.dominosaPlayers = [...(globalThis.dominosaPlayers ?? []), ENDGAMES];
