import type { EngineId } from './engines';
import { isAlike, type ConstitutionVerdict } from './sameConstitution';
import { definedStereo } from './smilesStereo';

/** One of several engines' readings of a drawing. */
export interface RivalReading {
  readonly engine: EngineId;
  readonly smiles?: string;
  /** 0..1, as the engine states it. */
  readonly confidence?: number;
}

/** The reading that stands, and how it got there. */
export interface BestReading<Reading> {
  readonly taken: Reading;
  /** By constitution, the one that stands first. */
  readonly groups: readonly (readonly Reading[])[];
  /** Whether two engines read it alike. */
  readonly agreed: boolean;
  /** 0..1; absent if no engine stated any. */
  readonly confidence?: number;
}

/** For an engine that states none: as likely right as wrong. */
const UNSTATED = 0.5;
/** Both may make the same mistake. */
const MOST_AGREED = 0.99;
/** Each may have lost or invented stereo. */
const MOST_UNLIKE_STEREO = 0.5;
/** What no second engine has read is not stated to be surer; measured in docs/recognition.md. */
const MOST_ALONE = 0.85;

/**
 * Chooses among the readings of one drawing: two engines that read the same constitution, otherwise the
 * surest. Confidences are taken at their word: what each program's is worth, only its services know.
 *
 * @param judge whether two readings have the same constitution
 */
export function bestReading<Reading extends RivalReading>(
  readings: readonly Reading[],
  judge: (a: Reading, b: Reading) => ConstitutionVerdict,
): BestReading<Reading> | undefined {
  const groups = groupsOf(readings, judge).toSorted(
    (a, b) => Number(isAgreed(b)) - Number(isAgreed(a)) || scoreOf(b) - scoreOf(a),
  );
  const [best] = groups;
  const taken = best && withMostStereo(best);
  if (!taken) return undefined;
  const agreed = isAgreed(best);
  const isStated = best.some(({ confidence }) => confidence !== undefined);
  const isDisputed = best.some((reading) => judge(taken, reading) === 'stereo');
  const most = isDisputed ? MOST_UNLIKE_STEREO : agreed ? MOST_AGREED : MOST_ALONE;
  const confidence = Math.min(scoreOf(best), most);
  return { taken, groups, agreed, ...(isStated && { confidence }) };
}

function groupsOf<Reading>(
  readings: readonly Reading[],
  judge: (a: Reading, b: Reading) => ConstitutionVerdict,
): Reading[][] {
  const groups: [Reading, ...Reading[]][] = [];
  for (const reading of readings) {
    const group = groups.find(([first]) => isAlike(judge(first, reading)));
    if (group) group.push(reading);
    else groups.push([reading]);
  }
  return groups;
}

const isAgreed = (group: readonly unknown[]): boolean => group.length > 1;

/** The probability that not all of them are wrong, if each is by itself. */
const scoreOf = (group: readonly RivalReading[]): number =>
  1 - group.reduce((wrong, { confidence = UNSTATED }) => wrong * (1 - confidence), 1);

/** The reading that defines most stereo, so that no wedge is outvoted, then the one that most share. */
function withMostStereo<Reading extends RivalReading>(
  group: readonly Reading[],
): Reading | undefined {
  const sharedBy = ({ smiles }: Reading) => group.filter((each) => each.smiles === smiles).length;
  const stereoOf = ({ smiles = '' }: Reading) => definedStereo(smiles);
  const [first] = group.toSorted((a, b) => stereoOf(b) - stereoOf(a) || sharedBy(b) - sharedBy(a));
  return first;
}
