import type { LiblouisProgram } from '../../braille/liblouis.ts';

// A file of the site, made when it is built.
declare const program: LiblouisProgram;
export default program;
