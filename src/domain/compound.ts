import {
  COMPOUND_FIELDS,
  saidIn,
  type CompoundDraft,
  type CompoundDrafts,
  type CompoundField,
} from './compoundDraft';
import { nameOriginOf, proposals, type CompoundLabel } from './compoundLabel';
import type { Identifiers } from './identifiers';
import { judgedStatus, type ScoredFacts, type SegmentStatus } from './segmentStatus';
import { groupedByCompound } from './sharedCompound';
import { receiptThatCounts, type SubmissionReceipt } from './submission/submissionReceipt';

/** The fields of a compound that are text. */
export type CompoundTextField = Exclude<CompoundField, 'relation'>;

const isTextField = (field: CompoundField): field is CompoundTextField => field !== 'relation';

const COMPOUND_TEXT_FIELDS: readonly CompoundTextField[] = COMPOUND_FIELDS.filter(isTextField);

/**
 * Who says so: a person, a person before the structure was edited, the page beside the drawing, the caption of its
 * figure, or the text.
 */
export type CompoundOrigin = 'person' | 'former' | FoundOrigin;
type FoundOrigin = 'page' | 'caption' | 'text';

/** What is known of one field. */
export interface CompoundValue {
  /** Empty if a person said that there is none. */
  readonly value: string;
  /** Typed or confirmed by a person. */
  readonly isConfirmed: boolean;
  readonly origin: CompoundOrigin;
}

/** In the order in which they need attention. */
export const COMPOUND_STATUSES: readonly SegmentStatus[] = [
  'Doubtful',
  'Failed',
  'Pending',
  'Processed',
  'Verified',
  'Rejected',
];

/** One drawing, as far as its compound depends on it. */
export interface CompoundDrawing extends ScoredFacts {
  readonly id: string;
  /** In the article, such as `12` or `12a`. */
  readonly ordinal: string;
  readonly pageNumber: number;
  readonly label?: CompoundLabel | undefined;
  readonly draft: CompoundDraft;
  readonly identifiers: Pick<Identifiers, 'inchiKey' | 'formula'> | undefined;
  /** What became of its submission; absent without one. */
  readonly receipt?: SubmissionReceipt | undefined;
}

/** What the curator makes of one or several drawings of the same structure. */
export interface Compound {
  /** Of its first drawing. */
  readonly id: string;
  readonly drawings: readonly Pick<CompoundDrawing, 'id' | 'ordinal' | 'pageNumber'>[];
  readonly fields: Readonly<Partial<Record<CompoundTextField, CompoundValue>>>;
  /** What of the page gives its name or number, whatever the person said since. */
  readonly namedBy: FoundOrigin | undefined;
  /** The one that needs attention most. */
  readonly status: SegmentStatus;
  /** 0..1, the lowest of its drawings. */
  readonly score: number | undefined;
  readonly formula: string | undefined;
  readonly inchiKey: string | undefined;
  /** What became of its submission; the one that counts of its drawings'. */
  readonly receipt?: SubmissionReceipt | undefined;
}

export const drawingIdsOf = (compounds: readonly Compound[]): string[] =>
  compounds.flatMap(({ drawings }) => drawings.map(({ id }) => id));

/** The drawings of a drawing's compound, itself first: what is said of one holds for all of them. */
export const drawingIdsWith = (compounds: readonly Compound[], id: string): string[] => {
  const own = compounds.find(({ drawings }) => drawings.some((drawing) => drawing.id === id));
  return [...new Set([id, ...drawingIdsOf(own ? [own] : [])])];
};

/**
 * The compounds of an article, in the order of their first drawings.
 *
 * @param make makes a compound of its drawings; another one may keep what it made
 */
export const compoundsOf = (
  drawings: readonly CompoundDrawing[],
  make: (...drawings: readonly CompoundDrawing[]) => Compound = compoundOf,
): Compound[] =>
  groupedByCompound(drawings, ({ id, verdict, identifiers, label, draft }) => ({
    ...{ id, label, draft },
    isRejected: verdict === 'rejected',
    inchiKey: identifiers?.inchiKey,
  })).map((group) => make(...group));

/** @throws {RangeError} without a drawing */
export function compoundOf(...drawings: readonly CompoundDrawing[]): Compound {
  const [first] = drawings;
  if (!first) throw new RangeError('A compound has at least one drawing.');
  const scores = drawings.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const statuses = drawings.map(judgedStatus);
  return {
    id: first.id,
    drawings: drawings.map(({ id, ordinal, pageNumber }) => ({ id, ordinal, pageNumber })),
    fields: Object.fromEntries(
      COMPOUND_TEXT_FIELDS.flatMap((field) => {
        const value = valueOf(field, drawings);
        return value ? [[field, value]] : [];
      }),
    ),
    namedBy: namedBy(drawings),
    status: COMPOUND_STATUSES.find((status) => statuses.includes(status)) ?? 'Pending',
    score: scores.length > 0 ? Math.min(...scores) : undefined,
    formula: first.identifiers?.formula,
    inchiKey: first.identifiers?.inchiKey,
    receipt: receiptThatCounts(drawings.flatMap(({ receipt }) => receipt ?? [])),
  };
}

/**
 * What a person said counts before what was found, and a text counts before "there is none", which may have
 * been said of another drawing of the compound.
 */
export function valueOf(
  field: CompoundTextField,
  drawings: readonly Pick<CompoundDrawing, 'draft' | 'label'>[],
): CompoundValue | undefined {
  const drafts = drawings.map(({ draft }) => draft);
  const value = saidIn(field, drafts);
  if (value !== undefined) return { value, isConfirmed: true, origin: 'person' };
  const former = drafts.find(({ formerName }) => formerName !== undefined)?.formerName;
  if (field === 'name' && former !== undefined) {
    return { value: former, isConfirmed: false, origin: 'former' };
  }
  return foundValue(field, drawings);
}

/** What the page prints beside a drawing, or the caption of its figure or the text says. */
function foundValue(
  field: CompoundTextField,
  drawings: readonly Pick<CompoundDrawing, 'draft' | 'label'>[],
): (CompoundValue & { readonly origin: FoundOrigin }) | undefined {
  for (const { label, draft } of drawings) {
    const proposed: CompoundDraft = proposals(label, draft);
    const found = proposed[field];
    if (found !== undefined && label)
      return { value: found, isConfirmed: false, origin: originOf(field, label) };
  }
  return undefined;
}

function originOf(field: CompoundTextField, label: CompoundLabel): FoundOrigin {
  if (field === 'name') return nameOriginOf(label) ?? 'page';
  return field === 'number' ? 'page' : 'text';
}

/** What was found and nobody has confirmed or typed yet, by drawing. */
export const unconfirmedOf = (compounds: readonly Compound[]): CompoundDrafts =>
  Object.fromEntries(
    compounds.flatMap(({ drawings, fields }) => {
      const found = COMPOUND_TEXT_FIELDS.flatMap((field) => {
        const known = fields[field];
        return known && !known.isConfirmed ? [[field, known.value] as const] : [];
      });
      return found.length === 0 ? [] : drawings.map(({ id }) => [id, Object.fromEntries(found)]);
    }),
  );

/** Whatever a person said since. */
function namedBy(drawings: readonly CompoundDrawing[]): Compound['namedBy'] {
  const unsaid = drawings.map(({ label }) => ({ label, draft: {} }));
  return (foundValue('name', unsaid) ?? foundValue('number', unsaid))?.origin;
}
