import { joinReadings, type JoinedReadings, type ReadingsToJoin } from '../joining/joinReadings';
import type { JoiningChemistry } from '../joining/readStructure';
import { TaskError } from '../taskError';
import type { DepictionInput, DepictionOutput } from './depictionTask';

export interface JoinInput extends ReadingsToJoin {
  /** How the reading that stands is drawn; absent for no drawing. */
  readonly depiction?: Omit<DepictionInput, 'smiles'> | undefined;
}

export interface JoinOutput extends JoinedReadings {
  /** Absent if none was asked for, or if it failed: a reading is an answer without it. */
  readonly drawn?: DepictionOutput | undefined;
}

/** What programs' readings of one drawing say together, and the drawing of what stands, in one task. */
export const joinTask =
  ({
    draw,
    ...chemistry
  }: JoiningChemistry & { readonly draw: (input: DepictionInput) => Promise<DepictionOutput> }) =>
  async ({ depiction, ...readings }: JoinInput): Promise<JoinOutput> => {
    const joined = await joinReadings(chemistry, readings);
    const smiles = joined.taken?.structure.smiles;
    if (!depiction || smiles === undefined || smiles === null) return joined;
    try {
      return { ...joined, drawn: await draw({ ...depiction, smiles }) };
    } catch (error) {
      if (error instanceof TaskError) return joined;
      throw error;
    }
  };
