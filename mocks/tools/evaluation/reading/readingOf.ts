import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import { chemistryTasks } from '../../../hosts/node/engineTasks';
import type { ImageReading } from './imageReading';

/** A program's outcome as a structure, judged by the chemistry that the services use. */
export async function readingOf(outcome: RecognitionOutcome): Promise<ImageReading> {
  if (!outcome.ok) return { smiles: '', reason: outcome.reason, impossible: false };
  const { graph, confidence, rawConfidence } = outcome;
  const stated = { confidence, rawConfidence };
  const { smiles, molfile, problems } = await chemistryTasks.graphToStructure({ graph });
  if (smiles !== null && smiles !== '') return { smiles, ...stated, molfile, impossible: false };
  const reason = problems.map(({ message }) => message).join('; ');
  return { smiles: '', ...stated, reason, molfile, impossible: true };
}
