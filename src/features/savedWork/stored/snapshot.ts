import type { Work } from '@/domain/work';

/** Raised whenever an older application could misread what a newer one writes. */
export const SNAPSHOT_VERSION = 3;

/** Work as it is stored. Writing it needs none of the schemas for reading it. */
export interface Snapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  readonly work: Work;
}

export const snapshotOf = (work: Work): Snapshot => ({ version: SNAPSHOT_VERSION, work });
