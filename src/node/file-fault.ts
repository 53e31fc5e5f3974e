import { NotPossibleError, UserError } from '../errors.ts';

/** What a code of the system means in words, and what to do next. */
type Reason = readonly [reason: string, hint?: string];

const PERMISSION: Reason = ['permission is missing', 'change its permissions'];
const FILES_OPEN: Reason = [
  'too many files are open',
  'allow this program more (`ulimit -n 1024`), or end other programs',
];
const LINKS: Reason = ['its links lead round in a circle', 'name the file that is meant, not a link'];
const BROKEN: Reason = ['the disk gives an error', 'look whether it is sound'];
const AWAY: Reason = ['the disk or the network that it is on does not answer', 'connect it again'];

const REASONS: Readonly<Record<string, Reason>> = {
  ENOENT: ['there is no such file or folder'],
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EROFS: ['it is on a read-only disk', 'take a place on another disk'],
  ENOSPC: ['the disk is full', 'make room on it, or take a place on another one'],
  EDQUOT: ['the quota is used up', 'take away what is no longer needed, or take a place on another disk'],
  EFBIG: [
    'a file may not be so large here',
    'take a place on another disk, or raise the limit (`ulimit -f`)',
  ],
  EISDIR: ['it is a folder', 'name a file'],
  ENOTDIR: ['a part of the path is not a folder', 'look for a mistake in the path'],
  EEXIST: ['a file of this name is in the way', 'move it away'],
  ENOTEMPTY: ['the folder is not empty', 'look whether another program writes there'],
  ENAMETOOLONG: ['the name is too long', 'take a shorter one'],
  EINVAL: ['such a name or file is not possible there', 'take another name or place'],
  ELOOP: LINKS,
  EIO: BROKEN,
  EMFILE: FILES_OPEN,
  ENFILE: FILES_OPEN,
  EBUSY: ['another program is using it', 'end that program'],
  ETXTBSY: ['another program is using it', 'end that program'],
  ENOMEM: ['the memory is full', 'end other programs'],
  ENXIO: ['there is no device behind it', 'name a plain file'],
  ENODEV: ['there is no device behind it', 'name a plain file'],
  EXDEV: ['it is on another disk', 'take a place on the same one'],
  ENOTSUP: ['that disk cannot do it', 'take a place on another one'],
  ENOTCONN: AWAY,
  ETIMEDOUT: AWAY,
  EHOSTDOWN: AWAY,
  ESTALE: AWAY,
};

/** Whether it says nothing of the file. */
function isOfMachine(error: unknown): boolean {
  return ['EMFILE', 'ENFILE', 'ENOMEM'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Why the system refuses something, in words, and what to do next. */
function reasonOf(error: unknown): Reason {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return ['the system refuses it'];
  return REASONS[code] ?? [`the system refuses it (${code})`];
}

/** Whether an error is one of the system's, as of files. */
export function isOfSystem(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return typeof code === 'string' && (syscall !== undefined || code in REASONS);
}

/**
 * The message for a fault of the system.
 *
 * @param what could not be done, as `cannot be read`
 * @param next what to do, if more is known than of all such faults
 */
export function fileFault(error: unknown, what: string, where: string, next?: string): UserError {
  const [reason, hint] = reasonOf(error);
  const message = `${what}: ${reason}`;
  if (isOfMachine(error)) return new NotPossibleError(message, { where, hint });
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  const code = what.endsWith(UNREAD) ? 'file-unreadable' : 'file-unwritable';
  return new UserError(message, { code: isMissing ? 'file-missing' : code, where, hint: next ?? hint });
}

/** The message for a fault of the machine that concerns no file; nothing if it is none. */
export function machineFault(error: unknown): UserError | undefined {
  if (!isOfMachine(error)) return undefined;
  const [reason, hint] = reasonOf(error);
  return new NotPossibleError(reason, { hint });
}

/**
 * Does what can fail for reasons of the disk.
 *
 * @throws UserError that names the path, as {@link fileFault} makes it
 */
export function onDisk<T>(path: string, work: () => T, fault: string = UNWRITTEN, next?: string): T {
  try {
    return work();
  } catch (error) {
    throw isOfSystem(error) ? fileFault(error, fault, path, next) : error;
  }
}

export const UNREAD = 'cannot be read';
export const UNWRITTEN = 'cannot be written';
