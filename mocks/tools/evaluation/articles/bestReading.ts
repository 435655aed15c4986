import { confidenceOfCutOut } from '../../../engine/recognition/combined/cutAtEdge';
import { fuseInTurn } from '../../../engine/recognition/fusion/fuseInTurn';
import { confidenceBesideUnwritable } from '../../../engine/recognition/combined/unwritable';
import type { ProgramReading } from '../../../engine/recognition/fusion/programReading';
import { chemistryTasks } from '../../../hosts/node/engineTasks';
import type { ImageReading } from '../reading/imageReading';

/** In the order in which the services' engine `best` asks them. */
export const PROGRAMS = ['pixel-graph', 'vector-graph', 'osra'] as const;

/** One program's answer for a drawing. */
export interface ProgramAnswer extends Pick<ProgramReading, 'program' | 'labelsFrom'> {
  readonly reading: ImageReading;
  /** Why what it saw cannot be written as a structure. */
  readonly unwritable?: string | undefined;
}

interface Candidate extends ProgramReading {
  readonly reading: ImageReading;
}

/**
 * What programs say together of a drawing, as the services' engine `best` would answer.
 *
 * @param answers in the order in which they are asked
 * @param touchesEdge whether the cut-out may lack a part of the drawing
 */
export async function bestReading(
  answers: readonly ProgramAnswer[],
  touchesEdge = false,
): Promise<ImageReading> {
  const { fusion } = fuseInTurn(await Promise.all(answers.map(candidateOf)));
  if (!fusion) return { smiles: '', impossible: false };
  const whole = confidenceOfCutOut(fusion.confidence, touchesEdge);
  const unwritable = answers.flatMap((answer) => answer.unwritable ?? [])[0];
  const confidence = confidenceBesideUnwritable(whole, unwritable);
  return { ...fusion.taken.reading, confidence, rawConfidence: undefined };
}

async function candidateOf({
  program,
  labelsFrom,
  reading,
}: ProgramAnswer): Promise<Candidate | undefined> {
  const { smiles, confidence } = reading;
  if (smiles === '' || confidence === undefined) return undefined;
  const forms = await chemistryTasks.readForms({ smiles });
  return { program, labelsFrom, confidence, forms, reading };
}
