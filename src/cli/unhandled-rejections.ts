import { setImmediate } from 'node:timers/promises';
import { UserError } from '../errors.ts';

/**
 * Does work in which pdf.js reads files. Of a damaged file it rejects some promises that nobody awaits; unhandled, these would end
 * the program without a message.
 *
 * @param where names the file that is read
 * @throws UserError if one is rejected before the work is done
 */
export async function catchUnhandled<T>(work: () => Promise<T>, where: () => string): Promise<T> {
  let onRejection = (_: unknown) => {};
  const rejected = new Promise<never>((_, reject) => {
    onRejection = (error) =>
      reject(new UserError(`this cannot be read: ${(error as Error)?.message ?? error}`, { where: where() }));
  });
  process.on('unhandledRejection', onRejection);
  try {
    return await Promise.race([work(), rejected]);
  } finally {
    // What was under way ends in its turn.
    await setImmediate();
    process.off('unhandledRejection', onRejection);
  }
}
