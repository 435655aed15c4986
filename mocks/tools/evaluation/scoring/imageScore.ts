import { canonicalise } from '../../../engine/chemistry/canonicalise';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { compareSmiles } from '../../../engine/chemistry/similarity/compareSmiles';
import type { ImageReading } from '../reading/imageReading';
import { withoutResidueNumbers } from '../../../engine/chemistry/residueNumbers';
import { countCentres, NO_CENTRES, type CentreCount } from './countCentres';

/** How well one picture was read. */
export interface ImageScore {
  /** Base name of the picture. */
  readonly file: string;
  /** SMILES, residues without numbers. */
  readonly truth: string;
  /** SMILES, residues without numbers; empty if there was no answer. */
  readonly answer: string;
  /** The same structure, including stereo. */
  readonly exact: boolean;
  /** The same constitution. */
  readonly withoutStereo: boolean;
  /** None unless the constitution is the same. */
  readonly centres: CentreCount;
  /** The same InChI, which is common to tautomers. */
  readonly sameInchi: boolean;
  /** ECFP4, 0..1; 0 without an answer. */
  readonly tanimoto: number;
  /** 0..1, as stated. */
  readonly confidence?: number | undefined;
  /** 0..1, before calibration. */
  readonly rawConfidence?: number | undefined;
  readonly cpuSeconds?: number | undefined;
}

/** @returns null if RDKit cannot read the truth, so that nothing can be compared with it */
export function scoreImage(
  rdkit: RDKit,
  file: string,
  trueSmiles: string,
  reading: ImageReading,
): ImageScore | null {
  const truth = withoutResidueNumbers(trueSmiles);
  const answer = withoutResidueNumbers(reading.smiles);
  const [expected, read] = canonicalise(rdkit, [truth, answer]);
  if (!expected) return null;
  const { confidence, rawConfidence, cpuSeconds } = reading;
  const withoutStereo = read?.smilesWithoutStereo === expected.smilesWithoutStereo;
  return {
    file,
    truth,
    answer,
    exact: read?.smiles === expected.smiles,
    withoutStereo,
    centres: withoutStereo ? countCentres(rdkit, expected.smiles, read.smiles) : NO_CENTRES,
    sameInchi:
      read?.smiles === expected.smiles ||
      (expected.inchiKey !== '' && read?.inchiKey === expected.inchiKey),
    tanimoto: read ? similarity(rdkit, truth, answer) : 0,
    confidence,
    rawConfidence,
    cpuSeconds,
  };
}

function similarity(rdkit: RDKit, truth: string, answer: string): number {
  const { matrix } = compareSmiles(rdkit, [truth, answer], ['truth', 'answer']);
  return matrix[0]?.[1] ?? 0;
}
