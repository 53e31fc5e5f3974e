import { spawnSync } from 'node:child_process';

/** Whether pdftoppm can be run. */
export function canPaint(): boolean {
  return spawnSync('pdftoppm', ['-v']).error === undefined;
}

/** The greys of a page, 0 for black. @throws Error if pdftoppm fails */
export function paintedBy(pdf: string, page: number, dpi: number) {
  const args = ['-gray', '-r', String(dpi), '-f', String(page), '-l', String(page), pdf];
  const { stdout, status } = spawnSync('pdftoppm', args, { maxBuffer: 1 << 28 });
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 30));
  if (status !== 0 || !head) throw new Error(`pdftoppm cannot paint page ${page} of ${pdf}`);
  return { width: Number(head[1]), height: Number(head[2]), greys: stdout.subarray(head[0].length) };
}
