import type { Article } from '../article';
import { type CompoundDraft, type OrganismRelation } from '../compoundDraft';
import { relationIn, sourcesIn, type CompoundOrganism } from '../compoundSources';
import type { Identifiers } from '../identifiers';
import type { Judgement } from '../judgement';
import { textSaysOf, type TextSays } from '../textSays';
import type { KnownState } from '../knownList';
import { presentMolfile, presentText } from '../missing';
import type { Segment } from '../segment';
import { drawingFactsOf, judgedStatus, type SegmentStatus } from '../segmentStatus';
import { groupedByCompound } from '../sharedCompound';
import {
  otherAnswers as otherAnswersOf,
  receiptOfPresent,
  receiptThatCounts,
  type SubmissionAnswer,
  type SubmissionReceipt,
} from '../submission/submissionReceipt';
import type { Structure } from '../structure';
import type { Taxon } from '../taxon';
import { drawingOf, type RecordDrawing } from './recordDrawing';
import { readingOf, type RecordReading } from './recordReading';
import { statementsOf, type Statements } from './statements';

/** What is computed from a structure, as far as it is known. */
export type RecordIdentifiers = Partial<Identifiers>;

/** Where the compound was looked for, and found. */
export interface RecordKnown {
  /** What the services' list has of it; absent while it has said nothing, or where there is none. */
  readonly coconut?: KnownState;
  /** Titles of the other articles of the library that have it; absent without any, or if none was compared. */
  readonly articles?: readonly string[];
}

export type RecordArticle = Partial<Article>;

/** A compound as it is handed on, whichever of its drawings were read alike. */
export interface CompoundRecord extends TextSays {
  /** Of the segment whose structure is written. */
  readonly id: string;
  /** All that show it, in the order of the article. */
  readonly drawings: readonly [RecordDrawing, ...RecordDrawing[]];
  /** One word: readers take what follows a blank for the name. */
  readonly smiles?: string;
  readonly molfile?: string;
  readonly identifiers: RecordIdentifiers;
  readonly stated: Statements;
  /** Of the organism; `isolated` unless the person said otherwise. */
  readonly relation: OrganismRelation;
  /** Further organisms that a person said it was isolated from, with what was said of each; absent without any. */
  readonly otherSources?: readonly CompoundOrganism[];
  /** Of the organism, as far as it is known. */
  readonly taxon?: Taxon;
  /** As judged, whatever is selected; of the drawing whose structure is written. */
  readonly status: SegmentStatus;
  /** One of its drawings is. */
  readonly isSelected: boolean;
  /** The one that stands; of the drawing whose structure is written. */
  readonly judgement?: Judgement;
  readonly reading?: RecordReading;
  /** What became of its submission; the one that counts of its drawings'. */
  readonly receipt?: SubmissionReceipt;
  /** The results of other submissions, such as of the structure before it was corrected; absent without any. */
  readonly otherAnswers?: readonly SubmissionAnswer[];
  readonly article: RecordArticle;
  readonly known?: RecordKnown;
}

export interface RecordFacts {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly judgement: Judgement | undefined;
  readonly draft: CompoundDraft;
  readonly isSelected: boolean;
  readonly hasFailed: boolean;
  /** All that is kept of its submissions, whatever the structure was then. */
  readonly receipt?: SubmissionReceipt | undefined;
  readonly article: RecordArticle;
  readonly identifiers?: RecordIdentifiers | undefined;
  readonly engineLabel: (engine: string) => string;
}

/** Every group has a drawing. */
type Drawings = readonly [RecordFacts, ...RecordFacts[]];

const statusOf = ({ structure, judgement, hasFailed }: RecordFacts): SegmentStatus =>
  judgedStatus(drawingFactsOf(structure, judgement, hasFailed));

/** The receipt that counts of the structures as they are, and what else is kept. */
function submissionsOf(drawings: Drawings) {
  const receipt = receiptThatCounts(
    drawings.flatMap(
      (one) => receiptOfPresent(one.receipt, presentText(one.structure?.smiles)) ?? [],
    ),
  );
  return {
    receipt,
    others: otherAnswersOf(
      drawings.flatMap((one) => one.receipt ?? []),
      receipt,
    ),
  };
}

/** A SMILES says less without the extension that follows a blank; the services know how to write it plainly. */
const oneWord = (smiles: string | undefined): string | undefined => {
  const text = presentText(smiles);
  return text !== undefined && /^\S+$/.test(text) ? text : undefined;
};

/** The structure of the first drawing that a person checked stands for all, otherwise that of the first. */
export function compoundRecordOf(...drawings: Drawings): CompoundRecord {
  const written = drawings.find((one) => statusOf(one) === 'Verified') ?? drawings[0];
  const { segment, structure, judgement, article, engineLabel, identifiers = {} } = written;
  const smiles = oneWord(structure?.smiles) ?? identifiers.smiles;
  const molfile = presentMolfile(structure?.molfile);
  const reading = readingOf(structure, engineLabel);
  const { receipt, others: otherAnswers } = submissionsOf(drawings);
  const [first, ...others] = drawings;
  const drafts = drawings.map(({ draft }) => draft);
  const stated = statementsOf(drawings.map(({ draft, segment: { label } }) => ({ draft, label })));
  const otherSources = sourcesIn(drafts).filter(
    ({ organism }) => organism !== stated.organism?.value,
  );
  return {
    id: segment.id,
    drawings: [drawingOf(first.segment), ...others.map(({ segment: other }) => drawingOf(other))],
    ...(smiles !== undefined && { smiles }),
    ...(molfile !== undefined && { molfile }),
    identifiers,
    stated,
    relation: relationIn(drafts),
    ...(otherSources.length > 0 && { otherSources }),
    status: statusOf(written),
    isSelected: drawings.some(({ isSelected }) => isSelected),
    ...(judgement && { judgement }),
    ...(reading && { reading }),
    ...textSaysOf(structure),
    ...(receipt && { receipt }),
    ...(otherAnswers.length > 0 && { otherAnswers }),
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

/** The record with what is known of its organism. */
export function withTaxon(
  record: CompoundRecord,
  taxa: ReadonlyMap<string, Taxon>,
): CompoundRecord {
  const taxon = taxa.get(record.stated.organism?.value ?? '');
  return taxon ? { ...record, taxon } : record;
}

/** What the record is called on the screen. */
export const titleOf = ({ stated, drawings: [{ place }] }: CompoundRecord): string =>
  stated.name?.value ?? stated.number?.value ?? place;

/** The same where several records are listed: titles may be alike. */
export const rowOf = (record: CompoundRecord): string => {
  const { pageNumber, place } = record.drawings[0];
  const title = titleOf(record);
  return title === place ? title : `${title}, p. ${pageNumber}`;
};
