import type { CheckedCompound } from './checkedCompound';
import { calledAlike, companyOf, structureTwice, type Company } from './companyChecks';
import { formulaInWords } from '../formulaSays';
import { formulaContradicts } from '../textSays';
import { isNoName } from './noName';
import { centres, charge, parts, remarks, residues } from './structureChecks';

/** What a compound may have that a person should know of before calling it correct or passing it on. */
export const FINDING_KINDS = [
  'unread',
  'parts',
  'residues',
  'charge',
  'remark',
  'centres',
  'formula',
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

type Check = (one: CheckedCompound, company: Company) => readonly string[];

const CHECKS: Readonly<Record<FindingKind, Check>> = {
  unread: ({ refusal }) =>
    refusal === undefined ? [] : [`The services cannot read the structure: ${refusal}`],
  ...{ parts, residues, charge, remark: remarks, centres },
  formula: ({ formulaSays: says }) =>
    says && formulaContradicts(says) ? [formulaInWords(says)] : [],
  noName: ({ name }) => (name !== undefined && isNoName(name) ? [`“${name}” is no name.`] : []),
  ...{ calledAlike, structureTwice },
};

/** More others are not named. */
const MOST_OTHERS = 3;

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
