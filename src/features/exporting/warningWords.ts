import { COCONUT_NEEDS, lackingForCoconut, type CoconutNeed } from '@/domain/exports/coconutTable';
import { rowOf, titleOf, type CompoundRecord } from '@/domain/exports/compoundRecord';
import type { ExportFinding, ExportFormat } from '@/domain/exports/exportChoices';
import { writesFound, type ExportWarning } from '@/domain/exports/exportPlan';

/** A sentence whose first part is emphasised. */
export interface WarningWords {
  readonly what: string;
  readonly more?: string;
  /** All rows that it is about, each with its reason; absent where the sentence names them all. */
  readonly rows?: readonly string[];
}

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** Names in a sentence; of the rest, only how many there are. */
const NAMED = 5;

function named(records: readonly CompoundRecord[]): string {
  const names = records.slice(0, NAMED).map(titleOf).join(', ');
  return records.length > NAMED ? `${names} and ${records.length - NAMED} more` : names;
}

/** All of them where the sentence has no room. */
const listed = (records: readonly CompoundRecord[]): Omit<WarningWords, 'what'> => ({
  more: `: ${named(records)}.`,
  ...(records.length > NAMED && { rows: records.map(rowOf) }),
});

const NEEDED: Readonly<Partial<Record<ExportFormat, readonly [one: string, several: string]>>> = {
  sdf: ['has no molfile', 'have no molfile'],
  smiles: ['has no SMILES', 'have no SMILES'],
};

const COCONUT_WORDS: Readonly<Record<CoconutNeed, string>> = {
  smiles: 'SMILES',
  name: 'confirmed name',
  organism: 'source organism',
  doi: 'DOI',
};

/** Which of COCONUT's fields are empty in how many records, and in which. */
function notForCoconut(records: readonly CompoundRecord[]): WarningWords {
  const lacking = records.map(lackingForCoconut);
  const counts = COCONUT_NEEDS.flatMap((need) => {
    const count = lacking.filter((needs) => needs.includes(need)).length;
    return count === 0 ? [] : `${count} without ${COCONUT_WORDS[need]}`;
  });
  return {
    what: counted(records.length, 'is not fit for COCONUT', 'are not fit for COCONUT'),
    more: `, left out: ${counts.join(', ')}.`,
    rows: records.map(
      (record, index) =>
        `${rowOf(record)}: no ${lacking[index]?.map((need) => COCONUT_WORDS[need]).join(', no ')}`,
    ),
  };
}

const FOUND: Readonly<Record<ExportFinding, readonly [one: string, several: string]>> = {
  unread: ['cannot be read by the services', 'cannot be read by the services'],
  parts: ['has parts that no bond connects', 'have parts that no bond connects'],
  residues: [
    'has open residues (*) and so no InChIKey',
    'have open residues (*) and so no InChIKey',
  ],
  charge: ['has charges that do not balance', 'have charges that do not balance'],
  remark: ['has a structure with a remark', 'have structures with a remark'],
  centres: ['has a stereo centre that is not defined', 'have stereo centres that are not defined'],
  noName: ['has a name that names nothing', 'have names that name nothing'],
  calledAlike: [
    'has the number or name of another structure',
    'have the number or name of another structure',
  ],
};

const foundIn = (kind: ExportFinding, { records, says = [] }: ExportWarning): WarningWords => ({
  what: counted(records.length, ...FOUND[kind]),
  more: `: ${named(records)}.`,
  rows: records.map((record, index) => `${rowOf(record)}: ${says[index]}`),
});

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
export function warningWords(warning: ExportWarning, format: ExportFormat): WarningWords {
  const { kind, records } = warning;
  const count = records.length;
  switch (kind) {
    case 'unchecked':
      return unchecked(records, format);
    case 'unwritable': {
      if (format === 'coconut') return notForCoconut(records);
      const [one, several] = NEEDED[format] ?? ['cannot be written', 'cannot be written'];
      return { what: counted(count, one, several), more: `, left out: ${named(records)}.` };
    }
    case 'accepted':
      return {
        what: counted(count, 'was accepted by COCONUT', 'were accepted by COCONUT'),
        more: ` already: ${named(records)}.`,
      };
    case 'unreadable':
      return { what: counted(count, 'has no SMILES', 'have no SMILES'), ...listed(records) };
    case 'notInSdf':
      return {
        what: counted(count, 'has no molfile', 'have no molfile'),
        more: `, not in compounds.sdf: ${named(records)}.`,
      };
    case 'nameless':
      return writesFound(format)
        ? { what: counted(count, 'has no name', 'have no name'), ...listed(records) }
        : {
            what: counted(count, 'has no confirmed name', 'have no confirmed name'),
            ...listed(records),
          };
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
    case 'unread':
    case 'parts':
    case 'residues':
    case 'charge':
    case 'remark':
    case 'centres':
    case 'noName':
    case 'calledAlike':
      return foundIn(kind, warning);
  }
}

const LEFT_OUT: Readonly<Record<ExportWarning['kind'], string>> = {
  unread: 'that the services cannot read, left out',
  parts: 'with parts that no bond connects, left out',
  residues: 'with open residues, left out',
  charge: 'with charges that do not balance, left out',
  remark: 'with a remark, left out',
  centres: 'with a stereo centre that is not defined, left out',
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
