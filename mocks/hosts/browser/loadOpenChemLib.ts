import type { OpenChemLib } from '../../engine/chemistry/perception/openChemLib';

/** ms to fetch 0.3 MB. The task that waits has ten seconds, in which it must still answer what was read. */
const LONGEST_WAIT = 4_000;

/** @throws Error if it cannot be fetched, or not in time: the next call finds what has arrived since */
export const loadOpenChemLib = (): Promise<OpenChemLib> =>
  Promise.race([import('openchemlib'), failsAfter(LONGEST_WAIT)]);

const failsAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('openchemlib has not arrived')), ms);
  });
