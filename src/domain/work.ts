import type { ArticleWords } from './article';
import type { AnnotationResult } from './annotationResult';
import type { AnnotationWords } from './annotationWord';
import type { CompoundDrafts } from './compoundDraft';
import type { DrawingNumbers } from './drawingNumbers';
import type { ExtractedText, HistoryEntry } from './extractedText';
import type { Judgements } from './judgement';
import type { ProcessingOptions } from './processingOptions';
import type { OverruledPlace, Segment, SegmentsInfo } from './segment';
import type { Structure } from './structure';
import type { SubmissionDraft } from './submission/submissionDraft';
import type { SubmissionReceipt } from './submission/submissionReceipt';
import type { WorkHistory } from './workChange';

/**
 * The work on one article as it is saved and restored: the results of the user and the programs, without
 * session, secrets or anything in progress. Plain data.
 */
export interface Work {
  readonly document: WorkDocument;
  readonly text: {
    readonly extracted: ExtractedText | null;
    /** The latest extractions, latest first. */
    readonly history: readonly HistoryEntry[];
  };
  readonly annotations: AnnotationResult | null;
  /** What the user said of annotations; absent without any. */
  readonly annotationWords?: AnnotationWords;
  readonly segments: {
    /** In reading order. */
    readonly items: readonly Segment[];
    /** `null` while nothing was cut out. */
    readonly info: SegmentsInfo | null;
    /** Ids. */
    readonly selected: readonly string[];
    readonly judgements: Judgements;
    /** By segment id: where the services find what the user removed or changed; absent without any. */
    readonly overruled?: Readonly<Record<string, OverruledPlace>>;
    /** By segment id, also of drawings that are gone; absent in work saved before numbers were kept. */
    readonly numbers?: DrawingNumbers;
    readonly hideIncorrect: boolean;
    readonly onlyProcessSelected: boolean;
  };
  readonly structures: readonly Structure[];
  /** What the user said of the article itself; absent without anything. */
  readonly article?: ArticleWords;
  /** What the user said of compounds; absent without any. */
  readonly compoundDrafts?: CompoundDrafts;
  /** The undo list; absent while it is empty. */
  readonly history?: WorkHistory;
  readonly recognition: {
    readonly options: ProcessingOptions;
    /** By segment id; only finished readings. */
    readonly items: Readonly<Record<string, WorkReading>>;
  };
  /** The user's changes in forms for COCONUT, by the structures' `uniqueKey`; absent without any. */
  readonly submissionDrafts?: Readonly<Record<string, SubmissionDraft>>;
  /** Which structures were submitted, by their `uniqueKey`; absent without any. */
  readonly submissionReceipts?: Readonly<Record<string, SubmissionReceipt>>;
}

export interface WorkDocument {
  /** Kept, so that segments and structures keep their keys. */
  readonly pdfId: string;
  readonly file: {
    readonly name: string;
    /** Bytes. */
    readonly size: number;
    readonly type: string;
    /** SHA-256, 64 lower-case hex digits. */
    readonly hash: string;
  };
  readonly pageCount: number;
  readonly title?: string;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  /** `null` if the article has none; absent while that is unknown. */
  readonly doi?: string | null;
  readonly pdfIsHidden: boolean;
}

export type WorkReading =
  { readonly status: 'done' } | { readonly status: 'failed'; readonly message: string };

/** True once the article has work that would be missed. */
export function hasResults({ text, segments }: Work): boolean {
  return text.extracted !== null || segments.items.length > 0;
}
