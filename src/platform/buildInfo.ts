/** The build, recorded in traces so that a maintainer can replay one with the code that made it. */
export interface BuildInfo {
  readonly version: string;
  /** Short hash of the commit, with `+` if files differed from it; `unknown` without git. */
  readonly build: string;
}

/** webpack inserts both values; elsewhere, in Node and in tests, there are none. */
export const buildInfo: BuildInfo = {
  version: process.env.MARCUS_VERSION ?? 'unknown',
  build: process.env.MARCUS_BUILD ?? 'unknown',
};
