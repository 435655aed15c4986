import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { LATE, type Stored } from '@/platform/workStore';

/** ms that the store has to read something; a database that is locked or broken may never answer. */
const READING_MS = 10_000;

/** ms that it has to write: a PDF of 50 MB goes to a slow disk, and what is removed waits for it. */
const WRITING_MS = 60_000;

/** What the store says, or that it says nothing. */
function* inTime<T>(ask: () => Promise<Stored<T>>, ms: number): SagaGenerator<Stored<T>> {
  const { answer } = yield* race({ answer: call(ask), late: delay(ms) });
  return answer ?? { ok: false, fault: LATE };
}

export const readInTime = <T>(ask: () => Promise<Stored<T>>) => inTime(ask, READING_MS);

export const writeInTime = <T>(ask: () => Promise<Stored<T>>) => inTime(ask, WRITING_MS);
