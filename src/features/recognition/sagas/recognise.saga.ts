import type { ProcessingOptions } from '@/domain/processingOptions';
import type { DrawingReadings } from '@/domain/readingRelations';
import { isSameCutOut, type Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import {
  earlierStructureKept,
  readingsReceived,
  runExtended,
  runStarted,
  segmentConverted,
  segmentFailed,
  selectIsProcessed,
} from '@/article';
import { errorMessage } from '@/lib/errorMessage';
import { all, call, fork, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { NO_STRUCTURE, selectIdsOnShownPage, selectJob } from '../recognition.selectors';
import {
  recognitionCancelRequested,
  recognitionStopRequested,
  runCancelled,
  runFinished,
  segmentStarted,
} from '../recognition.slice';
import { currentSegment } from './currentSegment.saga';
import { createQueue, type ReadingQueue } from './readingQueue';
import { readDrawing } from './readDrawing.saga';
import { withCutOut } from './withCutOut.saga';

/**
 * Concurrent requests. The reference services do one heavy task at a time, so more lanes would only wait
 * there; two keep ours busy while an answer is in transit.
 */
const LANES = 2;

const CUT_OUT_AGAIN = 'The article was cut out again meanwhile; read it once more.';

/** What a run reads, and how. */
export interface Run {
  /** In the order in which they are read. */
  readonly ids: readonly string[];
  readonly options: ProcessingOptions;
  /** Those on the page that the viewer shows come before the others, also after it was scrolled. */
  readonly shownPageFirst?: boolean;
  /** The user asks this engine and no other: not even the file, if that states the structure. */
  readonly isByName?: boolean;
  /** Waits for further drawings; `undefined` if no more will come. */
  readonly later?: () => SagaGenerator<readonly string[] | undefined>;
}

/** Reads the given segments, showing each result as it arrives, until done, cancelled or outdated. */
export function* recognise(run: Run): SagaGenerator<void> {
  const { ids, options } = run;
  const { clock } = yield* getPlatform();
  yield* put(runStarted({ ids, engine: options.engine, at: clock.now() }));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    try {
      const { ended } = yield* race({
        ended: call(readUntilStopped, run),
        cancelled: take(recognitionCancelRequested),
      });
      yield* put(ended === 'finished' ? runFinished() : runCancelled());
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

function* readUntilStopped(run: Run): SagaGenerator<'finished' | 'stopped'> {
  const queue = createQueue(run.ids);
  const stopping = yield* fork(stopWhenAsked, queue);
  const adding = yield* fork(addLaterOnes, queue, run);
  yield* all(Array.from({ length: LANES }, () => call(lane, queue, run)));
  stopping.cancel();
  adding.cancel();
  return queue.isStopped() ? 'stopped' : 'finished';
}

function* addLaterOnes(queue: ReadingQueue, { later }: Run): SagaGenerator<void> {
  for (let ids = yield* nextOf(later); ids; ids = yield* nextOf(later)) {
    yield* put(runExtended({ ids }));
    queue.add(ids);
  }
  queue.close();
}

function* nextOf(later: Run['later']): SagaGenerator<readonly string[] | undefined> {
  return later && (yield* call(later));
}

function* stopWhenAsked(queue: ReadingQueue): SagaGenerator<void> {
  yield* take(recognitionStopRequested);
  queue.stop();
}

/** Takes segment after segment from the queue that all lanes share. */
function* lane(
  queue: ReadingQueue,
  { options, shownPageFirst, isByName = false }: Run,
): SagaGenerator<void> {
  for (;;) {
    const onPage = shownPageFirst ? yield* select(selectIdsOnShownPage) : undefined;
    const id = queue.take(onPage);
    if (id === undefined) {
      if (!queue.isOpen()) return;
      yield* call(queue.changed);
      continue;
    }
    const found = yield* currentSegment(id);
    if (!found) continue;
    const { clock } = yield* getPlatform();
    yield* put(segmentStarted({ id, at: clock.now() }));
    const { segment, failure } = yield* withCutOut(found);
    if (failure !== undefined) {
      yield* keepFailure(found, failure);
      continue;
    }
    const acceptsStated = !isByName && !(yield* select(selectIsProcessed, segment));
    const asked = { ...options, acceptsUnconfirmed: true, acceptsStated };
    const readings = yield* readDrawing(segment, asked);
    yield* keep(segment, readings);
  }
}

/** The article may have been cut out again meanwhile. */
function* keep(read: Segment, readings: DrawingReadings): SagaGenerator<void> {
  const segment = yield* currentSegment(read.id);
  if (!segment) return;
  if (!isSameCutOut(segment, read)) {
    yield* keepFailure(segment, CUT_OUT_AGAIN);
    return;
  }
  yield* put(readingsReceived({ segment, ...readings }));
  const { standing } = readings;
  if (hasStructure(standing)) yield* put(segmentConverted({ id: segment.id }));
  else yield* keepFailure(segment, standing.error ?? NO_STRUCTURE);
}

function* keepFailure(segment: Segment, message: string): SagaGenerator<void> {
  const { id } = segment;
  const keepsEarlier = yield* select(selectIsProcessed, segment);
  yield* put(keepsEarlier ? earlierStructureKept({ id, message }) : segmentFailed({ id, message }));
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
