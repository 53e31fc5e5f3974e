import { spawnSync } from 'node:child_process';

/** Variables that npm sets for scripts, which must not reach another npm; and forced colours. */
const OWN = /^(npm_(package|lifecycle|config_local_prefix)|FORCE_COLOR$)/;

/** The output of a program. @param path is prepended to PATH @throws Error with its entire output if it fails */
export function run(cwd: string, program: string, args: readonly string[], path = ''): string {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN.test(name));
  const env = { ...Object.fromEntries(inherited), PATH: [path, process.env.PATH].filter(Boolean).join(':') };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
  return stdout;
}
