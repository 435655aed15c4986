import { hasDrawing } from './cdxml';
import { FINDING_KINDS, findingsAmong } from '../checks/findings';
import { rowOf, type CompoundRecord } from './compoundRecord';
import { confirmed } from './statements';
import { type ExportFinding, type ExportScope, type Omission } from './exportChoices';
import { FORMATS, isReference, type ExportFormat, type ReferenceFormat } from './exportFormats';
import { isForRecipient, RECIPIENTS, type RecipientFormat } from './handOver';
import { isFitFor } from './handOver/handOver';
import { outcomeOf } from '../submission/submissionReceipt';
import { sdfMolfile } from './sdf';
import { recordWithoutNames } from './withoutNames';

const hasStructure = ({ smiles, molfile }: CompoundRecord): boolean =>
  smiles !== undefined || molfile !== undefined;

const isRejected = ({ status }: CompoundRecord): boolean => status === 'Rejected';

const isUnchecked = ({ status }: CompoundRecord): boolean => status !== 'Verified';

/** Rejected drawings, and those without a structure, belong to no scope. */
export function inScope(records: readonly CompoundRecord[], scope: ExportScope): CompoundRecord[] {
  const usable = records.filter((record) => hasStructure(record) && !isRejected(record));
  if (scope === 'checked') return usable.filter((record) => !isUnchecked(record));
  return scope === 'selected' ? usable.filter(({ isSelected }) => isSelected) : usable;
}

/** Rejected and failed ones, which only JSON names, without a structure. */
export const namedOnly = (records: readonly CompoundRecord[]): CompoundRecord[] =>
  records.filter((record) => isRejected(record) || record.status === 'Failed');

/** What a record needs to stand in a file; a line of CSV and an entry of JSON need nothing, and a folder has both. */
const CAN_BE_WRITTEN: Readonly<
  Record<
    Exclude<ExportFormat, RecipientFormat | ReferenceFormat>,
    (record: CompoundRecord) => boolean
  >
> = {
  sdf: (record) => sdfMolfile(record) !== undefined,
  // the services write it, also from a SMILES
  sdfV3000: (record) => record.smiles !== undefined || sdfMolfile(record) !== undefined,
  cdxml: hasDrawing,
  csv: () => true,
  smiles: ({ smiles }) => smiles !== undefined,
  json: () => true,
  zip: () => true,
  annotatedPdf: ({ drawings }) => drawings.some(({ box }) => box !== undefined),
};

/** Whether a record has what its file needs of it. */
export const canBeWritten = (
  record: CompoundRecord,
  format: Exclude<ExportFormat, ReferenceFormat>,
): boolean =>
  isForRecipient(format) ? isFitFor(RECIPIENTS[format], record) : CAN_BE_WRITTEN[format](record);

/** The database has it already. */
const isAccepted = ({ receipt }: CompoundRecord): boolean =>
  receipt !== undefined && outcomeOf(receipt) === 'accepted' && !receipt.toStandIn;

/** What two records of the same structure share; none without identifiers and SMILES. */
const structureOf = ({ identifiers, smiles }: CompoundRecord): string | undefined =>
  identifiers.inchiKey ?? smiles;

/** Those whose structure another record has, too: all but the first verified one, or the first. */
function duplicatesAmong(records: readonly CompoundRecord[]): CompoundRecord[] {
  const kept = new Map<string, CompoundRecord>();
  for (const record of records) {
    const structure = structureOf(record);
    if (structure === undefined) continue;
    const first = kept.get(structure);
    if (!first || (isUnchecked(first) && !isUnchecked(record))) kept.set(structure, record);
  }
  return records.filter((record) => {
    const structure = structureOf(record);
    return structure !== undefined && kept.get(structure) !== record;
  });
}

/** Only these write what was found, in columns of its own. */
export const writesFound = (format: ExportFormat): boolean => FORMATS[format].hasColumns;

const hasUnconfirmed = ({ stated }: CompoundRecord): boolean =>
  Object.values(stated).some(({ isConfirmed }) => !isConfirmed);

