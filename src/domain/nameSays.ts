import type { Identifiers } from './identifiers';
import { stereoSaid, type StereoSaid } from './stereoDifference';
import { structureRelation } from './structureRelation';
import type { Saved } from './saved/common.schema';
import type { nameSaysSchema } from './saved/structure.schema';

export type NameVerdict = NameSays['verdict'];

/** A structure that was found by a name, as it stands beside a reading. */
export type NameSays = Saved<typeof nameSaysSchema>;

export const NAME_VERDICT_WORDS: Readonly<Record<NameVerdict, string>> = {
  same: 'Name says the same structure',
  skeleton: 'Name says the same skeleton, and leaves stereo open',
  more: 'Name says the same skeleton, and more of its stereo',
  stereo: 'Name says the same skeleton, other stereo',
  form: 'Name says the same skeleton, other isotopes or hydrogens',
  other: 'Name says another structure',
};

type Named = Pick<Identifiers, 'smiles' | 'inchi' | 'inchiKey'>;

/** By what the name says of the stereo; where InChI shows no difference, its key does. */
const BY_STEREO: Readonly<Record<StereoSaid, NameVerdict>> = {
  same: 'stereo',
  more: 'more',
  less: 'skeleton',
  other: 'stereo',
};

/** `undefined` where the two cannot be compared: residues have no InChIKey. */
export function nameVerdict(reading: Named, named: Named): NameVerdict | undefined {
  if (reading.inchiKey === undefined || named.inchiKey === undefined) return undefined;
  const relation = structureRelation(reading, named);
  if (relation === 'identical') return 'same';
  if (relation === undefined) return 'other';
  if (relation !== 'stereo') return 'form';
  return BY_STEREO[stereoSaid(named.inchi ?? '', reading.inchi ?? '')];
}

const AGAINST: readonly NameVerdict[] = ['stereo', 'form', 'other'];

/** Whether the name speaks against the reading, so that a person has to look at it. */
export const nameContradicts = (says: Pick<NameSays, 'verdict'> | undefined): boolean =>
  says !== undefined && AGAINST.includes(says.verdict);

/**
 * Factors for the odds of a reading. A drawing and a name hardly agree by accident, but a label may belong to
 * another drawing, and a name may be used loosely. These figures are set by judgement, not measured.
 */
const ODDS: Readonly<Record<NameVerdict, number>> = {
  same: 10,
  skeleton: 3,
  more: 1,
  stereo: 0.5,
  form: 0.5,
  other: 0.1,
};

/** What a name may make of a score: it never makes it certain. */
const MOST = 0.99;
const LEAST = 0.01;

/**
 * A reading's score in view of what its name says.
 *
 * @param score 0..1
 */
export function scoreWithName(score: number, says: Pick<NameSays, 'verdict'> | undefined): number {
  if (!says) return score;
  const odds = ODDS[says.verdict];
  const weighed = (score * odds) / (score * odds + 1 - score);
  const limited = Math.min(Math.max(weighed, LEAST), MOST);
  return odds > 1 ? Math.max(score, limited) : Math.min(score, limited);
}
