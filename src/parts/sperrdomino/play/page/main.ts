import { TABLE_PLAYER } from './player.ts';

// The script for pages with games of Sperrdomino. It stands before that of puzzles, which takes up the player.
globalThis.dominosaPlayers = [...(globalThis.dominosaPlayers ?? []), TABLE_PLAYER];
