// Builds the studio, a static site, in site/.
// npm run site

import { fileURLToPath } from 'node:url';
import { makeSite, writeSite } from './site/build.ts';

writeSite(await makeSite(), fileURLToPath(new URL('../site', import.meta.url)));
