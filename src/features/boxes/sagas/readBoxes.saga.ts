import { whileDocumentIsOpen } from '@/features/document';
import { recognitionRetryRequested, selectIsRunning } from '@/features/recognition';
import { selectSegmentById } from '@/features/segments';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { RecognitionRootState } from '@/features/recognition';
import type { boxesReadRequested } from '../boxes.slice';

const isNotRunning = (state: RecognitionRootState): boolean => !selectIsRunning(state);

/** 'Read this': as 'Read again' does, once the run in progress has ended. */
export function* readBoxes({
  payload,
}: ReturnType<typeof boxesReadRequested>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* afterThisRun() {
    yield* waitFor(isNotRunning);
    const ids: string[] = [];
    for (const id of payload.segmentIds) {
      if (yield* select(selectSegmentById, id)) ids.push(id);
    }
    if (ids.length > 0) yield* put(recognitionRetryRequested({ ids }));
  });
}
