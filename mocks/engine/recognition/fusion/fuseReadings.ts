import { constitutionOf, stereoCentresOf } from './constitution';
import { readsTheSame } from './likeness';
import type { ProgramReading } from './programReading';
import { FUSION_CALIBRATION, trustIn, type FusionCalibration } from './programTrust';

/** What several programs' readings of one drawing say together. */
export interface Fusion<Reading extends ProgramReading> {
  /** The reading that stands. */
  readonly taken: Reading;
  /** The readings with its constitution, itself included, in the order given. */
  readonly alike: readonly Reading[];
  /** Whether two programs read that constitution independently. */
  readonly agreed: boolean;
  /** Whether two of them read the very same, with its stereo: no further program need be asked. */
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
  const taken = bestOf(best.readings, calibration);
  const confidence = confidenceIn(best, calibration);
  const { readings: alike, agreed } = best;
  return taken && { taken, alike, agreed, agreedExactly: agreesExactly(alike), confidence };
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
  const readsLines = (some: readonly Reading[]) =>
    some.some(({ program }) => program === 'vector-graph');
  return [...byConstitution.values()].map((alike) => {
    const independent = withoutBorrowers(alike);
    const isAlone = independent.length === 1;
    const differsFromLines = isAlone && readsLines(readings) && !readsLines(alike);
    const wrong = independent.map((reading) => {
      const { besideLines } = calibration.trust[reading.program];
      return 1 - trustIn(reading, calibration) * (differsFromLines ? besideLines : 1);
    });
    const score = 1 - wrong.reduce((product, each) => product * each, 1);
    return { readings: alike, agreed: independent.length > 1, score };
  });
}

/** Without the readings whose labels come from another one of them. */
const withoutBorrowers = <Reading extends ProgramReading>(alike: readonly Reading[]): Reading[] =>
  alike.filter(({ labelsFrom }) => !alike.some(({ program }) => program === labelsFrom));

/**
 * The reading that most share with its stereo, then the one with most stereo centres, then one whose residues
 * are numbered, then the surest.
 */
function bestOf<Reading extends ProgramReading>(
  readings: readonly Reading[],
  calibration: FusionCalibration,
): Reading | undefined {
  const sharedBy = (reading: Reading) =>
    readings.filter((other) => readsTheSame(other, reading)).length;
  const isNumbered = ({ forms }: Reading) => (forms.numberedSmiles === undefined ? 0 : 1);
  const ranked = readings.toSorted(
    (a, b) =>
      sharedBy(b) - sharedBy(a) ||
      stereoCentresOf(b.forms.smiles) - stereoCentresOf(a.forms.smiles) ||
      isNumbered(b) - isNumbered(a) ||
      trustIn(b, calibration) - trustIn(a, calibration),
  );
  return ranked[0];
}

function confidenceIn(
  { agreed, score, readings }: Group<ProgramReading>,
  { leastAgreed, mostAgreed, mostUnlikeStereo, mostAlone }: FusionCalibration,
): number {
  if (!agreed) return Math.min(score, mostAlone);
  if (!agreesExactly(readings)) return Math.min(score, mostUnlikeStereo);
  return Math.min(Math.max(score, leastAgreed), mostAgreed);
}

/** Whether two independent readings of a group are the same. */
function agreesExactly(alike: readonly ProgramReading[]): boolean {
  const independent = withoutBorrowers(alike);
  return independent.some((one, i) =>
    independent.slice(i + 1).some((other) => readsTheSame(one, other)),
  );
}
