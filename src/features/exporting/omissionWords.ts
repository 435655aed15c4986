import type { ExportWarning } from '@/domain/exports/exportPlan';

const LEFT_OUT: Readonly<Record<ExportWarning['kind'], string>> = {
  unread: 'that the services cannot read, left out',
  parts: 'with parts that no bond connects, left out',
  residues: 'with open residues, left out',
  charge: 'with charges that do not balance, left out',
  remark: 'with a remark, left out',
  centres: 'with a stereo centre that is not defined, left out',
  formula: 'with a formula that the text contradicts, left out',
  noName: 'with a name that names nothing, left out',
  calledAlike: 'with the number or name of another structure, left out',
  unchecked: 'not checked, left out',
  accepted: 'that COCONUT has, left out',
  unwritable: 'left out',
  notInSdf: 'not in compounds.sdf',
  unreadable: 'without a SMILES, left out',
  nameless: 'without a name, left out',
  duplicates: 'with a structure that another has, left out',
  unconfirmed: 'without the words that nobody confirmed',
};

/** What was left out because of a warning. */
export const omissionWords = ({ kind, records }: ExportWarning): string =>
  `${records.length} ${LEFT_OUT[kind]}`;
