import type { Identifiers } from '../identifiers';
import { structureRelation, type StructureRelation } from '../structureRelation';
import { foldedName } from './foldedName';
import { isNoName } from './noName';

/** What a compound may have that a person should know of before calling it correct or passing it on. */
export const FINDING_KINDS = [
  'unread',
  'parts',
  'residues',
  'charge',
  'remark',
  'centres',
  'noName',
  'calledAlike',
  'structureTwice',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** A sentence. */
  readonly says: string;
}

/** What the checks look at. */
export interface CheckedCompound {
  readonly id: string;
  /** In a sentence about another one: `#15`. */
  readonly called: string;
  readonly smiles: string | undefined;
  /** As far as the services have computed them. */
  readonly identifiers: Partial<Identifiers> | undefined;
  /** Why the services cannot read the structure. */
  readonly refusal?: string | undefined;
  /** As a person said them, or else as proposed. */
  readonly number: string | undefined;
  readonly name: string | undefined;
}

/** Those among which a compound is looked at, by what they may share with it. */
interface Company {
  readonly byWord: (one: CheckedCompound) => readonly CheckedCompound[];
  readonly byStructure: (one: CheckedCompound) => readonly CheckedCompound[];
}

type Check = (one: CheckedCompound, company: Company) => readonly string[];

const when = (holds: boolean, says: string): readonly string[] => (holds ? [says] : []);

/** Canonical where it is known; a SMILES may be followed by a blank and more. */
const smilesOf = ({ smiles, identifiers }: CheckedCompound): string =>
  (identifiers?.smiles ?? smiles ?? '').split(/\s/)[0] ?? '';

const parts: Check = (one) => {
  const count = smilesOf(one).split('.').length;
  return when(count > 1, `${count} parts that no bond connects.`);
};

const residues: Check = (one) => {
  const count = smilesOf(one).split('*').length - 1;
  return when(
    count > 0,
    count === 1 ? 'A residue (*) is open.' : `${count} residues (*) are open.`,
  );
};

/** Of an atom in brackets: `[O-]`, `[Fe+2]`, `[Fe++]` (Daylight theory manual, 3.1). */
const CHARGE = /\[[^\]+-]*(?<signs>\++|-+)(?<count>\d*)(?::\d+)?\]/g;

function chargeOf(smiles: string): number {
  return [...smiles.matchAll(CHARGE)].reduce((sum, { groups }) => {
    const { signs = '', count = '' } = groups ?? {};
    const amount = count === '' ? signs.length : Number(count);
    return signs.startsWith('-') ? sum - amount : sum + amount;
  }, 0);
}

const charge: Check = (one) => {
  const total = chargeOf(smilesOf(one));
  return when(
    total !== 0,
    `The charges do not balance: ${total > 0 ? '+' : '−'}${Math.abs(total)} in all.`,
  );
};

/** The services say these of a structure as well; here they are counted from the SMILES, which all have. */
const SAID_HERE = /\(\*\)|parts that no bond|charges do not balance/;

const remarks: Check = ({ identifiers }) =>
  (identifiers?.remarks ?? []).filter((remark) => !SAID_HERE.test(remark));

const centres: Check = ({ identifiers = {} }) => {
  const { stereoCentres = 0, definedStereoCentres = stereoCentres } = identifiers;
  const open = stereoCentres - definedStereoCentres;
  const of =
    stereoCentres === 1 ? 'The stereo centre' : `${open} of ${stereoCentres} stereo centres`;
  return when(open > 0, `${of} ${open === 1 ? 'is' : 'are'} not defined.`);
};

const noName: Check = ({ name }) =>
  when(name !== undefined && isNoName(name), `“${name}” is no name.`);

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
const calledAlike: Check = (one, { byWord }) =>
  byWord(one).flatMap((other) => {
    const word = WORDS.find((each) => isSame(one[each], other[each]));
    if (word === undefined) return [];
    const relation = relationOf(one, other);
    if (relation === 'identical' || relation === 'unknown') return [];
    const which = relation === undefined ? 'which is another structure' : RELATED[relation];
    return [`${BEFORE[word]} ${one[word]} is also that of ${other.called}, ${which}.`];
  });

/** One structure has two numbers, or two names. */
const structureTwice: Check = (one, { byStructure }) =>
  byStructure(one).flatMap((other) => {
    const word = WORDS.find((each) => differs(one[each], other[each]));
    if (word === undefined || relationOf(one, other) !== 'identical') return [];
    return [`The same structure as ${other.called}, which has the ${word} ${other[word]}.`];
  });

const CHECKS: Readonly<Record<FindingKind, Check>> = {
  unread: ({ refusal }) =>
    when(refusal !== undefined, `The services cannot read the structure: ${refusal}`),
  ...{ parts, residues, charge, remark: remarks, centres, noName, calledAlike, structureTwice },
};

/** More others are not named. */
const MOST_OTHERS = 3;

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

function companyOf(among: readonly CheckedCompound[]): Company {
  const [sameNumber, sameName] = WORDS.map((word) =>
    grouped(among, (one) => (one[word] === undefined ? undefined : foldedName(one[word]))),
  );
  return {
    byWord: (one) => [...new Set([...(sameNumber?.(one) ?? []), ...(sameName?.(one) ?? [])])],
    byStructure: grouped(among, structureKey),
  };
}

/**
 * What there is to know of a compound before it is called correct or passed on; nothing of a clean one.
 *
 * @param among those that are correct or passed on with it; itself among them does not count
 */
export function findingsAmong(
  among: readonly CheckedCompound[],
): (one: CheckedCompound) => readonly Finding[] {
  const company = companyOf(among);
  return (one) =>
    FINDING_KINDS.flatMap((kind) =>
      CHECKS[kind](one, company)
        .slice(0, MOST_OTHERS)
        .map((says) => ({ kind, says })),
    );
}
