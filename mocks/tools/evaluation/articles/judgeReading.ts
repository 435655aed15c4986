import { canonicalise } from '../../../engine/chemistry/canonicalise';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { withoutResidueNumbers } from '../../../engine/chemistry/residueNumbers';
import { countCentres, NO_CENTRES, type CentreCount } from '../scoring/countCentres';

/** A reading beside what is drawn: `stereo` is right but for stereo, `withheld` is no structure. */
export const VERDICTS = ['right', 'stereo', 'wrong', 'withheld'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A verdict, and the stereocentres of a reading whose constitution is right. */
export interface JudgedReading {
  readonly verdict: Verdict;
  readonly centres: CentreCount;
}

/**
 * @param answers SMILES of what is drawn; any of them is right
 * @param smiles the reading; empty for none
 * @throws Error if RDKit cannot read one of the answers
 */
export function judgeReading(
  rdkit: RDKit,
  answers: readonly string[],
  smiles: string,
): JudgedReading {
  const truths = canonicalise(rdkit, answers.map(withoutResidueNumbers)).map((forms, index) => {
    if (forms) return forms;
    throw new Error(`A true SMILES cannot be read: ${answers[index]}`);
  });
  if (smiles === '') return { verdict: 'withheld', centres: NO_CENTRES };
  const [read] = canonicalise(rdkit, [withoutResidueNumbers(smiles)]);
  const constitution = read?.smilesWithoutStereo;
  const meant =
    truths.find((truth) => truth.smiles === read?.smiles) ??
    truths.find((truth) => truth.smilesWithoutStereo === constitution);
  if (!read || !meant) return { verdict: 'wrong', centres: NO_CENTRES };
  const centres = countCentres(rdkit, meant.smiles, read.smiles);
  return { verdict: meant.smiles === read.smiles ? 'right' : 'stereo', centres };
}
