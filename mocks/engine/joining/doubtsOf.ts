import { doubtsAmong } from '../recognition/doubts/doubtsAmong';
import { doubtsOnPicture, type DoubtOnPicture } from '../recognition/doubts/doubtsOnPicture';
import type { ComparedReading } from '../recognition/doubts/placedReading';
import { likenessOf } from '../recognition/fusion/likeness';
import { programNameOf } from '../recognition/fusion/programReading';
import { FUSION_CALIBRATION, trustIn } from '../recognition/fusion/programTrust';
import type { ComparableReading, Reading } from './readStructure';

/** Another program's reading of the same drawing. */
interface Rival extends Pick<ComparedReading, 'trust' | 'likeness' | 'isIndependent'> {
  readonly reading: Reading;
}

/**
 * The doubtful places of a reading, given the others; undefined if its atoms have no positions.
 *
 * @param trust what the reading is worth, 0..1
 */
export function doubtsOf(
  { program, placed }: Reading,
  trust: number,
  rivals: readonly Rival[],
): DoubtOnPicture[] | undefined {
  if (!placed) return undefined;
  const others = rivals.flatMap(({ reading, ...rival }) =>
    reading.placed
      ? [{ ...reading.placed, ...rival, program: programNameOf(reading.program) }]
      : [],
  );
  const doubts = doubtsAmong({ ...placed, program: programNameOf(program), trust }, others);
  return doubtsOnPicture(doubts, placed.graph, placed.picture);
}

/** The same among readings that can be compared. */
export function doubtsBeside(own: ComparableReading, all: readonly ComparableReading[]) {
  const others = all.filter((other) => other !== own);
  const rivals = others.map((reading) => ({
    ...{ reading, trust: trustIn(reading), likeness: likenessOf(own, reading) },
    isIndependent: reading.labelsFrom !== own.program && own.labelsFrom !== reading.program,
  }));
  // Of what is sure by itself, a place that another program reads otherwise is in doubt nevertheless.
  const trust = Math.min(trustIn(own), FUSION_CALIBRATION.mostContradicted);
  return doubtsOf(own, trust, rivals);
}
