import { readingNextRequested } from '@/features/recognition';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import type { boxesReadRequested } from '../boxes.actions';

/** 'Read this': as 'Read again' does, once the run in progress has ended. */
export function* readBoxes({
  payload,
}: ReturnType<typeof boxesReadRequested>): SagaGenerator<void> {
  yield* put(readingNextRequested({ ids: payload.segmentIds }));
}
