import { hasStructure, type StructureVersion } from './structure';
import { positionOf } from './versionReference';
import type { Saved } from './saved/common.schema';
import type { judgementSchema } from './saved/judgements.schema';

export { JUDGEMENT_NOTE_LIMIT, REJECT_REASONS, REVIEWER_LIMIT } from './saved/limits';

/** As shown and exported. */
export const REJECT_REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  wrongReading: 'Wrong reading',
  notAStructure: 'Not a structure',
  fragment: 'Fragment',
  duplicate: 'Duplicate',
  other: 'Other, with a note',
};

/** Why, and what belongs to the reason. */
export type Rejection = Pick<Rejected, 'reason' | 'note' | 'duplicateOf'>;
export type RejectReason = Rejection['reason'];
type Rejected = Extract<Judgement, { verdict: 'rejected' }>;

/**
 * What a person said of a segment's structure, or of a drawing without one. A word on a structure counts only
 * while the version that was judged stands (`judgementOf`).
 */
export type Judgement = Saved<typeof judgementSchema>;

/** By segment id. */
export type Judgements = Readonly<Record<string, Judgement>>;

/** Reasons that say something of the drawing, whatever was read from it. */
const OF_THE_DRAWING: readonly RejectReason[] = ['notAStructure', 'fragment', 'duplicate', 'other'];

/**
 * What a judgement says of the structure that stands now: nothing if another version has taken its place, or
 * if it calls a drawing correct from which nothing was read.
 */
export function judgementOf(
  judgement: Judgement | undefined,
  structure: Pick<StructureVersion, 'timestamp' | 'engine' | 'smiles' | 'molfile'> | undefined,
): Judgement | undefined {
  if (!judgement) return undefined;
  if (judgement.verdict === 'rejected' && OF_THE_DRAWING.includes(judgement.reason)) {
    return judgement;
  }
  const standing = structure && hasStructure(structure) ? structure : undefined;
  const { version } = judgement;
  // Where nothing was read, that is what is wrong.
  const isOfWhatStands =
    version && standing
      ? positionOf(version, [standing]) === 0
      : !version && !standing && judgement.verdict === 'rejected';
  return isOfWhatStands ? judgement : undefined;
}
