import { fileURLToPath } from 'node:url';
import { UserError } from '../src/errors.ts';
import { explain, orTold } from './console.ts';
import { makeSite } from './site/build.ts';
import { serveSite } from './site/server.ts';
import { writeSite } from './site/write.ts';

explain(`Builds the studio and serves it on this machine, until it is stopped with Ctrl and C.

Usage: npm run studio -- [PORT]`);

const USUAL_PORT = 8321;
const LAST_PORT = 65535;

await orTold(async () => {
  const port = portOf(process.argv.slice(2));
  const folder = fileURLToPath(new URL('../site', import.meta.url));
  await writeSite(await makeSite(), folder);
  const { url } = await serveSite(folder, { port });
  console.log(url);
});

/** @throws UserError if it is not a port, or if there are further arguments */
function portOf([text, ...more]: readonly string[]): number {
  if (text === undefined) return USUAL_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (more.length === 0 && port <= LAST_PORT) return port;
  throw new UserError(`${[text, ...more].join(' ')} is no port`, {
    expected: `a whole number to ${LAST_PORT}, or nothing for ${USUAL_PORT}`,
  });
}
