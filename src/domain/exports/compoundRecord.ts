import { valueOf } from '../compound';
import { relationIn, type CompoundDraft, type OrganismRelation } from '../compoundDraft';
import { MANUAL_EDIT } from '../engines';
import type { Judgement } from '../judgement';
import type { NameSays } from '../nameSays';
import { presentMolfile, presentText } from '../missing';
import { readingScore } from '../readingScore';
import { segmentLabel, type Segment, type SegmentBox } from '../segment';
import { drawingFactsOf, judgedStatus, type SegmentStatus } from '../segmentStatus';
import { groupedByCompound } from '../sharedCompound';
import { receiptThatCounts, type SubmissionReceipt } from '../submission/submissionReceipt';
import { hasStructure, type Structure } from '../structure';

/** Fields of a compound that a program may find and a person confirms or types. */
const STATED_FIELDS = [
  'number',
  'name',
  'organism',
  'part',
  'location',
  'evidence',
  'note',
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

export interface Statement {
  readonly value: string;
  /** A person typed or confirmed it; otherwise a program found it. */
  readonly isConfirmed: boolean;
}

/** What is computed from a structure, as far as it is known. */
export interface RecordIdentifiers {
  readonly inchiKey?: string;
  readonly formula?: string;
  /** Of the natural mixture, in g/mol. */
  readonly averageMass?: number;
}

export interface RecordArticle {
  readonly doi?: string;
  readonly title?: string;
}

/** How the structure was read. */
export interface RecordReading {
  readonly engine: string;
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1 */
  readonly score?: number;
  /** The engine of the reading that was edited by hand. */
  readonly editedFrom?: string;
}

/** Where a compound is drawn. */
export interface RecordDrawing {
  /** Of the segment. */
  readonly id: string;
  /** `page-{pageIndex}-segment-{n}`, as others know the drawing. */
  readonly label: string;
  readonly pageNumber: number;
  readonly box?: SegmentBox;
}

/** A compound as it is handed on, whichever of its drawings were read alike. */
export interface CompoundRecord {
  /** Of the segment whose structure is written. */
  readonly id: string;
  /** All that show it, in the order of the article. */
  readonly drawings: readonly [RecordDrawing, ...RecordDrawing[]];
  readonly smiles?: string;
  readonly molfile?: string;
  readonly identifiers: RecordIdentifiers;
  readonly stated: Readonly<Partial<Record<StatedField, Statement>>>;
  /** Of the organism; `isolated` unless the person said otherwise. */
  readonly relation: OrganismRelation;
  /** As judged, whatever is selected; of the drawing whose structure is written. */
  readonly status: SegmentStatus;
  /** One of its drawings is. */
  readonly isSelected: boolean;
  /** The one that stands; of the drawing whose structure is written. */
  readonly judgement?: Judgement;
  readonly reading?: RecordReading;
  /** What the structure of its name says of it. */
  readonly nameSays?: NameSays;
  /** What became of its submission; the one that counts of its drawings'. */
  readonly receipt?: SubmissionReceipt;
  readonly article: RecordArticle;
}

export interface RecordFacts {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly judgement: Judgement | undefined;
  readonly draft: CompoundDraft;
  readonly isSelected: boolean;
  readonly hasFailed: boolean;
  readonly receipt?: SubmissionReceipt | undefined;
  readonly article: RecordArticle;
  readonly identifiers?: RecordIdentifiers | undefined;
  readonly engineLabel: (engine: string) => string;
}

/** Every group has a drawing. */
type Drawings = readonly [RecordFacts, ...RecordFacts[]];

/** What a person said of any of the drawings, otherwise what the page prints beside one. */
function statementsOf(drawings: Drawings): CompoundRecord['stated'] {
  const words = drawings.map(({ draft, segment: { label } }) => ({ draft, label }));
  const stated: Partial<Record<StatedField, Statement>> = {};
  for (const field of STATED_FIELDS) {
    const known = valueOf(field, words);
    const value = presentText(known?.value);
    if (known && value !== undefined) stated[field] = { value, isConfirmed: known.isConfirmed };
  }
  return stated;
}

function readingOf({ structure, engineLabel }: RecordFacts): RecordReading | undefined {
  if (!structure || !hasStructure(structure)) return undefined;
  const { engine, program, programVersion } = structure;
  const score = readingScore(structure);
  const edited =
    engine === MANUAL_EDIT
      ? structure.history.findLast((version) => version.engine !== MANUAL_EDIT)
      : undefined;
  return {
    engine: engineLabel(engine),
    ...(program !== undefined && { program }),
    ...(programVersion !== undefined && { programVersion }),
    ...(score !== undefined && { score }),
    ...(edited && { editedFrom: engineLabel(edited.engine) }),
  };
}

const statusOf = ({ structure, judgement, hasFailed }: RecordFacts): SegmentStatus =>
  judgedStatus(drawingFactsOf(structure, judgement, hasFailed));

const placeOf = ({ segment }: RecordFacts): RecordDrawing => ({
  id: segment.id,
  label: segmentLabel(segment),
  pageNumber: segment.pageNumber,
  ...(segment.box && { box: segment.box }),
});

/** The structure of the first drawing that a person checked stands for all, otherwise that of the first. */
export function compoundRecordOf(...drawings: Drawings): CompoundRecord {
  const written = drawings.find((one) => statusOf(one) === 'Verified') ?? drawings[0];
  const { segment, structure, judgement, article, identifiers = {} } = written;
  const smiles = presentText(structure?.smiles);
  const molfile = presentMolfile(structure?.molfile);
  const reading = readingOf(written);
  const receipt = receiptThatCounts(drawings.flatMap((one) => one.receipt ?? []));
  const [first, ...others] = drawings;
  return {
    id: segment.id,
    drawings: [placeOf(first), ...others.map(placeOf)],
    ...(smiles !== undefined && { smiles }),
    ...(molfile !== undefined && { molfile }),
    identifiers,
    stated: statementsOf(drawings),
    relation: relationIn(drawings.map(({ draft }) => draft)),
    status: statusOf(written),
    isSelected: drawings.some(({ isSelected }) => isSelected),
    ...(judgement && { judgement }),
    ...(reading && { reading }),
    ...(structure?.nameSays && { nameSays: structure.nameSays }),
    ...(receipt && { receipt }),
    article,
  };
}

/**
 * A record for each compound, in the order of the article; `compoundsOf` joins drawings in the same way.
 *
 * @param make makes a record of a compound's drawings; another one may keep what it made
 */
export const compoundRecordsOf = (
  drawings: readonly RecordFacts[],
  make: (...drawings: Drawings) => CompoundRecord = compoundRecordOf,
): CompoundRecord[] =>
  groupedByCompound(drawings, ({ segment, judgement, identifiers, draft }) => ({
    ...{ id: segment.id, label: segment.label, draft },
    isRejected: judgement?.verdict === 'rejected',
    inchiKey: identifiers?.inchiKey,
  })).flatMap(([first, ...others]) => (first ? [make(first, ...others)] : []));

/** What a person said or confirmed; never what was only found. */
export function confirmed(
  { stated }: Pick<CompoundRecord, 'stated'>,
  field: StatedField,
): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed ? statement.value : undefined;
}

/** What was found and not confirmed. */
export function onlyFound(
  { stated }: Pick<CompoundRecord, 'stated'>,
  field: StatedField,
): string | undefined {
  const statement = stated[field];
  return statement?.isConfirmed === false ? statement.value : undefined;
}

/** What the record is called on the screen. */
export const titleOf = ({ stated, drawings: [{ label }] }: CompoundRecord): string =>
  stated.name?.value ?? stated.number?.value ?? label;
