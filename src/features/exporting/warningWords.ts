import { rowOf, titleOf, type CompoundRecord } from '@/domain/exports/compoundRecord';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import { isForRecipient, RECIPIENTS } from '@/domain/exports/handOver';
import { lackingFor, type Recipient } from '@/domain/exports/handOver/handOver';
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

/** How a warning goes on after its emphasised part. */
type Ending = (records: readonly CompoundRecord[]) => Omit<WarningWords, 'what'>;

const naming =
  (before: string): Ending =>
  (records) => ({ more: `${before}: ${named(records)}.` });

/** All of them where the sentence has no room. */
const listing: Ending = (records) => ({
  ...naming('')(records),
  ...(records.length > NAMED && { rows: records.map(rowOf) }),
});

type Say = (warning: ExportWarning, format: ExportFormat) => WarningWords;

const saying =
  (one: string, several: string, ending: Ending): Say =>
  ({ records }) => ({ what: counted(records.length, one, several), ...ending(records) });

/** Of what the checks found, with the reason for each row. */
const finding =
  (one: string, several: string): Say =>
  ({ records, says = [] }) => ({
    what: counted(records.length, one, several),
    ...naming('')(records),
    rows: records.map((record, index) => `${rowOf(record)}: ${says[index]}`),
  });

/** Which of the needs of a database are not met by how many records, and by which. */
const notFitFor =
  (target: Recipient): Ending =>
  (records) => {
    const lacking = records.map((record) => lackingFor(target, record));
    const counts = target.needs.flatMap(({ words }) => {
      const count = lacking.filter((needs) => needs.includes(words)).length;
      return count === 0 ? [] : `${count} without ${words}`;
    });
    return {
      more: `, left out: ${counts.join(', ')}.`,
      rows: records.map((record, index) => `${rowOf(record)}: no ${lacking[index]?.join(', no ')}`),
    };
  };

const NEEDED: Readonly<Partial<Record<ExportFormat, readonly [one: string, several: string]>>> = {
  sdf: ['has no molfile', 'have no molfile'],
  smiles: ['has no SMILES', 'have no SMILES'],
  annotatedPdf: ['has no place on a page', 'have no place on a page'],
};

const unwritable: Say = (warning, format) => {
  const [one, several] = NEEDED[format] ?? ['cannot be written', 'cannot be written'];
  if (!isForRecipient(format)) return saying(one, several, naming(', left out'))(warning, format);
  const target = RECIPIENTS[format];
  const [is, are] = [`is not fit for ${target.to}`, `are not fit for ${target.to}`];
  return saying(is, are, notFitFor(target))(warning, format);
};

const nameless: Say = (warning, format) => {
  const say = writesFound(format)
    ? saying('has no name', 'have no name', listing)
    : saying('has no confirmed name', 'have no confirmed name', listing);
  return say(warning, format);
};

function tellsWhich(format: ExportFormat): string {
  if (format === 'annotatedPdf') return 'Each says so at its drawing.';
  return writesFound(format) ? "The column 'status' tells which." : 'The file does not tell which.';
}

const unchecked: Say = ({ records }, format) => {
  const doubtful = records.filter(({ status }) => status === 'Doubtful').length;
  const ofThem = doubtful > 0 ? `, ${doubtful} of them doubtful` : '';
  return {
    what: counted(records.length, 'is not checked', 'are not checked'),
    more: `${ofThem}. ${tellsWhich(format)}`,
  };
};

const SAY: Readonly<Record<ExportWarning['kind'], Say>> = {
  ...{ unchecked, unwritable, nameless },
  accepted: saying('was accepted by COCONUT', 'were accepted by COCONUT', naming(' already')),
  unreadable: saying('has no SMILES', 'have no SMILES', listing),
  notInSdf: saying('has no molfile', 'have no molfile', naming(', not in compounds.sdf')),
  duplicates: saying(
    'repeats a structure',
    'repeat a structure',
    naming(' that another compound has'),
  ),
  unconfirmed: saying('has words not confirmed', 'have words not confirmed', () => ({
    more: '. They stand in columns that end in _found.',
  })),
  unread: finding('cannot be read by the services', 'cannot be read by the services'),
  parts: finding('has parts that no bond connects', 'have parts that no bond connects'),
  residues: finding(
    'has open residues (*) and so no InChIKey',
    'have open residues (*) and so no InChIKey',
  ),
  charge: finding('has charges that do not balance', 'have charges that do not balance'),
  remark: finding('has a structure with a remark', 'have structures with a remark'),
  centres: finding(
    'has a stereo centre that is not defined',
    'have stereo centres that are not defined',
  ),
  formula: finding(
    'has a formula that the text contradicts',
    'have formulas that the text contradicts',
  ),
  noName: finding('has a name that names nothing', 'have names that name nothing'),
  calledAlike: finding(
    'has the number or name of another structure',
    'have the number or name of another structure',
  ),
};

/** What a warning says, before anything is left out because of it. */
export const warningWords: Say = (warning, format) => SAY[warning.kind](warning, format);
