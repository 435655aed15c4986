import { getContext, type SagaGenerator } from '@/lib/saga/effects';
import type { TraceRecorder } from '../recording/traceRecorder';

/** The recorder of the store that this saga runs in. */
export function* getTraceRecorder(): SagaGenerator<TraceRecorder> {
  return yield* getContext<TraceRecorder>('traceRecorder');
}
