import { accessSync, constants, type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../errors.ts';
import { fileFault, isOfSystem } from '../node/file-fault.ts';

const { R_OK, W_OK, X_OK } = constants;

const NOT_REPLACED = 'cannot be replaced';
const NOT_TAKEN = 'cannot be taken along';

const ELSEWHERE = 'choose another place with --output';

/**
 * Looks whether a folder can be put aside, what others have put there be taken along, and the rest be removed.
 *
 * @param isOwn tells the names of files that are not taken along
 * @throws UserError that names what stands in the way
 */
export function checkReplaceable(folder: string, isOwn: (name: string) => boolean): void {
  checkMovable(folder);
  checkEntries(folder, isOwn);
}

/** In a folder as /tmp only its owner, that of what stands in it, and root move it. */
function checkMovable(folder: string): void {
  const [parent, own, user] = [statSync(dirname(folder)), lstatSync(folder), process.geteuid?.()];
  if (!(parent.mode & STICKY) || !user || user === own.uid || user === parent.uid) return;
  throw new UserError(`${NOT_REPLACED}: it is another user's`, {
    code: 'file-unwritable',
    where: folder,
    hint: ELSEWHERE,
  });
}

const STICKY = 0o1000;

function checkEntries(folder: string, isOwn: (name: string) => boolean): void {
  // A link is moved and removed without a look at where it leads.
  const access = lstatSync(folder).isDirectory() ? R_OK | W_OK | X_OK : R_OK | X_OK;
  checkAccess(folder, access, NOT_REPLACED, `change its permissions, or ${ELSEWHERE}`);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isLeft = isOwn(entry.name);
    if (entry.isDirectory()) checkEntries(path, () => isLeft);
    else if (!isLeft && !entry.isSymbolicLink()) checkTaken(path, entry);
  }
}

function checkTaken(path: string, entry: Dirent): void {
  if (entry.isFile()) {
    checkAccess(path, R_OK, NOT_TAKEN);
    return;
  }
  throw new UserError(`this is ${sortOf(entry)}, which ${NOT_TAKEN}`, {
    code: 'file-unreadable',
    where: path,
    hint: 'move it out of the folder',
  });
}

function checkAccess(path: string, access: number, fault: string, next?: string): void {
  try {
    accessSync(path, access);
  } catch (error) {
    throw isOfSystem(error) ? fileFault(error, fault, path, next) : error;
  }
}

function sortOf(entry: Dirent): string {
  if (entry.isFIFO()) return 'a pipe';
  return entry.isSocket() ? 'a socket' : 'a device';
}
