import type { DoubtOnPicture } from '../../../engine/recognition/doubts/doubtsOnPicture';
import type {
  ComparedReading,
  NamedReading,
} from '../../../engine/recognition/doubts/placedReading';
import { doubtsAmong, doubtsOnPicture } from '../../../engine/tasks/joinAnswers';
import type { Recognition } from './recognition';

/** A program's reading, and what it is worth. */
export interface TrustedReading extends Pick<NamedReading, 'program' | 'trust'> {
  readonly recognition: Recognition;
}

/** Another program's reading of the same drawing. */
export interface Rival
  extends TrustedReading, Pick<ComparedReading, 'likeness' | 'isIndependent'> {}

/** The doubtful places of a reading, given the others; undefined if its atoms have no positions. */
export function doubtsOf(
  { program, trust, recognition }: TrustedReading,
  rivals: readonly Rival[],
): DoubtOnPicture[] | undefined {
  const { placed } = recognition;
  if (!placed) return undefined;
  const others = rivals.flatMap(({ recognition: other, ...rival }) =>
    other.placed ? [{ ...other.placed, ...rival }] : [],
  );
  const doubts = doubtsAmong({ ...placed, program, trust }, others);
  return doubtsOnPicture(doubts, placed.graph, placed.picture);
}
