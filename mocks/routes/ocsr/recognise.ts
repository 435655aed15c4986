import { HttpError } from '../../http/httpError';
import { ImageDecodeError } from '../../recognition/images/node/decodeImage';
import type { RecognitionOutcome } from '../../recognition/molecularGraph';
import { recogniseWithOsra } from '../../recognition/osra/node/recogniseWithOsra';
import type { RecognisedStructure } from '../../chemistry/graphToStructure';
import type { WorkerPool } from '../../workers/pool';
import type { DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';

export interface Recognition extends RecognisedStructure {
  /** 0..1. */
  readonly confidence: number;
  /** Parts that were left out or doubted, and what is chemically wrong, in words for the user. */
  readonly remarks: readonly string[];
}

/**
 * Reads a drawing with the program in an engine's place.
 *
 * @throws HttpError 503 when the program is not there, 422 with its reason when it reads nothing;
 *   no other program answers in its stead
 */
export async function recognise(
  pool: WorkerPool,
  engine: EngineDescription,
  drawing: DrawingSource,
  signal: AbortSignal,
): Promise<Recognition> {
  if (!engine.available) {
    throw new HttpError(503, engine.reason ?? `${engine.program} is not available`);
  }
  const outcome = await read(pool, engine, drawing, signal);
  if (!outcome.ok) throw new HttpError(422, outcome.reason);
  const { graph, confidence } = outcome;
  const structure = await pool.run('chemistry.graphToStructure', { graph }, { signal });
  const problems = structure.problems.map(({ message }) => message);
  return { ...structure, confidence, remarks: [...outcome.remarks, ...problems] };
}

function read(
  pool: WorkerPool,
  { id }: EngineDescription,
  { image, place }: DrawingSource,
  signal: AbortSignal,
): Promise<RecognitionOutcome> {
  switch (id) {
    case 'decimer':
      return pool.run('recognition.readPixels', { image }, { signal });
    case 'molnextr': {
      if (place === null) throw new HttpError(422, NO_LINES);
      const { pdf, segment } = place;
      const input = { pdf, pageIndex: segment.pageNumber, box: segment.bbox_points };
      return pool.run('recognition.readVector', input, { signal });
    }
    case 'molscribe':
      return readWithOsra(image, signal);
  }
}

const NO_LINES =
  'VectorGraph reads the lines and letters of a PDF; an uploaded picture has no line art to read. ' +
  'PixelGraph reads pictures.';

async function readWithOsra(image: Uint8Array, signal: AbortSignal): Promise<RecognitionOutcome> {
  try {
    return await recogniseWithOsra(image, { signal });
  } catch (error) {
    if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
    throw error;
  }
}
