import { spawnSync } from 'node:child_process';
import { it } from 'vitest';

// External programs. Without one its tests are skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

/** How Java is started: it ends too soon for its second compiler, and for collecting garbage on several cores, to pay. */
export const JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const;

/** The output of a program on both streams. */
export interface Said {
  readonly status: number | null;
  readonly text: string;
}

export function runTool(tool: string, ...args: string[]): Said {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status, text: stdout + stderr };
}

/** A test that needs a tool. */
export function withTool(tool: string, what: string, test: () => void | Promise<void>): void {
  const missing = spawnSync(tool, ['--version']).error !== undefined;
  it.skipIf(missing && !REQUIRED)(`${tool}${missing ? ' (not installed)' : ''} ${what}`, async () => {
    if (missing) throw new Error(`${tool} is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`);
    await test();
  });
}
