import { canonicalise } from '../../../engine/chemistry/canonicalise';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { withoutResidueNumbers } from '../../../engine/chemistry/residueNumbers';
import { judgeReading } from '../../evaluation/articles/judgeReading';

export interface JudgedStructure {
  /** The same InChI, or the same canonical SMILES where there is none (residues); both with stereo. */
  readonly exact: boolean;
  /** The same apart from stereo and isotopes. */
  readonly withoutStereo: boolean;
}

/** Of an InChIKey, the letters that stand for the constitution. */
const SKELETON = 14;

/**
 * @param answers SMILES that are right
 * @param smiles of the tool
 * @throws Error if RDKit cannot read one of the answers
 */
export function judgeStructure(
  rdkit: RDKit,
  answers: readonly string[],
  smiles: string,
): JudgedStructure {
  const { verdict } = judgeReading(rdkit, answers, smiles);
  if (verdict === 'right') return { exact: true, withoutStereo: true };
  const [read, ...truths] = canonicalise(rdkit, [smiles, ...answers].map(withoutResidueNumbers));
  const key = read?.inchiKey ?? '';
  const sharesKey = (length: number) =>
    key !== '' && truths.some((truth) => truth?.inchiKey.slice(0, length) === key.slice(0, length));
  return {
    exact: sharesKey(key.length),
    withoutStereo: verdict === 'stereo' || sharesKey(SKELETON),
  };
}
