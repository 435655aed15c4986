/** What was built: told in traces, so that a maintainer replays one with the code that made it. */
export interface BuildInfo {
  readonly version: string;
  /** Short hash of the commit, with `+` when files differed from it; `unknown` without git. */
  readonly build: string;
}

/** webpack puts both values in; elsewhere, in Node and in tests, there are none. */
export const buildInfo: BuildInfo = {
  version: process.env.MARCUS_VERSION ?? 'unknown',
  build: process.env.MARCUS_BUILD ?? 'unknown',
};
