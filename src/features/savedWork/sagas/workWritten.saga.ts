import { put, type SagaGenerator } from '@/lib/saga/effects';
import type { WorkSummary, WrittenWork } from '@/platform/workStore';
import { workSaved } from '../savedWork.slice';
import { setAsideRecord } from './setAsideRecord.saga';
import { tell } from './tell.saga';

/** Lists what was written, and sets aside the work of another tab that it replaced. */
export function* workWritten(
  summary: WorkSummary,
  { replaced }: WrittenWork,
  isOpen: boolean,
): SagaGenerator<void> {
  yield* put(workSaved({ summary, isOpen }));
  yield* setReplacedAside(summary, replaced);
}

/**
 * @param replaced the record that a write replaced, if any; the user is told if it cannot be kept
 */
export function* setReplacedAside(summary: WorkSummary, replaced: unknown): SagaGenerator<void> {
  if (replaced === undefined) return;
  const kept = yield* setAsideRecord(summary, replaced, 'replaced');
  if (kept.ok) return;
  const message = `Another tab’s work on "${summary.name}" was replaced, and could not be set aside`;
  yield* tell(message, kept.fault.message);
}
