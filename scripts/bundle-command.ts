// Writes dist/cli.js and dist/cli/: the command in a few files.
// npm run build:command

import { writeCommand } from './command/bundle.ts';

await writeCommand();
