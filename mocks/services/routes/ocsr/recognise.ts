import {
  confidenceBesideUnwritable,
  confidenceOfCutOut,
  confirmedConfidence,
} from '../../../engine/tasks/joinAnswers';
import { ProgramAwaited } from '../../tasks/programAwaited';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { touchesEdge, type DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';
import { doubtsOf, type Rival } from './doubtsOf';
import { readDrawing, type Confirmation } from './readDrawing';
import { recognitionOf, type Recognition } from './recognition';
import { unconfirmed } from './unconfirmed';
import { unwritableReason, withUnwritable } from './unwritable';

/**
 * Reads a drawing with the program that stands in for an engine.
 *
 * VectorGraph and PixelGraph confirm each other: if both read the same structure, the confidence is higher; if
 * PixelGraph reads another one, VectorGraph's is lower. Neither program's answer replaces the other's. Where
 * VectorGraph sees what cannot be written as a structure, PixelGraph's is much lower, and says why.
 *
 * @param acceptsUnconfirmed whether to answer without a confirming program that is not there yet
 * @throws HttpError 503 when the program is unavailable, 422 with the reason when it reads nothing
 */
export async function recognise(
  pool: TaskRunner,
  engine: EngineDescription,
  drawing: DrawingSource,
  work: Work,
  acceptsUnconfirmed = false,
): Promise<Recognition> {
  const { outcome, confirm, isDoubted } = await readDrawing(pool, engine, drawing, work);
  const found = await recognitionOf(pool, outcome, work, drawing.place?.segment.table);
  const opinion = confirm && (await secondOpinion(pool, confirm, work, acceptsUnconfirmed));
  const { structure, unwritable, awaits } = opinion ?? NO_OPINION;
  const confirmed = confirmedConfidence(found, structure, isDoubted);
  const confidence = confidenceBesideUnwritable(confirmed, unwritable);
  const own = { program: engine.program, recognition: found, trust: found.confidence };
  const rivals = confirm && structure ? [rivalOf(found, structure, confirm.by)] : [];
  const recognition = {
    ...found,
    confidence: confidenceOfCutOut(confidence, touchesEdge(drawing)),
    remarks: withUnwritable(found.remarks, unwritable),
    doubts: doubtsOf(own, rivals),
  };
  return awaits === undefined ? recognition : unconfirmed(recognition, awaits);
}

function rivalOf(found: Recognition, recognition: Recognition, program: string): Rival {
  const likeness = found.smiles === recognition.smiles ? 'same' : 'other';
  const { confidence: trust } = recognition;
  return { program, recognition, trust, likeness, isIndependent: true };
}

/** What another program says of the same drawing. */
interface SecondOpinion {
  readonly structure?: Recognition | undefined;
  /** Why the drawing cannot be written as a structure. */
  readonly unwritable?: string | undefined;
  /** The program, if it is not there yet. */
  readonly awaits?: string | undefined;
}

const NO_OPINION: SecondOpinion = {};

/** The other program's reading; nothing if it fails, as the answer is valid without it. */
async function secondOpinion(
  pool: TaskRunner,
  { by, ask }: Confirmation,
  work: Work,
  unlessAwaited: boolean,
): Promise<SecondOpinion> {
  try {
    const outcome = await ask(unlessAwaited);
    if (outcome.ok) return { structure: await recognitionOf(pool, outcome, work) };
    return { unwritable: unwritableReason(outcome) };
  } catch (error) {
    if (work.signal.aborted) throw error;
    if (error instanceof ProgramAwaited) return { awaits: by };
    return NO_OPINION;
  }
}
