import type { ProgramOutcome } from '../../../engine/joining/readStructure';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import { HttpError } from '../../http/httpError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DrawingSource } from './drawingSource';
import { isExternal } from '../../../engine/recognition/fusion/programReading';
import type { OfferedEngine } from './engines';

/** What an engine was asked and answered. */
export interface AskedEngine {
  readonly engine: OfferedEngine;
  readonly reading?: ProgramOutcome;
  /** Why there is no reading; `ProgramAwaited` if it was not to be waited for. */
  readonly error?: unknown;
  /** Why what the program saw cannot be written as a structure. */
  readonly unwritable?: string;
}

/** How an engine is asked. */
export interface Asking {
  /**
   * Not to wait for PixelGraph if its files have yet to be fetched. VectorGraph waits for them where it cannot
   * read a drawing's labels itself, unless it is to confirm PixelGraph.
   */
  readonly unlessAwaited?: boolean;
  readonly toConfirm?: boolean;
  /** By a hand; only engines with weights for it are asked so. */
  readonly handDrawn?: boolean;
}

/** Asks an engine for its own reading of a drawing. Its failure is part of the answer. */
export async function askEngine(
  pool: TaskRunner,
  engine: OfferedEngine,
  drawing: DrawingSource,
  work: Work,
  asking: Asking = {},
): Promise<AskedEngine> {
  try {
    const { outcome, labelsFrom } = await readBy(pool, engine, drawing, work, asking);
    const { reader: program, checked } = engine;
    if (outcome.ok) return { engine, reading: { program, outcome, checked, labelsFrom } };
    const { reason, isUnwritable } = outcome;
    const error = new HttpError(422, reason);
    return { engine, error, ...(isUnwritable && { unwritable: reason }) };
  } catch (error) {
    work.signal.throwIfAborted();
    return { engine, error };
  }
}

interface ReadBy extends Pick<ProgramOutcome, 'labelsFrom'> {
  readonly outcome: RecognitionOutcome;
}

async function readBy(
  pool: TaskRunner,
  engine: OfferedEngine,
  { image, place }: DrawingSource,
  work: Work,
  { unlessAwaited = false, toConfirm = false, handDrawn = false }: Asking,
): Promise<ReadBy> {
  const { reader, available, program, reason } = engine;
  if (!available) throw new HttpError(503, reason ?? `${program} is not available`);
  if (isExternal(reader)) {
    return { outcome: await askExternal(pool, engine, image, handDrawn, work) };
  }
  switch (reader) {
    case 'pixel-graph': {
      const options = { ...work, unlessAwaited };
      return { outcome: await pool.run('recognition.readPixels', { image }, options) };
    }
    case 'vector-graph': {
      if (place === null) return { outcome: { ok: false, reason: NO_LINES } };
      const { pdf, segment } = place;
      const input = { pdf, pageIndex: segment.pageNumber, box: segment.bbox_points, image };
      if (toConfirm) return { outcome: await pool.run('recognition.readVector', input, work) };
      const { outcome, ownLabels } = await pool.run('recognition.readLines', input, work);
      return { outcome, labelsFrom: ownLabels ? undefined : 'pixel-graph' };
    }
    case 'osra':
      return { outcome: await pool.run('osra.read', { image }, work) };
  }
}

const NO_LINES =
  'VectorGraph reads the lines and letters of a PDF; an uploaded picture has no line art to read. ' +
  'PixelGraph reads pictures.';

/** A program beside MARCUS gets the picture as we decode it, and its answer is read where others' structures are. */
async function askExternal(
  pool: TaskRunner,
  { id, program, mostSide }: OfferedEngine,
  image: Uint8Array,
  handDrawn: boolean,
  work: Work,
): Promise<RecognitionOutcome> {
  const picture = await pool.run('engines.prepare', { image, mostSide }, work);
  const answer = await pool.run('engines.read', { ...picture, engine: id, handDrawn }, work);
  return pool.run('engines.understand', { answer, image: picture.png, name: program }, work);
}
