import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';

/** Why a drawing cannot be written as a structure; undefined if a program read one, or failed for another reason. */
export const unwritableReason = (outcome: RecognitionOutcome): string | undefined =>
  !outcome.ok && outcome.isUnwritable ? outcome.reason : undefined;

/** Remarks on a reading, with what another program says against any. */
export const withUnwritable = (
  remarks: readonly string[],
  reason: string | undefined,
): readonly string[] =>
  reason === undefined ? remarks : [...remarks, `Doubtful, as VectorGraph says: ${reason}`];
