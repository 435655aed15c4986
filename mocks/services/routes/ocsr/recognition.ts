import { HttpError } from '../../http/httpError';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { TableCompound } from '../../../engine/chemistry/tableCompounds';
import type { ResidueTable } from '../../../engine/recognition/residues/residueTable';
import type { RecognisedStructure } from '../../../engine/chemistry/graphToStructure';
import type { Placement } from '../../../engine/chemistry/molfile/placeOnPicture';
import type { DoubtOnPicture } from '../../../engine/recognition/doubts/doubtsOnPicture';
import type { PlacedReading } from '../../../engine/recognition/doubts/placedReading';
import { placeOnPicture, problemDoubts } from '../../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { compoundsOfTable } from './compoundsOfTable';

/** What a program read from a drawing. */
export interface Recognition extends RecognisedStructure {
  /** 0..1. */
  readonly confidence: number;
  /** Parts that were omitted or are doubtful, and what is chemically wrong, worded for the user. */
  readonly remarks: readonly string[];
  /** Positions of its atoms on the picture, if the program reports them. */
  readonly placement?: Placement | undefined;
  /** What the page's table of residues makes of it. */
  readonly compounds?: readonly TableCompound[] | undefined;
  /** Likewise, with what its program and its chemistry doubt. */
  readonly placed?: PlacedReading | undefined;
  /** What of it is doubtful, all that is known considered; absent if no place is known. */
  readonly doubts?: readonly DoubtOnPicture[] | undefined;
  /** The program that was not there yet, and may change the confidence, or the structure that is taken. */
  readonly awaits?: string | undefined;
}

/**
 * @param table what the page prints for the drawing's residues
 * @throws HttpError 422 with the program's reason when it read nothing
 */
export async function recognitionOf(
  pool: TaskRunner,
  outcome: RecognitionOutcome,
  work: Work,
  table?: ResidueTable,
): Promise<Recognition> {
  if (!outcome.ok) throw new HttpError(422, outcome.reason);
  const { graph, confidence, remarks, picture, doubts = [] } = outcome;
  const structure = await pool.run('chemistry.graphToStructure', { graph }, work);
  const { problems, stereo } = structure;
  return {
    ...structure,
    confidence,
    remarks: [...new Set([...remarks, ...problems.map(({ message }) => message)])],
    placement: picture && placeOnPicture(graph, picture),
    compounds: await compoundsOfTable(pool, graph, table, work),
    placed: picture && {
      ...{ graph, picture, stereo },
      doubts: [...doubts, ...problemDoubts(graph, problems)],
    },
  };
}
