import { constitutionOf, stereoCentresOf } from './constitution';
import { readsTheSame } from './likeness';
import { isExternal, type ProgramReading } from './programReading';
import { stereoSaid } from './stereoSaid';
import { FUSION_CALIBRATION, trustIn, type FusionCalibration } from './programTrust';

/** What several programs' readings of one drawing say together. */
export interface Fusion<Reading extends ProgramReading> {
  /** The reading that stands. */
  readonly taken: Reading;
  /** The readings with its constitution, itself included, in the order given. */
  readonly alike: readonly Reading[];
  /** Whether two programs read that constitution independently. */
  readonly agreed: boolean;
  /** Whether two read the very same, and no other more or other stereo: no further program need be asked. */
  readonly agreedExactly: boolean;
  /** 0..1. */
  readonly confidence: number;
}

interface Group<Reading> {
  readonly readings: readonly Reading[];
  readonly agreed: boolean;
  /** 0..1: the probability that one of its readings is right, if each were right or wrong by itself. */
  readonly score: number;
}

/**
 * Takes the constitution that is most probably right: each program's reading counts by what its confidence is
 * worth, and programs that agree count together.
 *
 * @returns undefined without readings
 */
export function fuseReadings<Reading extends ProgramReading>(
  readings: readonly Reading[],
  calibration: FusionCalibration = FUSION_CALIBRATION,
): Fusion<Reading> | undefined {
  const [first, ...others] = groupsOf(readings, calibration);
  if (!first) return undefined;
  const best = others.reduce((most, group) => (group.score > most.score ? group : most), first);
  const { readings: alike, agreed } = best;
  const taken = bestOf(alike, calibration);
  if (!taken) return undefined;
  const agreedExactly = isConfirmed(taken, alike);
  const confidence = confidenceIn(best, taken, agreedExactly, readings, calibration);
  return { taken, alike, agreed, agreedExactly, confidence };
}

function groupsOf<Reading extends ProgramReading>(
  readings: readonly Reading[],
  calibration: FusionCalibration,
): Group<Reading>[] {
  const byConstitution = new Map<string, Reading[]>();
  for (const reading of readings) {
    const constitution = constitutionOf(reading.forms);
    byConstitution.set(constitution, [...(byConstitution.get(constitution) ?? []), reading]);
  }
  return [...byConstitution.values()].map((alike) => {
    const independent = withoutBorrowers(alike);
    const isAlone = independent.length === 1;
    const differsFromLines = isAlone && readsLines(readings) && !readsLines(alike);
    const wrong = independent.map((reading) => {
      const share = differsFromLines && isExternal(reading.program) ? calibration.besideLines : 1;
      return 1 - share * trustIn(reading, calibration);
    });
    const score = 1 - wrong.reduce((product, each) => product * each, 1);
    return { readings: alike, agreed: independent.length > 1, score };
  });
}

const readsLines = (some: readonly ProgramReading[]): boolean =>
  some.some(({ program }) => program === 'vector-graph');

/** Whether the page's own lines and letters say otherwise: what is drawn there is not outvoted in silence. */
const isAgainstLines = (
  alike: readonly ProgramReading[],
  all: readonly ProgramReading[],
): boolean =>
  !readsLines(alike) && readsLines(all.filter(({ labelsFrom }) => labelsFrom === undefined));

/** Without the readings whose labels come from another one of them. */
const withoutBorrowers = <Reading extends ProgramReading>(alike: readonly Reading[]): Reading[] =>
  alike.filter(({ labelsFrom }) => !alike.some(({ program }) => program === labelsFrom));

/**
 * The reading that most share with its stereo, then the one with most stereo centres, then one whose residues
 * are numbered, then the surest; or one that says the same and more, so that no wedge is outvoted.
 */
function bestOf<Reading extends ProgramReading>(
  readings: readonly Reading[],
  calibration: FusionCalibration,
): Reading | undefined {
  const sharedBy = (reading: Reading) =>
    readings.filter((other) => readsTheSame(other, reading)).length;
  const centresOf = ({ forms }: Reading) => stereoCentresOf(forms.smiles);
  const isNumbered = ({ forms }: Reading) => (forms.numberedSmiles === undefined ? 0 : 1);
  const [first, ...others] = readings.toSorted(
    (a, b) =>
      sharedBy(b) - sharedBy(a) ||
      centresOf(b) - centresOf(a) ||
      isNumbered(b) - isNumbered(a) ||
      trustIn(b, calibration) - trustIn(a, calibration),
  );
  return others.reduce(
    (most, other) => (most && stereoSaid(other.forms, most.forms).says === 'more' ? other : most),
    first,
  );
}

function confidenceIn(
  { readings: alike, score }: Group<ProgramReading>,
  taken: ProgramReading,
  isConfirmedReading: boolean,
  all: readonly ProgramReading[],
  calibration: FusionCalibration,
): number {
  const { leastAgreed, mostAgreed, mostAlone, mostContradicted, mostDisputed } = calibration;
  if (isAgainstLines(alike, all)) return Math.min(score, mostDisputed);
  if (isConfirmedReading) return Math.min(Math.max(score, leastAgreed), mostAgreed);
  if (isDisputed(taken, alike)) return Math.min(score, mostDisputed);
  const rivals = all.filter((reading) => !alike.includes(reading));
  // Of 36 of OSRA's readings that differ from VectorGraph's, on ten articles, none is right.
  const isContradicted = rivals.some(({ program }) => program !== 'osra' || !readsLines(alike));
  return Math.min(score, isContradicted ? mostContradicted : mostAlone);
}

/** Whether more readings share another stereo, or one contradicts it or numbers the residues otherwise. */
function isDisputed(taken: ProgramReading, alike: readonly ProgramReading[]): boolean {
  const sharedBy = (reading: ProgramReading) =>
    alike.filter((other) => readsTheSame(other, reading)).length;
  return alike.some((other) => {
    if (readsTheSame(other, taken)) return false;
    if (other.forms.smiles === taken.forms.smiles || sharedBy(other) > sharedBy(taken)) return true;
    return ['more', 'other'].includes(stereoSaid(other.forms, taken.forms).says);
  });
}

/** Whether another program read the same independently, and none more or other stereo. */
function isConfirmed(taken: ProgramReading, alike: readonly ProgramReading[]): boolean {
  const sameAsTaken = withoutBorrowers(alike).filter((reading) => readsTheSame(reading, taken));
  return (
    sameAsTaken.length > 1 &&
    alike.every(({ forms }) => ['the same', 'less'].includes(stereoSaid(forms, taken.forms).says))
  );
}
