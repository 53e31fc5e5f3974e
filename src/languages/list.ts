// The languages of books: each is a folder here, and a line.
export { de } from './de/index.ts';
export { en } from './en/index.ts';
export { fr } from './fr/index.ts';
