import { fileURLToPath } from 'node:url';
import { explain } from './console.ts';
import { makeSite } from './site/build.ts';
import { serveSite } from './site/server.ts';
import { writeSite } from './site/write.ts';

explain(`Builds the studio and serves it on this machine, until it is stopped with Ctrl and C.

Usage: npm run studio -- [PORT]`);

const USUAL_PORT = 8321;

const folder = fileURLToPath(new URL('../site', import.meta.url));
await writeSite(await makeSite(), folder);
const { url } = await serveSite(folder, { port: Number(process.argv[2] ?? USUAL_PORT) });
console.log(url);
