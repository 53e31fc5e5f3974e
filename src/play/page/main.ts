import { WordBook } from '../../words/word-book.ts';
import { parsePlayWords, WORDS_ID } from '../page-words.ts';
import { letPlay, playableSections, puzzlePlaces } from './player.ts';
import { addPlayButton } from './puzzle.ts';
import { dressPage } from './settings-store.ts';
import { addShelf } from './shelf.ts';

// The page is complete without this script; it adds to each puzzle what plays it, in the words that the page brings.
dressPage();
const { language, files } = parsePlayWords(document.getElementById(WORDS_ID)!.textContent);
const words = new WordBook(language, files);
const sections = playableSections();
for (const section of sections) addPlayButton(section, words);
const players = globalThis.dominosaPlayers ?? [];
const played = players.map((player) => letPlay(player, words));
const puzzles = [...puzzlePlaces(sections), ...played.flatMap((others) => others.puzzles)];
const games = played.flatMap((others) => others.games);
addShelf(puzzles, games, words);
