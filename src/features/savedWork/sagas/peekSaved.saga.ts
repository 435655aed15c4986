import type { Work } from '@/domain/work';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork } from '@/platform/workStore';
import { fallbackFor } from './fallbackFor.saga';
import { readInTime } from './inTime';
import { loadReader } from './readStored.saga';

export interface PeekedWork {
  readonly found: FoundWork;
  /** As far as it can be read. */
  readonly work: Work;
}

/**
 * The stored work on an article, only to be looked at: nothing is opened, set aside or reported. `undefined` if
 * there is none, or none that can be read.
 */
export function* peekSaved(hash: string): SagaGenerator<PeekedWork | undefined> {
  const { workStore } = yield* getPlatform();
  const found = yield* readInTime(() => workStore.get(hash));
  if (!found.ok || !found.value) return undefined;
  const reader = yield* readInTime(loadReader);
  if (!reader.ok) return undefined;
  const fallback = yield* fallbackFor(found.value.summary, found.value.file);
  const read = reader.value.readSnapshot(found.value.snapshot, fallback);
  return read.kind === 'unreadable' ? undefined : { found: found.value, work: read.work };
}
