import { structureRelation, type StructureRelation } from '../structureRelation';
import { smilesOf, type CheckedCompound } from './checkedCompound';
import { foldedName } from './foldedName';

/** Those among which a compound is looked at, by what they may share with it. */
export interface Company {
  readonly byWord: (one: CheckedCompound) => readonly CheckedCompound[];
  readonly byStructure: (one: CheckedCompound) => readonly CheckedCompound[];
}

/** What is said of a compound among others, in sentences. */
type Check = (one: CheckedCompound, company: Company) => readonly string[];

const RELATED: Readonly<Record<Exclude<StructureRelation, 'identical'>, string>> = {
  stereo: 'which has the same skeleton and other stereo',
  isotopes: 'which has the same skeleton and other isotopes',
  protons: 'which has the same skeleton and other hydrogens',
};

/** `unknown` while the services have not said what both are. */
function relationOf(one: CheckedCompound, other: CheckedCompound) {
  const [a, b] = [one.identifiers, other.identifiers];
  if (smilesOf(one) === smilesOf(other)) return 'identical';
  if (a?.smiles === undefined || b?.smiles === undefined) return 'unknown';
  return structureRelation({ ...a, smiles: a.smiles }, { ...b, smiles: b.smiles });
}

const WORDS = ['number', 'name'] as const;
const BEFORE: Readonly<Record<(typeof WORDS)[number], string>> = {
  number: 'Number',
  name: 'The name',
};

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && foldedName(a) === foldedName(b);
const differs = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && foldedName(a) !== foldedName(b);

/** One number or name is given to structures that differ. */
export const calledAlike: Check = (one, { byWord }) =>
  byWord(one).flatMap((other) => {
    const word = WORDS.find((each) => isSame(one[each], other[each]));
    if (word === undefined) return [];
    const relation = relationOf(one, other);
    if (relation === 'identical' || relation === 'unknown') return [];
    const which = relation === undefined ? 'which is another structure' : RELATED[relation];
    return [`${BEFORE[word]} ${one[word]} is also that of ${other.called}, ${which}.`];
  });

/** One structure has two numbers, or two names. */
export const structureTwice: Check = (one, { byStructure }) =>
  byStructure(one).flatMap((other) => {
    const word = WORDS.find((each) => differs(one[each], other[each]));
    if (word === undefined || relationOf(one, other) !== 'identical') return [];
    return [`The same structure as ${other.called}, which has the ${word} ${other[word]}.`];
  });

const structureKey = (one: CheckedCompound): string => one.identifiers?.inchiKey ?? smilesOf(one);

function grouped(
  among: readonly CheckedCompound[],
  keyOf: (one: CheckedCompound) => string | undefined,
) {
  const groups = new Map<string, CheckedCompound[]>();
  for (const one of among) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return (one: CheckedCompound): readonly CheckedCompound[] => {
    const key = keyOf(one);
    const group = key === undefined ? [] : (groups.get(key) ?? []);
    return group.filter(({ id }) => id !== one.id);
  };
}

/** What each of them shares with the others. */
export function companyOf(among: readonly CheckedCompound[]): Company {
  const [sameNumber, sameName] = WORDS.map((word) =>
    grouped(among, (one) => (one[word] === undefined ? undefined : foldedName(one[word]))),
  );
  return {
    byWord: (one) => [...new Set([...(sameNumber?.(one) ?? []), ...(sameName?.(one) ?? [])])],
    byStructure: grouped(among, structureKey),
  };
}
