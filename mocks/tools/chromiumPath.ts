import { existsSync } from 'node:fs';

/** Where Debian's packages put the whole browser. */
const WHOLE = '/usr/bin/chromium';
/** And its headless shell, which needs a third less processor time, but has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The Chromium that tests and tools start: `CHROMIUM_PATH`, or Debian's headless shell, or its whole browser.
 *
 * @param isThere whether a file exists
 */
export function chromiumPath(
  env: Environment = process.env,
  isThere: (file: string) => boolean = existsSync,
): string {
  return env['CHROMIUM_PATH'] ?? (isThere(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE);
}

/**
 * The Chromium for what its headless shell lacks: `CHROMIUM_PATH` or Debian's, whichever is a whole browser.
 *
 * @param isThere whether a file exists
 * @returns undefined if there is none
 * @public The browser tests' configuration uses it.
 */
export function wholeChromiumPath(
  env: Environment = process.env,
  isThere: (file: string) => boolean = existsSync,
): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && !/headless[-_]shell/.test(named)) return named;
  return isThere(WHOLE) ? WHOLE : undefined;
}
