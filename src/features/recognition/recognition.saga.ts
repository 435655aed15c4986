import { isAnyOf } from '@reduxjs/toolkit';
import { findEngine, type EngineId } from '@/domain/engines';
import { usualReader } from '@/domain/usualReader';
import { selectAllSegments, selectAllStructures } from '@/article';
import { actionChannel, fork, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import {
  readingNextRequested,
  recognitionRequested,
  recognitionRetryRequested,
} from './recognition.slice';
import { selectIsRunning } from './recognition.selectors';
import { selectReaders } from './engineChoice.selectors';
import type { RecognitionRunRootState } from './recognitionState';
import { confirmReadings } from './sagas/confirmReadings.saga';
import { loadEngines } from './sagas/loadEngines.saga';
import { recogniseChosen } from './sagas/recogniseChosen.saga';

const isNotRunning = (state: RecognitionRunRootState): boolean => !selectIsRunning(state);

/**
 * One run at a time. A request during a run is ignored, because its button is busy, unless it asks for what is
 * read next.
 */
export function* recognitionSaga(): SagaGenerator<void> {
  yield* fork(loadEngines);
  yield* fork(confirmReadings);
  const waiting = yield* actionChannel(readingNextRequested.match);
  try {
    for (;;) {
      const { now, next } = yield* race({
        now: take(isAnyOf(recognitionRequested, recognitionRetryRequested)),
        next: take(waiting),
      });
      if (now)
        yield* recogniseChosen(recognitionRetryRequested.match(now) ? now.payload : undefined);
      else if (next && readingNextRequested.match(next)) yield* readNext(next);
    }
  } finally {
    waiting.close();
  }
}

/** A drawing of the article is read as the others were, whatever is chosen for the next run. */
function* asTheOthers(): SagaGenerator<{ readonly engine?: EngineId }> {
  const engine = usualReader(yield* select(selectAllStructures));
  const readers = yield* select(selectReaders);
  const isOffered = engine !== undefined && findEngine(readers, engine)?.available === true;
  return isOffered ? { engine } : {};
}

/** Waits for a run in progress, such as that of the article, and reads those that still exist then. */
function* readNext({ payload }: ReturnType<typeof readingNextRequested>): SagaGenerator<void> {
  yield* waitFor(isNotRunning);
  const known = new Set((yield* select(selectAllSegments)).map(({ id }) => id));
  const ids = payload.ids.filter((id) => known.has(id));
  if (ids.length > 0) yield* recogniseChosen({ ids, ...(yield* asTheOthers()) });
}
