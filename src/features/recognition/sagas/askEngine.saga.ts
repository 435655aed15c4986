import { toApiError, type ApiError } from '@/api/apiError';
import {
  recognitionApi,
  type DrawingSource,
  type Recognition,
  type RivalRecognition,
} from '@/api/recognition';
import { BEST_OF_ALL, FROM_FILE, type EngineId } from '@/domain/engines';
import type { ProcessingOptions } from '@/domain/processingOptions';
import { hasCutOut, type Segment } from '@/domain/segment';
import { drawingSource } from '@/features/segments';
import type { StructureVersion } from '@/domain/structure';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { checkReading, type Reading } from './checkReading.saga';

const HTTP_SERVER_ERROR = 500;
const NO_CUT_OUT = 'The services have no picture of this segment';

/** How a drawing is to be read. */
export interface ReadingOptions extends ProcessingOptions {
  /** Rather at once than confirmed by programs that are not there yet. */
  readonly acceptsUnconfirmed?: boolean;
  /** Rather what the PDF states of the drawing than a reading. */
  readonly acceptsStated?: boolean;
}

/** One engine's answer, or that of services that asked all. */
export interface EngineAnswer {
  readonly version: StructureVersion;
  readonly takenFrom?: EngineId | undefined;
  readonly rivals?: readonly RivalRecognition[] | undefined;
  /** Why the services did not answer. */
  readonly failure?: ApiError | undefined;
}

/**
 * Asks the services for a drawing (docs/requirements/core.md 4.18 to 4.20): with a depiction; if that fails,
 * SMILES and molfile together; if that fails too, an entry with the error. Never throws.
 *
 * @param problem why there is no cut-out
 */
export function* askEngine(
  segment: Segment,
  options: ReadingOptions,
  problem = hasCutOut(segment) ? undefined : NO_CUT_OUT,
): SagaGenerator<EngineAnswer> {
  const { clock } = yield* getPlatform();
  const startedAt = clock.now();
  const { reading, answer, failure }: TwoSteps =
    problem === undefined
      ? yield* drawingSource(segment, (drawing) => askInTwoSteps(drawing, options))
      : { reading: { fromFallback: false, error: problem } };
  const version = {
    ...reading,
    engine: answer?.engine === FROM_FILE ? FROM_FILE : options.engine,
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

function* askInTwoSteps(
  drawing: DrawingSource,
  {
    engine,
    handDrawn,
    includeMolfile,
    acceptsUnconfirmed = false,
    acceptsStated = false,
  }: ReadingOptions,
): SagaGenerator<TwoSteps> {
  const { recogniseWithDepiction, recogniseBoth } = recognitionApi.endpoints;
  try {
    const output = includeMolfile ? 'both' : 'smiles';
    const arg = { drawing, engine, handDrawn, output, acceptsUnconfirmed, acceptsStated } as const;
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
    const answer = yield* callEndpoint(recogniseBoth, {
      drawing,
      engine,
      handDrawn,
      acceptsStated,
    });
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
