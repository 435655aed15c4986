import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIME_LIMIT_MS = 10_000;

/** What a user without OSRA can do. */
export const OSRA_MISSING =
  'OSRA is not installed on this machine. On Debian or Ubuntu, `apt install osra` installs it; restart the services afterwards.';

/** Said by a machine that is to read with OSRA, where the services that asked have one. */
export const OSRA_MISSING_HERE =
  'OSRA is not installed on the machine that was to read the drawing. On Debian or Ubuntu, `apt install osra` installs it there.';

let asked: Promise<string | null> | undefined;

/** The version of the `osra` on the PATH, null if there is none; determined once per process. */
export function osraVersion(): Promise<string | null> {
  asked ??= askVersion('osra');
  return asked;
}

/** The version printed by `program --version` (`osra  version: 2.1.3`), null if it does not run. */
export async function askVersion(program: string): Promise<string | null> {
  try {
    const { stdout } = await run(program, ['--version'], { timeout: TIME_LIMIT_MS });
    return /version:\s*([\w.-]+)/i.exec(stdout)?.[1] ?? null;
  } catch {
    // Not on the PATH, not executable, or not OSRA: in each case it cannot be used.
    return null;
  }
}
