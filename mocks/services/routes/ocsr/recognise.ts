import type { SureStructure } from '../../../engine/recognition/combined/agreement';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import { confidenceOfCutOut, confirmedConfidence } from '../../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';
import { readDrawing } from './readDrawing';
import { recognitionOf, type Recognition } from './recognition';

/**
 * Reads a drawing with the program that stands in for an engine.
 *
 * VectorGraph and PixelGraph confirm each other: if both read the same structure, the confidence is higher; if
 * PixelGraph reads another one, VectorGraph's is lower. Neither program's answer replaces the other's.
 *
 * @throws HttpError 503 when the program is unavailable, 422 with the reason when it reads nothing
 */
export async function recognise(
  pool: TaskRunner,
  engine: EngineDescription,
  drawing: DrawingSource,
  work: Work,
): Promise<Recognition> {
  const { outcome, confirm, isDoubted } = await readDrawing(pool, engine, drawing, work);
  const found = await recognitionOf(pool, outcome, work, drawing.place?.segment.table);
  const other = confirm && (await secondOpinion(pool, confirm, work));
  const confirmed = confirmedConfidence(found, other, isDoubted);
  return { ...found, confidence: confidenceOfCutOut(confirmed, touchesEdge(drawing)) };
}

/** The other program's reading; undefined if it fails, as the answer is valid without it. */
async function secondOpinion(
  pool: TaskRunner,
  confirm: () => Promise<RecognitionOutcome>,
  work: Work,
): Promise<SureStructure | undefined> {
  try {
    const outcome = await confirm();
    return outcome.ok ? await recognitionOf(pool, outcome, work) : undefined;
  } catch (error) {
    if (work.signal.aborted) throw error;
    return undefined;
  }
}
