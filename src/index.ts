export * from './entries/book.ts';
export * from './entries/make.ts';
export * from './entries/solve.ts';
