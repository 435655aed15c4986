import { put, type SagaGenerator } from '@/lib/saga/effects';
import type { WorkSummary, WrittenWork } from '@/platform/workStore';
import { workSaved } from '../savedWork.slice';
import { setAsideRecord } from './setAsideRecord.saga';

/** Lists what was written, and sets aside the work of another tab that it replaced. */
export function* workWritten(
  summary: WorkSummary,
  { replaced }: WrittenWork,
  isOpen: boolean,
): SagaGenerator<void> {
  yield* put(workSaved({ summary, isOpen }));
  if (replaced !== undefined) yield* setAsideRecord(summary, replaced, 'replaced');
}
