import type { CanonicalForms } from '../chemistry/canonicalise';

/** A drawing's true structure and what was answered for it. */
export interface ScoredPair {
  readonly truth: string;
  /** SMILES; empty when nothing was answered. */
  readonly answer: string;
}

export interface Score {
  /** Pairs whose truth can be read; the others tell nothing and are left out. */
  readonly compared: number;
  readonly answered: number;
  /** The same structure with its stereo. */
  readonly exact: number;
  /** The same constitution. */
  readonly exactWithoutStereo: number;
}

export type Canonicalise = (
  smilesList: readonly string[],
) => Promise<readonly (CanonicalForms | null)[]>;

/** A residue's number is a name in the drawing, no part of the structure: `[1*]`, `[*:1]` and `*` are the same. */
export const withoutResidueNumbers = (smiles: string): string =>
  smiles.replace(/\[\d*\*(?::\d+)?\]/g, '*');

/** Compares canonical SMILES of answers and truths. */
export async function scoreAnswers(
  pairs: readonly ScoredPair[],
  canonicalise: Canonicalise,
): Promise<Score> {
  const canonical = (list: readonly string[]) => canonicalise(list.map(withoutResidueNumbers));
  const truths = await canonical(pairs.map(({ truth }) => truth));
  const answers = await canonical(pairs.map(({ answer }) => answer));
  const score = { compared: 0, answered: 0, exact: 0, exactWithoutStereo: 0 };
  truths.forEach((truth, i) => {
    if (!truth) return;
    const answer = answers[i];
    score.compared++;
    if (pairs[i]?.answer) score.answered++;
    if (answer?.smiles === truth.smiles) score.exact++;
    if (answer?.smilesWithoutStereo === truth.smilesWithoutStereo) score.exactWithoutStereo++;
  });
  return score;
}
