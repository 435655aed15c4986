import { doubtsAmong } from '../recognition/doubts/doubtsAmong';
import { doubtsOnPicture, type DoubtOnPicture } from '../recognition/doubts/doubtsOnPicture';
import type { ComparedReading } from '../recognition/doubts/placedReading';
import { likenessOf } from '../recognition/fusion/likeness';
import { PROGRAM_NAMES } from '../recognition/fusion/programReading';
import { trustIn } from '../recognition/fusion/programTrust';
import type { ComparableReading, Reading } from './readStructure';

/** A reading, and what it is worth. */
interface TrustedReading extends Pick<ComparedReading, 'trust'> {
  readonly reading: Reading;
}

/** Another program's reading of the same drawing. */
export interface Rival
  extends TrustedReading, Pick<ComparedReading, 'likeness' | 'isIndependent'> {}

/** The doubtful places of a reading, given the others; undefined if its atoms have no positions. */
export function doubtsOf(
  { reading: { program, placed }, trust }: TrustedReading,
  rivals: readonly Rival[],
): DoubtOnPicture[] | undefined {
  if (!placed) return undefined;
  const others = rivals.flatMap(({ reading, ...rival }) =>
    reading.placed
      ? [{ ...reading.placed, ...rival, program: PROGRAM_NAMES[reading.program] }]
      : [],
  );
  const doubts = doubtsAmong({ ...placed, program: PROGRAM_NAMES[program], trust }, others);
  return doubtsOnPicture(doubts, placed.graph, placed.picture);
}

/** The same among readings that can be compared. */
export const doubtsBeside = (
  own: ComparableReading,
  all: readonly ComparableReading[],
): DoubtOnPicture[] | undefined =>
  doubtsOf(
    { reading: own, trust: trustIn(own) },
    all
      .filter((other) => other !== own)
      .map((other) => ({
        ...{ reading: other, trust: trustIn(other), likeness: likenessOf(own, other) },
        isIndependent: other.labelsFrom !== own.program && own.labelsFrom !== other.program,
      })),
  );
