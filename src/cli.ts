#!/usr/bin/env node
try {
  const { start } = await import('./cli/start.ts');
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  // What tells of errors could not be loaded itself.
  if ((error as NodeJS.ErrnoException).code !== 'EMFILE') throw error;
  process.stderr.write('error: too many files are open\nhint: allow this program more (`ulimit -n 1024`)\n');
  process.exitCode = 1;
}