/** A name that was only found counts where the file writes it. */
const isNameless = (record: CompoundRecord, format: ExportFormat): boolean =>
  confirmed(record, 'name') === undefined &&
  (!writesFound(format) || record.stated.name === undefined);

/** What the checks say of each record among the others. */
function findingsIn(records: readonly CompoundRecord[]) {
  const checked = records.map((record) => ({
    ...{ id: record.id, called: rowOf(record), smiles: record.smiles },
    identifiers: record.identifiers,
    number: record.stated.number?.value,
    name: record.stated.name?.value,
  }));
  const findingsOf = findingsAmong(checked);
  return new Map(checked.map((one) => [one.id, findingsOf(one)]));
}

/** One structure under two numbers or names is told as a duplicate. */
const TOLD: readonly ExportFinding[] = FINDING_KINDS.filter((kind) => kind !== 'structureTwice');

/** Something to know before the file is written. */
export interface ExportWarning {
  /** Of a ZIP, `notInSdf`: in its other files only. */
  readonly kind: Omission | 'unwritable' | 'notInSdf';
  readonly records: readonly CompoundRecord[];
  /** What was found in each of them, in sentences; only of what the checks say. */
  readonly says?: readonly string[];
  /** The user left them out; of unconfirmed ones, what is not confirmed. */
  readonly isLeftOut: boolean;
}

export interface ExportPlan {
  /** Those to be written, in the order of the article. */
  readonly records: readonly CompoundRecord[];
  /** Whether values that nobody confirmed are written, in columns of their own. */
  readonly withFound: boolean;
  readonly warnings: readonly ExportWarning[];
}

export interface ExportOrder {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  readonly leftOut: readonly Omission[];
  /** Whether the file says who checked a compound; not if nobody says so. */
  readonly isNamed?: boolean;
}

/** What will be written, and what there is to know about it. */
export function exportPlan(
  all: readonly CompoundRecord[],
  { scope, format, leftOut, isNamed = false }: ExportOrder,
): ExportPlan {
  const warnings: ExportWarning[] = [];
  let records = inScope(all, scope);
  // It says nothing of compounds.
  if (isReference(format)) return { records, withFound: false, warnings };
  const warn = (
    kind: ExportWarning['kind'],
    concerned: readonly CompoundRecord[],
    saysOf?: (record: CompoundRecord) => string,
  ) => {
    const isLeftOut = kind === 'unwritable' || (kind !== 'notInSdf' && leftOut.includes(kind));
    const says = saysOf && { says: concerned.map(saysOf) };
    if (concerned.length > 0) warnings.push({ kind, records: concerned, isLeftOut, ...says });
    if (isLeftOut && kind !== 'unconfirmed') {
      records = records.filter((record) => !concerned.includes(record));
    }
  };
  // First, so that all others count what the file will have.
  warn(
    'unwritable',
    records.filter((record) => !canBeWritten(record, format)),
  );
  warn('unchecked', records.filter(isUnchecked));
  if (format === 'csv' || format === 'zip') {
    warn(
      'unreadable',
      records.filter(({ smiles }) => smiles === undefined),
    );
  }
  if (format === 'zip') {
    warn(
      'notInSdf',
      records.filter((record) => sdfMolfile(record) === undefined),
    );
  }
  if (format === 'coconut') warn('accepted', records.filter(isAccepted));
  warn(
    'nameless',
    records.filter((record) => isNameless(record, format)),
  );
  warn('duplicates', duplicatesAmong(records));
  const findings = findingsIn(records);
  for (const kind of TOLD) {
    const found = ({ id }: CompoundRecord) =>
      (findings.get(id) ?? []).filter((finding) => finding.kind === kind);
    const concerned = records.filter((record) => found(record).length > 0);
    warn(kind, concerned, (record) =>
      found(record)
        .map(({ says }) => says)
        .join(' '),
    );
  }
  if (writesFound(format)) warn('unconfirmed', records.filter(hasUnconfirmed));
  if (!isNamed) records = records.map(recordWithoutNames);
  return { records, withFound: !leftOut.includes('unconfirmed'), warnings };
}
