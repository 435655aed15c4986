import { HttpError } from '../../http/httpError';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DrawingPlace, DrawingSource } from './drawingSource';
import { PIXEL_GRAPH, VECTOR_GRAPH, type EngineDescription, type EngineId } from './engines';

/** The program that can confirm another one's reading. */
export interface Confirmation {
  readonly by: string;
  /** @throws ProgramAwaited rather than wait for a program that is not there yet */
  readonly ask: (unlessAwaited: boolean) => Promise<RecognitionOutcome>;
}

/** A program's answer, and how to query the program that can confirm it. */
export interface DrawingReading {
  readonly outcome: RecognitionOutcome;
  readonly confirm?: Confirmation;
  /** True if another structure lowers the confidence: PixelGraph's is calibrated without VectorGraph. */
  readonly isDoubted?: boolean;
  /** The engine whose program read its labels, and so cannot confirm it. */
  readonly labelsFrom?: EngineId;
}

/**
 * Reads a drawing with the program that stands in for an engine.
 *
 * @param unlessAwaited whether not to wait for PixelGraph if its files have yet to be fetched. VectorGraph waits
 *   for them where it cannot read a drawing's labels itself.
 * @throws HttpError 503 when the program is unavailable, ProgramAwaited when it is not to be waited for
 */
export async function readDrawing(
  pool: TaskRunner,
  { id, available, program, reason }: EngineDescription,
  { image, place }: DrawingSource,
  work: Work,
  unlessAwaited = false,
): Promise<DrawingReading> {
  if (!available) throw new HttpError(503, reason ?? `${program} is not available`);
  const readPixels = (now: boolean) =>
    pool.run('recognition.readPixels', { image }, { ...work, unlessAwaited: now });
  switch (id) {
    case 'decimer': {
      const outcome = await readPixels(unlessAwaited);
      if (place === null) return { outcome };
      const input = { ...inDocument(place), image };
      const ask = () => pool.run('recognition.readVector', input, work);
      return { outcome, confirm: { by: VECTOR_GRAPH.program, ask } };
    }
    case 'molnextr': {
      if (place === null) return { outcome: { ok: false, reason: NO_LINES } };
      const input = { ...inDocument(place), image };
      const { outcome, ownLabels } = await pool.run('recognition.readLines', input, work);
      return ownLabels
        ? { outcome, confirm: { by: PIXEL_GRAPH.program, ask: readPixels }, isDoubted: true }
        : { outcome, labelsFrom: 'decimer' };
    }
    case 'molscribe':
      return { outcome: await pool.run('osra.read', { image }, work) };
  }
}

const inDocument = ({ pdf, segment }: DrawingPlace) => ({
  pdf,
  pageIndex: segment.pageNumber,
  box: segment.bbox_points,
});

const NO_LINES =
  'VectorGraph reads the lines and letters of a PDF; an uploaded picture has no line art to read. ' +
  'PixelGraph reads pictures.';
