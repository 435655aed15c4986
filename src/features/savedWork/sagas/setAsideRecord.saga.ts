import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork, SetAside, SetAsideReason, Stored } from '@/platform/workStore';
import { recordSetAside } from '../setAside.slice';
import { writeInTime } from './inTime';

/** Stores a record unchanged under a separate key, before anything may replace it. */
export function* setAsideRecord(
  { hash, name }: Pick<FoundWork['summary'], 'hash' | 'name'>,
  record: unknown,
  reason: SetAsideReason,
): SagaGenerator<Stored<SetAside>> {
  const { workStore, clock, ids } = yield* getPlatform();
  const aside = { id: ids.uuid(), hash, name, setAsideAt: clock.now(), reason, record };
  const kept = yield* writeInTime(() => workStore.setAside(aside));
  if (kept.ok) yield* put(recordSetAside(kept.value));
  return kept;
}
