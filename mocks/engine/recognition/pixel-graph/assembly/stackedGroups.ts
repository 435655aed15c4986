import type { PixelGraphClasses } from '../classes';
import { type AtomCandidate, nearestTo } from '../decodeHeads';
import { BOND_TYPE_COUNT, NATIVE_BOND } from '../network';
import { certainLogs } from '../statistics';
import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import { bondOrder, bondsAround, type Sketch } from './sketch';

/** A group written below or above its nitrogen is this far from it; bonds. */
const DISTANCE = { min: 0.3, max: 0.9 } as const;
/** ... and at least this part of it is up or down. */
const MIN_STEEPNESS = 0.6;
/** What is a group by the probabilities of all groups, added up, is one however faintly it was seen. */
const MIN_GROUP = 0.8;

/**
 * The labels of abbreviated groups, as sure as their letters: the network sees atoms where lines end, and none leads
 * to a group that is written below its nitrogen.
 */
export const writtenGroups = (
  classes: PixelGraphClasses,
  seen: readonly AtomCandidate[],
): AtomCandidate[] =>
  seen
    .map((atom) => ({ ...atom, confidence: groupShare(classes, atom) }))
    .filter(({ confidence }) => confidence >= MIN_GROUP);

/** Probability that a label is an abbreviated group. */
const groupShare = ({ names, expansions }: PixelGraphClasses, { classLogs }: AtomCandidate) =>
  classLogs.reduce(
    (sum, log, i) => (expansions.has(names[i] ?? '') ? sum + Math.exp(log) : sum),
    0,
  );

/** A group without a bond belongs to the nitrogen with two single bonds that it is written below or above (`N` over `Boc`). */
export function stackedGroups(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const { atoms } = sketch;
  const around = bondsAround(sketch);
  return atoms.flatMap((atom, end) => {
    if (around[end]?.length || groupShare(evidence.classes, atom) < MIN_GROUP) return [];
    const others = atoms.map((other, i) => (i === end ? { x: Infinity, y: Infinity } : other));
    const { index, distance } = nearestTo(others, atom);
    const [bonds = [], height] = [around[index], Math.abs(atom.y - (atoms[index]?.y ?? 0))];
    if (nameAt(evidence, sketch, index) !== 'N' || bonds.length !== 2) return [];
    if (!bonds.every(({ type }) => bondOrder(type) === 1)) return [];
    if (distance < DISTANCE.min * NATIVE_BOND || distance > DISTANCE.max * NATIVE_BOND) return [];
    if (height < MIN_STEEPNESS * distance) return [];
    const { confidence } = atom;
    const typeLogs = certainLogs(BOND_TYPE_COUNT, 0);
    return {
      adds: [{ begin: index, end, type: 0, typeLogs, confidence, undrawn: true }],
      logOdds: 2,
      because: 'This group is written at the nitrogen, without a line.',
    };
  });
}
