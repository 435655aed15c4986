import type { SketchAtom } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import { argmax } from '../statistics';
import type { Spelling } from './letterLook';
import { labelConfidence } from './spelledLabel';
import { type SoundSpelling, weighMeanings } from './weighMeanings';

/** A spelling with a meaning. */
export interface PossibleResidue extends SoundSpelling {
  readonly isResidue: boolean;
}

/** The class of a residue whose number is not known. */
const UNNUMBERED = 'R';
/** A name is stated if at least this share of the residue's probability is its own. */
const OWN_SHARE = 0.8;
const NUMBERED = /^R\d{1,2}$/;
/** An R with a small letter: a residue's, or a digit's that was misread; of elements only if it bears more bonds. */
const LIKE_RESIDUE = /^R[a-z]$/;

/**
 * A label that is more probably a residue than anything else, with that probability: the networks are often sure
 * of the `R` and not of its number, so that each name alone is doubtful. Without a probable number it has none.
 *
 * @param atom before its letters were weighed
 * @param named the same with its most probable name
 * @param sound its spellings with a meaning; the most probable first
 */
export function settleResidue(
  classes: PixelGraphClasses,
  atom: SketchAtom,
  named: SketchAtom,
  sound: readonly PossibleResidue[],
): SketchAtom {
  // A rule may have chosen another class than the most probable one.
  if (atom.label !== argmax(atom.classLogs)) return named;
  const residueShare = shareOfResidues(classes, atom, sound);
  if (residueShare === undefined) return named;
  const isUnnumbered = classes.names[named.label] === UNNUMBERED;
  const lettered = sound.find((each) => (isUnnumbered || each.label < 0) && isSureOfNumber(each));
  if (lettered) {
    const { text, places, log } = lettered.spelling;
    return { ...named, spelled: { text, places, confidence: Math.exp(log) }, residueShare };
  }
  const isNamed = named.spelled
    ? sound.some(({ spelling, isResidue }) => isResidue && spelling.text === named.spelled?.text)
    : classes.residues.has(classes.names[named.label] ?? '');
  if (isNamed && labelConfidence(named) >= OWN_SHARE * residueShare) {
    return { ...named, residueShare };
  }
  const { spelled: _spelled, ...unnamed } = named;
  return { ...unnamed, label: classes.names.indexOf(UNNUMBERED), residueShare };
}

/** Whether letters surely are a residue's with its number, which the class may lack, or the label network overlook. */
const isSureOfNumber = ({ spelling }: PossibleResidue): boolean =>
  NUMBERED.test(spelling.text) && Math.exp(spelling.log) >= OWN_SHARE;

/** Probability that a label is a residue, 0..1; undefined if something else is more probable. */
function shareOfResidues(
  classes: PixelGraphClasses,
  { classLogs, spellings = [] }: SketchAtom,
  sound: readonly PossibleResidue[],
): number | undefined {
  const label = classes.names.indexOf(UNNUMBERED);
  const isResidue = (other: number): boolean => classes.residues.has(classes.names[other] ?? '');
  const share = classLogs.reduce((sum, log, i) => sum + (isResidue(i) ? Math.exp(log) : 0), 0);
  const pooled = classLogs.map((log, i) => (isResidue(i) ? -Infinity : log));
  pooled[label] = Math.log(Math.min(1, share));
  const meant = sound
    .filter(({ spelling }) => !LIKE_RESIDUE.test(spelling.text))
    .map((each) => (each.isResidue ? { ...each, label } : each));
  const alike = spellings
    .filter(({ text }) => LIKE_RESIDUE.test(text))
    .map((spelling: Spelling) => ({ spelling, label }));
  const weighed = weighMeanings(pooled, [...meant, ...alike]);
  const probability = Math.exp(weighed.classLogs[label] ?? -Infinity);
  if (argmax(weighed.classLogs) !== label) return undefined;
  return probability > (weighed.spelled?.probability ?? 0) ? probability : undefined;
}
