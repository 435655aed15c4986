import { canonicalise } from '../../../engine/chemistry/canonicalise';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import type { ImageReading } from '../reading/imageReading';
import { compareSameSkeletons } from './compareSameSkeletons';
import { compareSkeletons } from './compareSkeletons';
import { compareStereo } from './compareStereo';
import { graphOfSmiles } from './graphOfSmiles';
import type { Mistake } from './mistake';
import { withoutResidueNumbers } from '../../../engine/chemistry/residueNumbers';

/**
 * Describes how a reading differs from the truth.
 *
 * @param trueSmiles readable for RDKit
 * @returns null for a right answer
 */
export function findMistake(
  rdkit: RDKit,
  trueSmiles: string,
  reading: ImageReading,
): Mistake | null {
  const { impossible, reason = '' } = reading;
  if (reading.smiles === '') {
    return { kind: impossible ? 'impossible structure' : 'no answer', detail: reason };
  }
  const [truth, answer] = canonicalise(
    rdkit,
    [trueSmiles, reading.smiles].map(withoutResidueNumbers),
  );
  if (!truth || !answer) return { kind: 'no answer', detail: 'A SMILES cannot be read' };
  if (truth.smiles === answer.smiles) return null;
  if (truth.smilesWithoutStereo === answer.smilesWithoutStereo) {
    return compareStereo(rdkit, truth.smiles, answer.smiles);
  }
  if (truth.inchiKey !== '' && truth.inchiKey === answer.inchiKey) {
    return { kind: 'tautomer', detail: 'another tautomer of the truth: the InChI is the same' };
  }
  return compareConstitutions(rdkit, truth.smiles, answer.smiles);
}

function compareConstitutions(rdkit: RDKit, truth: string, answer: string): Mistake {
  const drawn = graphOfSmiles(rdkit, truth);
  const read = graphOfSmiles(rdkit, answer);
  if (!drawn || !read) return { kind: 'other skeleton', detail: '' };
  return (
    compareSameSkeletons(drawn, read) ??
    compareSkeletons(rdkit, { smiles: truth, graph: drawn }, { smiles: answer, graph: read })
  );
}
