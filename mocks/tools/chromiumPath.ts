import { existsSync } from 'node:fs';

/**
 * Where Debian's packages put the browser. The headless shell needs a third less processor time, but has no
 * back/forward cache, which a test needs.
 */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] as const;

/**
 * The Chromium that tests and tools start: `CHROMIUM_PATH`, or the first of Debian's that is installed.
 *
 * @param isThere whether a file exists
 */
export function chromiumPath(
  env: Readonly<Record<string, string | undefined>> = process.env,
  isThere: (file: string) => boolean = existsSync,
): string {
  return env['CHROMIUM_PATH'] ?? PLACES.find(isThere) ?? '/usr/bin/chromium';
}
