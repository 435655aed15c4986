import { lock } from 'proper-lockfile';

/** Milliseconds after which the folder of a process that was killed is free. */
const STALE_MS = 5_000;

/** Often enough to outlast that time. */
const TRIES = { retries: 14, minTimeout: 500, maxTimeout: 500 };

/**
 * Holds a database's folder for this process: two that write to it at once would destroy it. By the time of a file
 * that is renewed, not by a process id, which in another container is somebody else's.
 *
 * @returns gives it back
 * @throws Error if another process holds it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lock(folder, {
      stale: STALE_MS,
      retries: TRIES,
      onCompromised: () => process.exit(1),
    });
  } catch (cause) {
    throw new Error(`Another process uses the library in ${folder}`, { cause });
  }
}
