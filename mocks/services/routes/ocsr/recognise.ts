import { confidenceOfCutOut, confirmedConfidence } from '../../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';
import { doubtsOf, type Rival } from './doubtsOf';
import { readDrawing, type Confirmation } from './readDrawing';
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
  const found = await recognitionOf(pool, outcome, work);
  const other = confirm && (await secondOpinion(pool, confirm, work));
  const confirmed = confirmedConfidence(found, other, isDoubted);
  const own = { program: engine.program, recognition: found, trust: found.confidence };
  const rivals = confirm && other ? [rivalOf(found, other, confirm.by)] : [];
  const doubts = doubtsOf(own, rivals);
  return { ...found, confidence: confidenceOfCutOut(confirmed, touchesEdge(drawing)), doubts };
}

function rivalOf(found: Recognition, recognition: Recognition, program: string): Rival {
  const likeness = found.smiles === recognition.smiles ? 'same' : 'other';
  const { confidence: trust } = recognition;
  return { program, recognition, trust, likeness, isIndependent: true };
}

/** The other program's reading; undefined if it fails, as the answer is valid without it. */
async function secondOpinion(
  pool: TaskRunner,
  { ask }: Confirmation,
  work: Work,
): Promise<Recognition | undefined> {
  try {
    const outcome = await ask();
    return outcome.ok ? await recognitionOf(pool, outcome, work) : undefined;
  } catch (error) {
    if (work.signal.aborted) throw error;
    return undefined;
  }
}
