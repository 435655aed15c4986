import type { ProcessingOptions } from '@/domain/processingOptions';
import { isSameCutOut, type Segment } from '@/domain/segment';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { readingsReceived, selectIsProcessed } from '@/features/structures';
import { errorMessage } from '@/lib/errorMessage';
import { all, call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { NO_STRUCTURE, selectEngineOffer, selectJob } from '../recognition.selectors';
import {
  earlierStructureKept,
  recognitionCancelRequested,
  runCancelled,
  runFinished,
  runStarted,
  segmentConverted,
  segmentFailed,
  segmentStarted,
} from '../recognition.slice';
import { currentSegment } from './currentSegment.saga';
import { recogniseBest } from './recogniseBest.saga';
import { readSegment } from './readSegment.saga';

/**
 * Concurrent requests. The reference services do one heavy task at a time, so more lanes would only wait
 * there; two keep ours busy while an answer is in transit.
 */
const LANES = 2;

const CUT_OUT_AGAIN = 'The article was cut out again meanwhile; read it once more.';

/** Reads the given segments, showing each result as it arrives, until done, cancelled or outdated. */
export function* recognise(
  ids: readonly string[],
  options: ProcessingOptions,
): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  yield* put(runStarted({ ids, engine: options.engine, at: clock.now() }));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    try {
      const { cancelled } = yield* race({
        done: call(runLanes, ids, options),
        cancelled: take(recognitionCancelRequested),
      });
      yield* put(cancelled ? runCancelled() : runFinished());
      yield* announceResult();
    } catch (error) {
      yield* endRun(error);
    }
  });
}

/**
 * An unreadable drawing does not end a run; only a fault of ours does, and then another run is still
 * possible.
 */
function* endRun(error: unknown): SagaGenerator<void> {
  yield* put(runCancelled());
  const cause = errorMessage(error);
  yield* raiseNotice({ type: 'error', message: 'Failed to process segments', cause });
}

function* runLanes(ids: readonly string[], options: ProcessingOptions): SagaGenerator<void> {
  const queue = [...ids];
  const lanes = Array.from({ length: Math.min(LANES, ids.length) }, () =>
    call(lane, queue, options),
  );
  yield* all(lanes);
}

/** Takes segment after segment from the queue that all lanes share. */
function* lane(queue: string[], options: ProcessingOptions): SagaGenerator<void> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const segment = yield* currentSegment(id);
    if (segment) yield* readAndKeep(segment, options);
  }
}

function* readAndKeep(chosen: Segment, options: ProcessingOptions): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const { id } = chosen;
  yield* put(segmentStarted({ id, at: clock.now() }));
  const versions = yield* readVersions(chosen, options);
  // The article may have been cut out again meanwhile.
  const segment = yield* currentSegment(id);
  const version = versions.at(-1);
  if (!segment || !version) return;
  if (!isSameCutOut(segment, chosen)) {
    yield* keepFailure(segment, CUT_OUT_AGAIN);
    return;
  }
  yield* put(readingsReceived({ segment, versions }));
  if (hasStructure(version)) yield* put(segmentConverted({ id }));
  else yield* keepFailure(segment, version.error ?? NO_STRUCTURE);
}

function* keepFailure(segment: Segment, message: string): SagaGenerator<void> {
  const { id } = segment;
  const keepsEarlier = yield* select(selectIsProcessed, segment);
  yield* put(keepsEarlier ? earlierStructureKept({ id, message }) : segmentFailed({ id, message }));
}

/** By one engine, or by all; the version that stands comes last. */
function* readVersions(
  segment: Segment,
  options: ProcessingOptions,
): SagaGenerator<readonly StructureVersion[]> {
  const { best } = yield* select(selectEngineOffer);
  if (best?.id === options.engine) return yield* recogniseBest(segment, options, best);
  return [yield* readSegment(segment, options)];
}

function* announceResult(): SagaGenerator<void> {
  const job = yield* select(selectJob);
  if (!job) return;
  const { converted, total, kept = 0 } = job;
  yield* raiseNotice({
    type: converted > kept ? 'success' : 'warning',
    message: `Converted ${converted} of ${total} structures`,
    ...(kept > 0 && { cause: keptInWords(kept) }),
  });
}

const keptInWords = (kept: number) =>
  kept === 1
    ? 'One could not be read again and keeps its earlier structure.'
    : `${kept} could not be read again and keep their earlier structures.`;
