import { toApiError, type ApiError } from '@/api/apiError';
import {
  recognitionApi,
  type DrawingSource,
  type Recognition,
  type RivalRecognition,
} from '@/api/recognition';
import { BEST_OF_ALL, type EngineId } from '@/domain/engines';
import type { ProcessingOptions } from '@/domain/processingOptions';
import { hasCutOut, type Segment } from '@/domain/segment';
import { drawingSource } from '@/features/segments';
import type { StructureVersion } from '@/domain/structure';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { checkReading, type Reading } from './checkReading.saga';
import { withCutOut } from './withCutOut.saga';

const HTTP_SERVER_ERROR = 500;
const NO_CUT_OUT = 'The services have no picture of this segment';

/** How a drawing is to be read. */
export interface ReadingOptions extends ProcessingOptions {
  /** Rather at once than confirmed by programs that are not there yet. */
  readonly acceptsUnconfirmed?: boolean;
}

/** A reading, and what came with it from services that asked all engines. */
export interface DrawingRead {
  readonly version: StructureVersion;
  readonly takenFrom?: EngineId | undefined;
  readonly rivals?: readonly RivalRecognition[] | undefined;
  /** Why the services did not answer. */
  readonly failure?: ApiError | undefined;
}

/**
 * Reads one drawing (docs/requirements/core.md 4.18 to 4.20): with a depiction; if that fails, SMILES and
 * molfile together; if that fails too, an entry with the error. Never throws, so that one unreadable drawing
 * does not end a run.
 */
export function* readSegment(
  segment: Segment,
  options: ProcessingOptions,
): SagaGenerator<StructureVersion> {
  const cut = yield* withCutOut(segment);
  const { version } = yield* readDrawing(cut.segment, options, cut.failure);
  return version;
}

/**
 * Like `readSegment`, with the readings of the other engines if the services asked all; of a cut-out that is
 * there.
 *
 * @param problem why there is none
 */
export function* readDrawing(
  segment: Segment,
  options: ReadingOptions,
  problem?: string,
): SagaGenerator<DrawingRead> {
  const { clock } = yield* getPlatform();
  const startedAt = clock.now();
  const { reading, answer, failure } = problem
    ? failedBefore(problem)
    : yield* readInTwoSteps(segment, options);
  const version = {
    ...reading,
    engine: options.engine,
    useCoordinates: options.useCoordinates,
    handDrawn: options.handDrawn,
    processingTime: clock.now() - startedAt,
    timestamp: new Date(clock.now()).toISOString(),
  };
  return { version, takenFrom: answer?.takenFrom, rivals: answer?.rivals, failure };
}

interface TwoSteps {
  readonly reading: Reading;
  /** What it was taken from. */
  readonly answer?: Recognition;
  readonly failure?: ApiError;
}

const failedBefore = (error: string): TwoSteps => ({ reading: { fromFallback: false, error } });

function* readInTwoSteps(segment: Segment, options: ReadingOptions): SagaGenerator<TwoSteps> {
  if (!hasCutOut(segment)) return { reading: { fromFallback: false, error: NO_CUT_OUT } };
  return yield* drawingSource(segment, (drawing) => readSource(drawing, options));
}

function* readSource(
  drawing: DrawingSource,
  { engine, handDrawn, includeMolfile, acceptsUnconfirmed = false }: ReadingOptions,
): SagaGenerator<TwoSteps> {
  const { recogniseWithDepiction, recogniseBoth } = recognitionApi.endpoints;
  try {
    const output = includeMolfile ? 'both' : 'smiles';
    const arg = { drawing, engine, handDrawn, output, acceptsUnconfirmed } as const;
    const answer = yield* callEndpoint(recogniseWithDepiction, arg);
    const reading = yield* checkReading({ ...readingOf(answer), fromFallback: false });
    return { reading, answer };
  } catch (error) {
    // The services may have read the drawing but failed to draw the result: request only the reading.
    const failure = toApiError(error);
    if (engine === BEST_OF_ALL && !mayBeOfDepiction(failure)) {
      return { reading: { fromFallback: false, error: failure.message }, failure };
    }
  }
  try {
    const answer = yield* callEndpoint(recogniseBoth, { drawing, engine, handDrawn });
    const reading = yield* checkReading({ ...readingOf(answer), fromFallback: true });
    return { reading, answer };
  } catch (error) {
    const failure = toApiError(error);
    return { reading: { fromFallback: true, error: failure.message }, failure };
  }
}

/** For `best`, a second call asks all engines again: only where the first may have failed after reading. */
const mayBeOfDepiction = ({ kind, status = 0 }: ApiError): boolean =>
  kind === 'http' && status >= HTTP_SERVER_ERROR;

function readingOf(answer: Recognition): Omit<Reading, 'fromFallback'> {
  const { engine: _engine, takenFrom: _taken, rivals: _rivals, ...reading } = answer;
  return reading;
}
