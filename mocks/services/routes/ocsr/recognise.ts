import { HttpError } from '../../http/httpError';
import type { SureStructure } from '../../../engine/recognition/combined/agreement';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { RecognisedStructure } from '../../../engine/chemistry/graphToStructure';
import type { Placement } from '../../../engine/chemistry/molfile/placeOnPicture';
import {
  confidenceOfCutOut,
  confirmedConfidence,
  placeOnPicture,
} from '../../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import type { DrawingPlace, DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';

export interface Recognition extends RecognisedStructure {
  /** 0..1. */
  readonly confidence: number;
  /** Parts that were omitted or are doubtful, and what is chemically wrong, worded for the user. */
  readonly remarks: readonly string[];
  /** Positions of its atoms on the picture, if the program reports them. */
  readonly placement?: Placement | undefined;
}

/** A program's answer, and how to query the program that can confirm it. */
interface Reading {
  readonly outcome: RecognitionOutcome;
  readonly confirm?: () => Promise<RecognitionOutcome>;
  /** True if another structure lowers the confidence: PixelGraph's is calibrated without VectorGraph. */
  readonly isDoubted?: boolean;
}

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
  if (!engine.available) {
    throw new HttpError(503, engine.reason ?? `${engine.program} is not available`);
  }
  const { outcome, confirm, isDoubted } = await read(pool, engine, drawing, work);
  if (!outcome.ok) throw new HttpError(422, outcome.reason);
  const { structure, confidence } = await structureOf(pool, outcome, work);
  const other = confirm && (await secondOpinion(pool, confirm, work));
  const problems = structure.problems.map(({ message }) => message);
  const confirmed = confirmedConfidence({ smiles: structure.smiles, confidence }, other, isDoubted);
  return {
    ...structure,
    confidence: confidenceOfCutOut(confirmed, drawing.place?.segment.touches_edge ?? false),
    remarks: [...outcome.remarks, ...problems],
    placement: outcome.picture && placeOnPicture(outcome.graph, outcome.picture),
  };
}

async function structureOf(
  pool: TaskRunner,
  { graph, confidence }: Extract<RecognitionOutcome, { ok: true }>,
  work: Work,
) {
  return {
    structure: await pool.run('chemistry.graphToStructure', { graph }, work),
    confidence,
  };
}

/** The other program's reading; undefined if it fails, as the answer is valid without it. */
async function secondOpinion(
  pool: TaskRunner,
  confirm: () => Promise<RecognitionOutcome>,
  work: Work,
): Promise<SureStructure | undefined> {
  try {
    const outcome = await confirm();
    if (!outcome.ok) return undefined;
    const { structure, confidence } = await structureOf(pool, outcome, work);
    return { smiles: structure.smiles, confidence };
  } catch (error) {
    if (work.signal.aborted) throw error;
    return undefined;
  }
}

async function read(
  pool: TaskRunner,
  { id }: EngineDescription,
  { image, place }: DrawingSource,
  work: Work,
): Promise<Reading> {
  const readPixels = () => pool.run('recognition.readPixels', { image }, work);
  switch (id) {
    case 'decimer': {
      const outcome = await readPixels();
      if (place === null) return { outcome };
      const input = inDocument(place);
      return { outcome, confirm: () => pool.run('recognition.readVector', input, work) };
    }
    case 'molnextr': {
      if (place === null) throw new HttpError(422, NO_LINES);
      const input = { ...inDocument(place), image };
      const { outcome, ownLabels } = await pool.run('recognition.readLines', input, work);
      return ownLabels ? { outcome, confirm: readPixels, isDoubted: true } : { outcome };
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
