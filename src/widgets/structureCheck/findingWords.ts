import { counted } from '@/lib/counted';
import type { FindingKind } from '@/domain/checks/findings';
import { severityOf, type FindingRow, type FindingSeverity } from '@/domain/checks/structureCheck';

/** Headings of the list. */
export const KIND_NAMES: Readonly<Record<FindingKind, string>> = {
  unread: 'Not readable',
  parts: 'Parts without a bond',
  residues: 'Open residues',
  charge: 'Charges that do not balance',
  remark: 'Unlikely or unusual',
  centres: 'Stereo not defined',
  formula: 'The text contradicts the formula',
  noName: 'A name that names nothing',
  calledAlike: 'One number or name, several structures',
  structureTwice: 'One structure, several numbers or names',
};

export const SEVERITY_WORDS: Readonly<Record<FindingSeverity, string>> = {
  wrong: 'something is wrong',
  unusual: 'may be right',
};

/** What is looked for, in a sentence; said where nothing was found. */
export const WHAT_IS_CHECKED =
  'Checked: whether the services can read each structure, parts without a bond, open residues, charges, valences, stereo centres, formulas and carbons that the text states, names that name nothing, one number or name for several structures, and one structure under several.';

/** `2 findings where something is wrong, 5 that may be right`. */
export function findingsInWords(rows: readonly Pick<FindingRow, 'kind'>[]): string {
  const wrong = rows.filter(({ kind }) => severityOf(kind) === 'wrong').length;
  const rest = rows.length - wrong;
  const parts = [
    wrong > 0 && `${counted(wrong, 'finding')} where something is wrong`,
    rest > 0 && `${wrong > 0 ? rest : counted(rest, 'finding')} that may be right`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Of which structures less was checked; empty if of none. */
export const unseenInWords = (count: number): string =>
  count === 0
    ? ''
    : `The services have said nothing yet of ${counted(count, 'structure')}: valences, stereo centres and what is the same may be missing.`;
