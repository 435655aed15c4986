import { canonicalise } from '../../../engine/chemistry/canonicalise';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import { withoutResidueNumbers } from '../../../engine/chemistry/residueNumbers';

/** A reading beside what is drawn: `stereo` is right but for stereo, `withheld` is no structure. */
export const VERDICTS = ['right', 'stereo', 'wrong', 'withheld'] as const;

export type Verdict = (typeof VERDICTS)[number];

/**
 * @param answers SMILES of what is drawn; any of them is right
 * @param smiles the reading; empty for none
 * @throws Error if RDKit cannot read one of the answers
 */
export function judgeReading(rdkit: RDKit, answers: readonly string[], smiles: string): Verdict {
  const truths = canonicalise(rdkit, answers.map(withoutResidueNumbers)).map((forms, index) => {
    if (forms) return forms;
    throw new Error(`A true SMILES cannot be read: ${answers[index]}`);
  });
  if (smiles === '') return 'withheld';
  const [read] = canonicalise(rdkit, [withoutResidueNumbers(smiles)]);
  if (truths.some((truth) => truth.smiles === read?.smiles)) return 'right';
  const constitution = read?.smilesWithoutStereo;
  return truths.some((truth) => truth.smilesWithoutStereo === constitution) ? 'stereo' : 'wrong';
}
