import { findEngine, type EngineId, type EngineInfo } from '@/domain/engines';
import { withEngine } from '@/domain/processingOptions';
import {
  mayRecognise,
  readDrawing,
  withCutOut,
  ensureSegmentsAreHeld,
  selectEngineIds,
  selectEngineOffer,
  selectProcessingOptions,
} from '@/features/recognition';
import { selectSegmentById } from '@/article';
import {
  all,
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectComparison } from '../comparison.selectors';
import {
  allEnginesRequested,
  engineRead,
  engineRetryRequested,
  readingsStarted,
} from '../comparison.slice';

/**
 * Runs the engines on the segment: those that have not read it yet, all of them whenever the user asks, or a
 * single one that is retried. It runs until it is cancelled.
 */
export function* readEngines(segmentId: string): SagaGenerator<void> {
  let engines = yield* unreadEngines(segmentId);
  for (;;) {
    yield* race({
      work: call(readAndRetry, segmentId, engines),
      again: take(allEnginesRequested),
    });
    engines = yield* select(selectEngineIds);
  }
}

/** Readings seen before are kept (until 'Process All Engines Again'). */
function* unreadEngines(segmentId: string): SagaGenerator<EngineId[]> {
  const engines = yield* select(selectEngineIds);
  const comparison = yield* select(selectComparison, segmentId);
  return engines.filter((engine) => comparison?.readings[engine] === undefined);
}

function* readAndRetry(segmentId: string, engines: readonly EngineId[]): SagaGenerator<void> {
  yield* takeEvery(engineRetryRequested, ({ payload }) => readOnce(segmentId, [payload]));
  yield* readOnce(segmentId, engines);
}

/** All at once, each with its own time; a failure ends none of the others. */
function* readOnce(segmentId: string, engines: readonly EngineId[]): SagaGenerator<void> {
  if (engines.length === 0 || !(yield* mayRecognise()) || !(yield* ensureSegmentsAreHeld())) return;
  const { clock, ids } = yield* getPlatform();
  const { engines: known } = yield* select(selectEngineOffer);
  const present = engines.filter((engine) => findEngine(known, engine)?.available !== false);
  yield* put(
    readingsStarted({
      segmentId,
      comparisonId: ids.uuid(),
      engines: present,
      unavailable: reasons(engines, known),
      at: clock.now(),
    }),
  );
  yield* all(present.map((engine) => call(readWith, segmentId, engine)));
}

function reasons(
  engines: readonly EngineId[],
  known: readonly EngineInfo[],
): Record<EngineId, string> {
  const absent = known.filter(({ id, available }) => engines.includes(id) && !available);
  return Object.fromEntries(
    absent.map(({ id, reason = 'Not available on these services' }) => [id, reason]),
  );
}

/** The user's options apply to the engine they were made for; the others use their defaults. */
function* readWith(segmentId: string, engine: EngineId): SagaGenerator<void> {
  // Looked up only now: the segments may have been extracted again, into another directory.
  const segment = yield* select(selectSegmentById, segmentId);
  if (!segment) return;
  const offer = yield* select(selectEngineOffer);
  const chosen = yield* select(selectProcessingOptions);
  const { segment: cutOut, failure } = yield* withCutOut(segment);
  const { standing } = yield* readDrawing(cutOut, withEngine(chosen, engine, offer), failure);
  yield* put(engineRead({ segmentId, engine, version: standing }));
}
