import { HttpError } from '../../http/httpError';
import type { SureStructure } from '../../../engine/recognition/combined/agreement';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { RecognisedStructure } from '../../../engine/chemistry/graphToStructure';
import type { Placement } from '../../../engine/chemistry/molfile/placeOnPicture';
import { confirmedConfidence, placeOnPicture } from '../../../engine/tasks/joinAnswers';
import type { TaskRunner } from '../../tasks/taskRunner';
import type { DrawingPlace, DrawingSource } from './drawingSource';
import type { EngineDescription } from './engines';
import type { ServiceContext } from '../serviceContext';

export interface Recognition extends RecognisedStructure {
  /** 0..1. */
  readonly confidence: number;
  /** Parts that were left out or doubted, and what is chemically wrong, in words for the user. */
  readonly remarks: readonly string[];
  /** Where its atoms lie on the picture, when the program says it. */
  readonly placement?: Placement | undefined;
}

/** What reads drawings: the engine's tasks, and OSRA. */
type Programs = Pick<ServiceContext, 'pool' | 'osra'>;

/** A program's answer, and how to ask the one that can confirm it. */
interface Reading {
  readonly outcome: RecognitionOutcome;
  readonly confirm?: () => Promise<RecognitionOutcome>;
}

/**
 * Reads a drawing with the program in an engine's place.
 *
 * VectorGraph and PixelGraph confirm each other: where both read the same structure, the answer is
 * surer. No program answers in another's stead.
 *
 * @throws HttpError 503 when the program is not there, 422 with its reason when it reads nothing
 */
export async function recognise(
  programs: Programs,
  engine: EngineDescription,
  drawing: DrawingSource,
  signal: AbortSignal,
): Promise<Recognition> {
  if (!engine.available) {
    throw new HttpError(503, engine.reason ?? `${engine.program} is not available`);
  }
  const { pool } = programs;
  const { outcome, confirm } = await read(programs, engine, drawing, signal);
  if (!outcome.ok) throw new HttpError(422, outcome.reason);
  const { structure, confidence } = await structureOf(pool, outcome, signal);
  const other = confirm && (await secondOpinion(pool, confirm, signal));
  const problems = structure.problems.map(({ message }) => message);
  return {
    ...structure,
    confidence: confirmedConfidence({ smiles: structure.smiles, confidence }, other),
    remarks: [...outcome.remarks, ...problems],
    placement: outcome.picture && placeOnPicture(outcome.graph, outcome.picture),
  };
}

async function structureOf(
  pool: TaskRunner,
  { graph, confidence }: Extract<RecognitionOutcome, { ok: true }>,
  signal: AbortSignal,
) {
  return {
    structure: await pool.run('chemistry.graphToStructure', { graph }, { signal }),
    confidence,
  };
}

/** What the other program reads; nothing when it fails, as the answer stands without it. */
async function secondOpinion(
  pool: TaskRunner,
  confirm: () => Promise<RecognitionOutcome>,
  signal: AbortSignal,
): Promise<SureStructure | undefined> {
  try {
    const outcome = await confirm();
    if (!outcome.ok) return undefined;
    const { structure, confidence } = await structureOf(pool, outcome, signal);
    return { smiles: structure.smiles, confidence };
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

async function read(
  { pool, osra }: Programs,
  { id }: EngineDescription,
  { image, place }: DrawingSource,
  signal: AbortSignal,
): Promise<Reading> {
  const readPixels = () => pool.run('recognition.readPixels', { image }, { signal });
  switch (id) {
    case 'decimer': {
      const outcome = await readPixels();
      if (place === null) return { outcome };
      const input = inDocument(place);
      return { outcome, confirm: () => pool.run('recognition.readVector', input, { signal }) };
    }
    case 'molnextr': {
      if (place === null) throw new HttpError(422, NO_LINES);
      const input = { ...inDocument(place), image };
      const { outcome, ownLabels } = await pool.run('recognition.readLines', input, { signal });
      return ownLabels ? { outcome, confirm: readPixels } : { outcome };
    }
    case 'molscribe':
      return { outcome: await osra.read(image, signal) };
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
