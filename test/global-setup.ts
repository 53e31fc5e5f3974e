// Commands that make book.html need the script for playing, as `npm run build:play` writes it.
export { writePlay as setup } from '../scripts/play/bundle.ts';
