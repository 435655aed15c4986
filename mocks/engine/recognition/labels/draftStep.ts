import type { Draft } from './formulaDraft';

/** A draft after one token, or after several that belong together. */
export interface Step {
  readonly next: Draft;
  readonly used: number;
}
