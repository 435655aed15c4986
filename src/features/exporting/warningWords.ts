import { titleOf, type CompoundRecord } from '@/domain/exports/compoundRecord';
import type { ExportFormat } from '@/domain/exports/exportChoices';
import { writesFound, type ExportWarning } from '@/domain/exports/exportPlan';

/** A sentence whose first part is emphasised. */
export interface WarningWords {
  readonly what: string;
  readonly more?: string;
}

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** Names in a sentence; of the rest, only how many there are. */
const NAMED = 5;

function named(records: readonly CompoundRecord[]): string {
  const names = records.slice(0, NAMED).map(titleOf).join(', ');
  return records.length > NAMED ? `${names} and ${records.length - NAMED} more` : names;
}

const NEEDED: Readonly<Partial<Record<ExportFormat, readonly [one: string, several: string]>>> = {
  sdf: ['has no molfile', 'have no molfile'],
  smiles: ['has no SMILES', 'have no SMILES'],
  coconut: [
    'lacks a confirmed name, a source organism, the DOI or a SMILES',
    'lack a confirmed name, a source organism, the DOI or a SMILES',
  ],
};

function unchecked(records: readonly CompoundRecord[], format: ExportFormat): WarningWords {
  const doubtful = records.filter(({ status }) => status === 'Doubtful').length;
  const ofThem = doubtful > 0 ? `, ${doubtful} of them doubtful` : '';
  return {
    what: counted(records.length, 'is not checked', 'are not checked'),
    more: writesFound(format)
      ? `${ofThem}. The column 'status' tells which.`
      : `${ofThem}. The file does not tell which.`,
  };
}

/** What a warning says, before anything is left out because of it. */
export function warningWords({ kind, records }: ExportWarning, format: ExportFormat): WarningWords {
  const count = records.length;
  switch (kind) {
    case 'unchecked':
      return unchecked(records, format);
    case 'unwritable': {
      const [one, several] = NEEDED[format] ?? ['cannot be written', 'cannot be written'];
      return { what: counted(count, one, several), more: `, left out: ${named(records)}.` };
    }
    case 'accepted':
      return {
        what: counted(count, 'was accepted by COCONUT', 'were accepted by COCONUT'),
        more: ` already: ${named(records)}.`,
      };
    case 'unreadable':
      return { what: counted(count, 'has no SMILES', 'have no SMILES'), more: '.' };
    case 'notInSdf':
      return {
        what: counted(count, 'has no molfile', 'have no molfile'),
        more: `, not in compounds.sdf: ${named(records)}.`,
      };
    case 'nameless':
      return writesFound(format)
        ? { what: counted(count, 'has no name', 'have no name'), more: '.' }
        : { what: counted(count, 'has no confirmed name', 'have no confirmed name'), more: '.' };
    case 'duplicates':
      return {
        what: counted(count, 'repeats a structure', 'repeat a structure'),
        more: ` that another compound has: ${named(records)}.`,
      };
    case 'unconfirmed':
      return {
        what: counted(count, 'has words not confirmed', 'have words not confirmed'),
        more: '. They stand in columns that end in _found.',
      };
  }
}

const LEFT_OUT: Readonly<Record<ExportWarning['kind'], string>> = {
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
