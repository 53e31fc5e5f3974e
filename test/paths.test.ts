import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf, folderOf, pathFrom, relativePath } from '../src/paths.ts';

const part = fc.constantFrom('a', 'b', 'page.xhtml', 'EPUB');
const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
const steps = fc.array(fc.oneof(part, fc.constantFrom('.', '..')), { minLength: 1, maxLength: 6 });

/** Node calls the top folder `.`. */
const named = (folder: string) => (folder === '.' ? '' : folder);

describe('paths', () => {
  it('are taken apart and put together as Node does', () => {
    fc.assert(
      fc.property(path, path, steps, (one, other, way) => {
        expect(folderOf(one)).toBe(named(posix.dirname(one)));
        expect(fileNameOf(one)).toBe(posix.basename(one));
        const folder = folderOf(one);
        expect(pathFrom(folder, way.join('/'))).toBe(named(posix.join(folder, ...way).replace(/\/$/, '')));
        expect(relativePath(folder, other)).toBe(posix.relative(folder, other));
      }),
    );
  });

  it('lead back to a file', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        expect(pathFrom(folderOf(one), relativePath(folderOf(one), other))).toBe(other);
      }),
    );
  });
});
