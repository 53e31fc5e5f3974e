// Paths inside a book's files, with slashes between their parts.

/** The folder that a file is in, without a slash at its end; an empty text for the uppermost. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last part of a path. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path that another names as seen from a folder, without `.` and `..` where they can be followed. */
export function pathFrom(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** How a file is named as seen from a folder. */
export function relativePath(folder: string, path: string): string {
  const [from, to] = [folder, path].map((each) => each.split('/').filter(Boolean)) as [string[], string[]];
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
