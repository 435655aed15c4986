import { COMPOUND_STATUSES, type Compound, type CompoundTextField } from './compound';
import { compareNumbers } from './drawingNumbers';
import type { SegmentStatus } from './segmentStatus';
import { outcomeInWords, type SubmissionReceipt } from './submission/submissionReceipt';

/** What became of a submission, as shown and copied. */
function submissionInWords(receipt: SubmissionReceipt): string {
  const words = outcomeInWords(receipt);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The table's columns, in their order. */
export const COMPOUND_COLUMNS = [
  'drawings',
  'number',
  'name',
  'structure',
  'formula',
  'inchiKey',
  'organism',
  'part',
  'location',
  'page',
  'status',
  'known',
  'submission',
  'foundIn',
  'note',
] as const;
export type CompoundColumn = (typeof COMPOUND_COLUMNS)[number];

/** Those that can be edited. */
const EDITABLE = ['number', 'name', 'organism', 'part', 'location', 'note'] as const;
export type EditableColumn = (typeof EDITABLE)[number] & CompoundTextField;

export const isEditable = (column: CompoundColumn): column is EditableColumn =>
  EDITABLE.some((one) => one === column);

/** Whether a column can be copied: a drawing is no text, and what databases say is not the article's. */
export const isText = (column: CompoundColumn): boolean =>
  column !== 'structure' && column !== 'known';

/** A column without data in any row folds, except those that every compound is to have. */
const NEVER_FOLDED: readonly CompoundColumn[] = [
  'drawings',
  'name',
  'structure',
  'organism',
  'page',
  'status',
  'known',
];

/** Which rows are shown. `all` leaves the rejected ones out. */
export const COMPOUND_FILTERS = [
  'all',
  'doubtful',
  'failed',
  'unchecked',
  'verified',
  'rejected',
] as const;
export type CompoundFilter = (typeof COMPOUND_FILTERS)[number];

const STATUSES_OF: Readonly<Record<Exclude<CompoundFilter, 'all'>, readonly SegmentStatus[]>> = {
  doubtful: ['Doubtful'],
  failed: ['Failed'],
  unchecked: ['Pending', 'Processed'],
  verified: ['Verified'],
  rejected: ['Rejected'],
};

export function passes({ status }: Compound, filter: CompoundFilter): boolean {
  return filter === 'all' ? status !== 'Rejected' : STATUSES_OF[filter].includes(status);
}

/** What a column says of a compound, as copied; empty if nothing. */
export function textIn(compound: Compound, column: CompoundColumn): string {
  const { drawings, formula, inchiKey, status, fields } = compound;
  if (isEditable(column)) return fields[column]?.value ?? '';
  switch (column) {
    case 'drawings':
      return drawings.map(({ ordinal }) => `#${ordinal}`).join(', ');
    case 'formula':
      return formula ?? '';
    case 'inchiKey':
      return inchiKey ?? '';
    case 'page':
      return [...new Set(drawings.map(({ pageNumber }) => pageNumber))].join(', ');
    case 'status':
      return status;
    case 'submission':
      return compound.receipt ? submissionInWords(compound.receipt) : '';
    case 'foundIn':
      return foundIn(compound);
    case 'structure':
    case 'known':
      return '';
    default:
      return column satisfies never;
  }
}

/** Where the article names it; empty if only the person does. */
function foundIn({ drawings: [first], fields, namedBy }: Compound): string {
  const page = first ? `p. ${first.pageNumber}` : '';
  if (namedBy === 'caption') return `${page}, caption`;
  if (namedBy === 'text') return `${page}, text`;
  if (namedBy === 'page') return `${page}, beside the drawing`;
  return fields.evidence?.value ? 'sentence' : '';
}

/** Columns without data in any row. */
export const emptyColumns = (compounds: readonly Compound[]): CompoundColumn[] =>
  COMPOUND_COLUMNS.filter(
    (column) =>
      !NEVER_FOLDED.includes(column) && compounds.every((one) => textIn(one, column) === ''),
  );

const SEARCHED: readonly CompoundColumn[] = ['number', 'name', 'formula', 'inchiKey', 'organism'];

/** Whether a compound has the text in its number, name, formula, key or organism. */
export function mentions(compound: Compound, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return SEARCHED.some((column) => textIn(compound, column).toLowerCase().includes(wanted));
}

export interface SortKey {
  readonly column: CompoundColumn;
  readonly isDescending: boolean;
}

/** `10` after `9`, and capitals beside small letters. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareIn(column: CompoundColumn, a: Compound, b: Compound): number {
  if (column !== 'status') return collator.compare(textIn(a, column), textIn(b, column));
  const byStatus = COMPOUND_STATUSES.indexOf(a.status) - COMPOUND_STATUSES.indexOf(b.status);
  const isBothDoubtful = byStatus === 0 && a.status === 'Doubtful';
  return isBothDoubtful ? (a.score ?? 0) - (b.score ?? 0) : byStatus;
}

/** By the keys in turn; rows that have nothing in a column come last in either direction. */
export function sorted(compounds: readonly Compound[], keys: readonly SortKey[]): Compound[] {
  return [...compounds].sort((a, b) => {
    for (const { column, isDescending } of keys) {
      const isEmpty = [a, b].map((one) => textIn(one, column) === '');
      if (isEmpty[0] !== isEmpty[1]) return isEmpty[0] ? 1 : -1;
      const order = compareIn(column, a, b);
      if (order !== 0) return isDescending ? -order : order;
    }
    return compareNumbers(a.drawings[0]?.ordinal ?? '', b.drawings[0]?.ordinal ?? '');
  });
}
