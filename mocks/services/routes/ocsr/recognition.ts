import type { ReadStructure } from '../../../engine/joining/readStructure';
import type { DepictionOutput } from '../../../engine/tasks/depictionTask';
import type { EngineDescription } from './engines';

/** What was read from a drawing. */
export interface Recognition extends ReadStructure {
  /** The program that was not there yet, and may change the confidence, or the structure that is taken. */
  readonly awaits?: string;
}

export interface RecognisedDrawing {
  readonly recognition: Recognition;
  /** The structure as a picture, if it was asked for and could be drawn. */
  readonly drawn?: DepictionOutput | undefined;
}

/** A reading that was answered before a program that may change it was there, if there is such a one. */
export function unconfirmed(
  structure: ReadStructure,
  awaited: Pick<EngineDescription, 'program'> | undefined,
): Recognition {
  if (!awaited) return structure;
  const remark = `${awaited.program} was not there yet and has not confirmed this`;
  return { ...structure, remarks: [...structure.remarks, remark], awaits: awaited.program };
}

/** Why a reading has no SMILES. */
export const impossibility = ({ remarks }: Recognition): string =>
  remarks.length === 0
    ? 'No structure was read'
    : `The recognised structure is not possible: ${remarks.join('; ')}`;
