import type { SpaceEstimate, StorageSpace } from '@/platform/storageSpace';

export interface FakeStorageSpace extends StorageSpace {
  space: SpaceEstimate | undefined;
  /** How often the browser was asked to keep everything. */
  timesAsked: number;
}

export function createFakeStorageSpace(): FakeStorageSpace {
  const fake: FakeStorageSpace = {
    space: { used: 10_000_000, quota: 2_000_000_000 },
    timesAsked: 0,
    estimate: async () => fake.space,
    persist: async () => {
      fake.timesAsked += 1;
      return true;
    },
  };
  return fake;
}
