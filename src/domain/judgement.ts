import { hasStructure, type StructureVersion } from './structure';
import { positionOf, type VersionReference } from './versionReference';

/** Why a drawing or its reading was rejected, in the order of the menu. */
export const REJECT_REASONS = [
  'wrongReading',
  'notAStructure',
  'fragment',
  'duplicate',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** As shown and exported. */
export const REJECT_REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  wrongReading: 'Wrong reading',
  notAStructure: 'Not a structure',
  fragment: 'Fragment',
  duplicate: 'Duplicate',
  other: 'Other, with a note',
};

/** Maximum length of a rejection's note, in UTF-16 code units. */
export const JUDGEMENT_NOTE_LIMIT = 500;
/** Maximum length of the name of the person who judges. */
export const REVIEWER_LIMIT = 80;

/** Why, and what belongs to the reason. */
export interface Rejection {
  readonly reason: RejectReason;
  /** At most `JUDGEMENT_NOTE_LIMIT`. */
  readonly note?: string;
  /** Id of the segment that it repeats; only for duplicates. */
  readonly duplicateOf?: string;
}

interface Judged {
  /** The version that was judged; absent for a drawing without a structure. */
  readonly version?: VersionReference;
  /** ISO 8601, UTC; absent for marks of work saved before the time was kept. */
  readonly at?: string;
  /** As the person wanted to be called; absent if nobody was named. */
  readonly by?: string;
}

/**
 * What a person said of a segment's structure, or of a drawing without one. A word on a structure counts only
 * while the version that was judged stands (`judgementOf`).
 */
export type Judgement =
  | (Judged & { readonly verdict: 'correct' })
  | (Judged & Rejection & { readonly verdict: 'rejected' });

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
