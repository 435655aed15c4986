import type { Doubt } from '../../doubts/doubt';

/** The share of readings beside a caption or a name that are right: no more is stated for them. */
const MOST_BESIDE_OTHER_INK = 0.8;
/**
 * For each label or bond that was forced into a valence; chosen, not measured: none of 160 pictures needs such a
 * change, and drawings of metals, whose letters the network does not know, need several.
 */
const FORCED = 0.8;

/** How far a reading departs from those by which confidences were calibrated. */
export interface Departures {
  /** It explains little of the picture's ink. */
  readonly explainsLittle: boolean;
  /** Labels and bonds that were changed because a valence was exceeded. */
  readonly changes: number;
  readonly radicals: readonly Doubt[];
}

/** The most that is stated for a reading, 0..1. */
export const mostStated = ({ explainsLittle, changes, radicals }: Departures): number =>
  Math.min(
    explainsLittle ? MOST_BESIDE_OTHER_INK : 1,
    FORCED ** changes,
    ...radicals.map(({ confidence }) => confidence),
  );
