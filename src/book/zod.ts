import { z } from 'zod';

// Schemas are parsed without code that is made while the program runs: a page with a strict policy forbids it, and
// reports the mere attempt. This is said before the first schema is made, so all take `z` from here.
z.config({ jitless: true });

export { z };
