import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** The required programs; Debian's packages have the names in {@link PACKAGES}. */
export const PROGRAMS = ['Xvfb', 'xdotool', 'openbox', 'orca', 'firefox-esr', 'dbus-daemon'];
export const PACKAGES =
  'orca firefox-esr xvfb xdotool openbox at-spi2-core dbus-x11 speech-dispatcher python3-pyatspi gir1.2-atspi-2.0';

const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/** Firefox asks no questions, sends no telemetry, and provides its accessibility tree. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.shell.checkDefaultBrowser': false,
  'accessibility.force_disabled': -1,
};

/** Orca does not echo keys, does not start reading by itself, and logs its speech immediately. */
const CUSTOMIZATIONS = `from orca import debug, settings
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
debug.debugFile.reconfigure(line_buffering=True)
`;

/** How long Orca must be silent, in milliseconds, before its speech counts as complete; and the timeout. */
export interface Patience {
  readonly load: number;
  readonly silence: number;
  readonly most: number;
}

/**
 * Firefox with the screen reader Orca on an invisible screen, with this folder as home. Orca logs its speech; loudspeakers are
 * not needed.
 */
export class Listener {
  readonly #home = mkdtempSync(join(tmpdir(), 'dominosa-listen-'));
  readonly #patience: Patience;
  readonly #language: string;
  readonly #running: ChildProcess[] = [];
  #environment: NodeJS.ProcessEnv = {};
  #heard = 0;

  /** @param language the language in which the browser requests pages */
  constructor(patience: Patience, language: string) {
    this.#patience = patience;
    this.#language = language;
  }

  /** Opens a page, and returns when Orca has stopped reading it. */
  async open(url: string): Promise<void> {
    const [runtime, profile] = ['run', 'profile'].map((name) => join(this.#home, name)) as [string, string];
    mkdirSync(runtime, { mode: 0o700 });
    mkdirSync(profile);
    const preferences = { ...PREFERENCES, 'intl.accept_languages': this.#language };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    const orca = join(this.#home, '.local', 'share', 'orca');
    mkdirSync(orca, { recursive: true });
    writeFileSync(join(orca, 'orca-customizations.py'), CUSTOMIZATIONS);
    this.#environment = {
      ...process.env,
      HOME: this.#home,
      XDG_RUNTIME_DIR: runtime,
      GNOME_ACCESSIBILITY: '1',
      // Without sound output, a voice that waits for it would block Orca. Its speech is read from the log, so no voice is
      // needed.
      SPEECHD_ADDRESS: 'unix_socket:/nonexistent',
    };
    this.#environment.DISPLAY = `:${await this.#tell('Xvfb', '-displayfd', '1', '-screen', '0', '1200x900x24')}`;
    const address = await this.#tell('dbus-daemon', '--session', '--nofork', '--print-address');
    this.#environment.DBUS_SESSION_BUS_ADDRESS = address;
    this.#start(BUS_LAUNCHER, '--launch-immediately', '--screen-reader=1');
    this.#start('openbox');
    await wait(1000);
    this.#start('orca', '--replace', `--debug-file=${this.#log}`);
    await wait(4000);
    this.#start('firefox-esr', '--no-remote', '--profile', profile, url);
    await this.#loaded();
    await this.press('Control');
  }

  /** Presses a key by Playwright's name. @returns what Orca says then, utterance by utterance */
  async press(key: string): Promise<string[]> {
    await this.#run('xdotool', 'key', xName(key));
    return this.#listen();
  }

  close(): void {
    for (const { pid } of this.#running.reverse()) {
      try {
        process.kill(-pid!, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }

  get #log(): string {
    return join(this.#home, 'orca.log');
  }

  /** @throws Error if Orca has not announced the page in time */
  async #loaded(): Promise<void> {
    const start = Date.now();
    while (!this.#said().some((text) => text.startsWith('Finished loading'))) {
      if (Date.now() - start > this.#patience.load)
        throw new Error('Orca has not heard that the page is loaded');
      await wait(100);
    }
    await this.#listen();
  }

  async #listen(): Promise<string[]> {
    const { silence, most } = this.#patience;
    const start = Date.now();
    let count = this.#heard;
    // On a busy machine the first word can take long; the rest follows quickly.
    const patience = () => (count === this.#heard ? 4 * silence : silence);
    for (let last = start; Date.now() - last < patience() && Date.now() - start < most; ) {
      await wait(100);
      const now = this.#said().length;
      if (now !== count) last = Date.now();
      count = now;
    }
    const said = this.#said().slice(this.#heard);
    this.#heard += said.length;
    return said;
  }

  #said(): string[] {
    const lines = readFileSync(this.#log, 'utf8').split('\n');
    return lines.flatMap((line) => {
      const said = /SPEECH OUTPUT: '(.*?)\s*'(?:\{|$)/.exec(line)?.[1]?.trim();
      return said ? [said] : [];
    });
  }

  /** Starts a background program in its own process group, so that its child processes end with it. */
  #start(name: string, ...options: string[]): ChildProcess {
    const child = spawn(name, options, {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    child.stdout!.resume();
    this.#running.push(child);
    return child;
  }

  /** The same. @returns the first line that it writes */
  async #tell(name: string, ...options: string[]): Promise<string> {
    const { stdout } = this.#start(name, ...options);
    const [line] = await once(createInterface({ input: stdout! }), 'line');
    return line;
  }

  async #run(name: string, ...options: string[]): Promise<void> {
    await once(spawn(name, options, { env: this.#environment, stdio: 'ignore' }), 'exit');
  }
}

const X_NAMES: Readonly<Record<string, string>> = {
  Enter: 'Return',
  Space: 'space',
  Control: 'ctrl',
  Shift: 'shift',
  PageUp: 'Prior',
  PageDown: 'Next',
  '?': 'question',
};

function xName(key: string): string {
  return key
    .split('+')
    .map((part) => X_NAMES[part] ?? part.replace(/^Arrow/, ''))
    .join('+');
}
