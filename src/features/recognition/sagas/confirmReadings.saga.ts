import type { Action } from '@reduxjs/toolkit';
import { withEngine, type ProcessingOptions } from '@/domain/processingOptions';
import type { Segment } from '@/domain/segment';
import type { DrawingReadings } from '@/domain/readingRelations';
import type { Structure } from '@/domain/structure';
import { readerOf } from '@/domain/usualReader';
import { whileDocumentIsOpen } from '@/features/document';
import {
  type SegmentsRootState,
  type StructuresRootState,
  readingsConfirmed,
  selectAwaitingStructures,
  selectPdfId,
  selectStandingJudgement,
} from '@/article';
import {
  downloadReported,
  selectMissingParts,
  type EngineDownloadsRootState,
} from '@/features/engineDownloads';
import { selectSegmentsAreHeld, type SegmentationRootState } from '@/features/segments';
import { selectSessionIsActive, type SessionRootState } from '@/features/session';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectEngineOffer, selectProcessingOptions } from '../engineChoice.selectors';
import { currentSegment, isStillCutOut } from './currentSegment.saga';
import { readDrawing } from './readDrawing.saga';

/**
 * Readings that were given before all programs were there are asked for once more, one after the other, and the
 * answer takes their place. The first of these requests waits for the program, and so has it fetched.
 */
export function* confirmReadings(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectPdfId);
    yield* whileDocumentIsOpen(confirmThoseOfDocument);
  }
}

function* confirmThoseOfDocument(): SagaGenerator<void> {
  const asked = new Set<string>();
  for (;;) {
    const structure = yield* waitFor((state: AwaitingRootState) => nextToConfirm(state, asked));
    const segment = yield* currentSegment(structure.segmentId);
    if (yield* select(programIsMissing, structure)) {
      // The structure may be another one by then.
      yield* untilFetched(structure);
      continue;
    }
    const readings = segment && (yield* readDrawing(segment, yield* optionsOf(structure)));
    // Without the program, the answer says no more than the one before; it is asked for again.
    if (yield* select(programIsMissing, structure)) continue;
    asked.add(referenceOf(structure));
    if (segment && readings) yield* keep(structure, segment, readings);
  }
}

type AwaitingRootState = StructuresRootState &
  SegmentsRootState &
  SegmentationRootState &
  SessionRootState;

/** Asking needs a seat, and the drawing on the services. */
function nextToConfirm(
  state: AwaitingRootState,
  asked: ReadonlySet<string>,
): Structure | undefined {
  if (!selectSessionIsActive(state) || !selectSegmentsAreHeld(state)) return undefined;
  return selectAwaitingStructures(state).find((structure) => !asked.has(referenceOf(structure)));
}

const referenceOf = ({ uniqueKey, timestamp }: Structure): string => `${uniqueKey} ${timestamp}`;

/** Its download was cancelled or failed. */
const programIsMissing = (state: EngineDownloadsRootState, { awaits }: Structure): boolean =>
  selectMissingParts(state).some(({ title }) => title === awaits);

/** Not before: each request for what the user did not want would tell them once more that it is missing. */
function* untilFetched({ awaits }: Structure): SagaGenerator<void> {
  yield* take(
    (action: Action) =>
      downloadReported.match(action) &&
      action.payload.title === awaits &&
      action.payload.state === 'arrived',
  );
}

function* keep(
  { uniqueKey, timestamp, engine }: Structure,
  segment: Segment,
  readings: DrawingReadings,
): SagaGenerator<void> {
  if (!(yield* isStillCutOut(segment))) return;
  // What a person has judged stays, whatever is read now.
  const mayStand = (yield* select(selectStandingJudgement, segment)) === undefined;
  const awaited = { timestamp, engine };
  yield* put(readingsConfirmed({ uniqueKey, awaited, ...readings, mayStand }));
}

/** As it was read. */
function* optionsOf(reading: Structure): SagaGenerator<ProcessingOptions> {
  const { useCoordinates, handDrawn } = reading;
  const offer = yield* select(selectEngineOffer);
  const chosen = yield* select(selectProcessingOptions);
  return { ...withEngine(chosen, readerOf(reading), offer), useCoordinates, handDrawn };
}
