import { toApiError } from '@/api/apiError';
import { recognitionApi, type Recognition } from '@/api/recognition';
import type { ProcessingOptions } from '@/domain/processingOptions';
import { hasCutOut, type Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { checkReading, type Reading } from './checkReading.saga';

const NO_CUT_OUT = 'The services have no picture of this segment';

/**
 * Reads one drawing (docs/requirements/core.md 4.18 to 4.20): with a depiction; if that fails, SMILES and
 * molfile together; if that fails too, an entry with the error. Never throws, so that one unreadable drawing
 * does not end a run.
 */
export function* readSegment(
  segment: Segment,
  options: ProcessingOptions,
): SagaGenerator<StructureVersion> {
  const { clock } = yield* getPlatform();
  const startedAt = clock.now();
  const reading = yield* readInTwoSteps(segment, options);
  return {
    ...reading,
    engine: options.engine,
    useCoordinates: options.useCoordinates,
    handDrawn: options.handDrawn,
    processingTime: clock.now() - startedAt,
    timestamp: new Date(clock.now()).toISOString(),
  };
}

function* readInTwoSteps(segment: Segment, options: ProcessingOptions): SagaGenerator<Reading> {
  if (!hasCutOut(segment)) return { fromFallback: false, error: NO_CUT_OUT };
  const { engine, handDrawn, includeMolfile } = options;
  const drawing = { imagePath: segment.path };
  const { recogniseWithDepiction, recogniseBoth } = recognitionApi.endpoints;
  try {
    const output = includeMolfile ? 'both' : 'smiles';
    const arg = { drawing, engine, handDrawn, output } as const;
    const result = yield* callEndpoint(recogniseWithDepiction, arg);
    return yield* checkReading({ ...withoutEngine(result), fromFallback: false });
  } catch {
    // The services may have read the drawing but failed to draw the result: request only the reading.
  }
  try {
    const result = yield* callEndpoint(recogniseBoth, { drawing, engine, handDrawn });
    return yield* checkReading({ ...withoutEngine(result), fromFallback: true });
  } catch (error) {
    return { fromFallback: true, error: toApiError(error).message };
  }
}

function withoutEngine({ engine: _engine, ...reading }: Recognition): Omit<Recognition, 'engine'> {
  return reading;
}
