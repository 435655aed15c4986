import type { Work } from '@/domain/work';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork, SetAside, Stored, WorkStoreFault } from '@/platform/workStore';
import type { LeftOut } from '../leftOutText';
import type * as Reader from '../stored/readSnapshot';
import { fallbackFor } from './fallbackFor.saga';
import { readInTime } from './inTime';
import { setAsideRecord } from './setAsideRecord.saga';

/** What is missing from stored work, and where its record is. */
export interface Missing {
  readonly aside: SetAside;
  readonly leftOut: readonly LeftOut[];
}

export type StoredReading =
  | { readonly kind: 'none'; readonly hasNoStore?: true }
  /** `missing` is absent if all of it was read. */
  | {
      readonly kind: 'read';
      readonly found: FoundWork;
      readonly work: Work;
      readonly missing?: Missing;
    }
  | { readonly kind: 'unreadable'; readonly found: FoundWork; readonly aside: SetAside }
  /** What is stored is unknown, or could not be set aside: nothing may overwrite it. */
  | { readonly kind: 'failed'; readonly fault: WorkStoreFault };

/** Loaded with the first record to be read; a first visit has none. */
export async function loadReader(): Promise<Stored<typeof Reader>> {
  try {
    return {
      ok: true,
      value: await import(/* webpackChunkName: "stored-work" */ '../stored/readSnapshot'),
    };
  } catch {
    const message = 'The part of the page that reads saved work could not be loaded.';
    return { ok: false, fault: { kind: 'failed', message } };
  }
}

/**
 * Reads what is stored for an article. If a record cannot be read completely, it is set aside unchanged
 * before anything is made of it.
 */
export function* readStored(hash: string): SagaGenerator<StoredReading> {
  const { workStore } = yield* getPlatform();
  const answer = yield* readInTime(() => workStore.get(hash));
  // If there is no store, nothing in it can be lost; that nothing is saved is reported at the first write.
  if (!answer.ok && answer.fault.kind === 'unavailable') {
    return { kind: 'none', hasNoStore: true };
  }
  if (!answer.ok) return { kind: 'failed', fault: answer.fault };
  const found = answer.value;
  if (!found) return { kind: 'none' };
  const reader = yield* readInTime(loadReader);
  if (!reader.ok) return { kind: 'failed', fault: reader.fault };
  const read = reader.value.readSnapshot(
    found.snapshot,
    yield* fallbackFor(found.summary, found.file),
  );
  if (read.kind === 'whole') return { kind: 'read', found, work: read.work };
  const reason = read.kind === 'salvaged' ? 'damaged' : read.reason;
  const kept = yield* setAsideRecord(found.summary, found.record, reason);
  if (!kept.ok) return { kind: 'failed', fault: kept.fault };
  const aside = kept.value;
  if (read.kind === 'unreadable') return { kind: 'unreadable', found, aside };
  return { kind: 'read', found, work: read.work, missing: { aside, leftOut: read.leftOut } };
}
