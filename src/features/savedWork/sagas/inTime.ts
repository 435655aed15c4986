import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { LATE, type Stored } from '@/platform/workStore';

/** Time limit for reading, ms; a database that is locked or broken may never answer. */
const READING_MS = 10_000;

/** Time limit for writing, ms: a PDF of 50 MB may go to a slow disk, and removals wait for it. */
const WRITING_MS = 60_000;

/** The store's answer, or a fault if there is none in time. */
function* inTime<T>(ask: () => Promise<Stored<T>>, ms: number): SagaGenerator<Stored<T>> {
  const { answer } = yield* race({ answer: call(ask), late: delay(ms) });
  return answer ?? { ok: false, fault: LATE };
}

export const readInTime = <T>(ask: () => Promise<Stored<T>>) => inTime(ask, READING_MS);

export const writeInTime = <T>(ask: () => Promise<Stored<T>>) => inTime(ask, WRITING_MS);
