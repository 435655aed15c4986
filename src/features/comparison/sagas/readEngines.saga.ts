import type { EngineId, EngineInfo } from '@/domain/engines';
import { withEngine, defaultProcessingOptions } from '@/domain/processingOptions';
import {
  mayRecognise,
  readSegment,
  restoreCutOuts,
  selectEngineIds,
  selectEngines,
  selectProcessingOptions,
} from '@/features/recognition';
import { selectSegmentById } from '@/features/segments';
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
 * Has the engines read the segment: those that have not yet, and all of them each time the user asks
 * for it, or one that the user tries again. Ends only by being cancelled.
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

/** Results seen before are kept (until 'Process All Engines Again'). */
function* unreadEngines(segmentId: string): SagaGenerator<EngineId[]> {
  const engines = yield* select(selectEngineIds);
  const comparison = yield* select(selectComparison, segmentId);
  return engines.filter((engine) => comparison?.readings[engine] === undefined);
}

function* readAndRetry(segmentId: string, engines: readonly EngineId[]): SagaGenerator<void> {
  yield* takeEvery(engineRetryRequested, ({ payload }) => readOnce(segmentId, [payload]));
  yield* readOnce(segmentId, engines);
}

/** All at once, each on its own clock; the requests of one that fails end none of the others. */
function* readOnce(segmentId: string, engines: readonly EngineId[]): SagaGenerator<void> {
  if (engines.length === 0 || !(yield* mayRecognise()) || !(yield* restoreCutOuts())) return;
  const { clock, ids } = yield* getPlatform();
  const known = yield* select(selectEngines);
  const present = engines.filter((engine) => known[engine]?.available !== false);
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
  known: Readonly<Record<EngineId, EngineInfo>>,
): Record<EngineId, string> {
  const absent = engines.filter((engine) => known[engine]?.available === false);
  return Object.fromEntries(
    absent.map((engine) => [engine, known[engine]?.reason ?? 'Not available on these services']),
  );
}

/** The user's own options hold for the engine they were made for; the others read with their defaults. */
function* readWith(segmentId: string, engine: EngineId): SagaGenerator<void> {
  // Looked up only now: the cut-outs may have been made again, in another directory.
  const segment = yield* select(selectSegmentById, segmentId);
  if (!segment) return;
  const { config } = yield* getPlatform();
  const chosen = yield* select(selectProcessingOptions);
  const options =
    chosen.engine === engine
      ? chosen
      : withEngine(defaultProcessingOptions(config.product), engine, config.product);
  const version = yield* readSegment(segment, options);
  yield* put(engineRead({ segmentId, engine, version }));
}
