import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { Publication } from '@/domain/publication';
import type { Mention } from '@/domain/submission/mentions';
import type { FilledForm } from '@/domain/submission/draftForNext';
import type { SubmissionDraft } from '@/domain/submission/submissionDraft';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import type { FormField } from '@/domain/submission/submissionFields';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import type { SeriesPlan } from '@/domain/submission/submissionSeries';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';

/** A query to a third party and its result. */
export type Lookup<T> =
  | { readonly status: 'idle' }
  /** `asked`: the DOI, empty if the form has none; or the SMILES. */
  | { readonly status: 'running'; readonly asked: string }
  | { readonly status: 'found'; readonly asked: string; readonly data: T }
  /** It has no matching entry. */
  | { readonly status: 'none'; readonly asked: string }
  | { readonly status: 'failed'; readonly asked: string; readonly message: string };

export type PublicationLookup = Lookup<Publication>;
export type PubchemLookup = Lookup<PubchemCompound>;
export type LookupName = 'publication' | 'pubchem';

export type SubmissionDepiction =
  | { readonly status: 'running' | 'failed'; readonly svg?: undefined }
  /** SVG text. Never insert it into HTML unparsed: it comes from outside. */
  | { readonly status: 'drawn'; readonly svg: string };

/**
 * - `loggingIn`: the login dialog is open
 * - `waiting`: logged in, about to be sent
 */
export type SubmitStatus = 'idle' | 'loggingIn' | 'waiting' | 'submitting';

/** Why COCONUT did not accept it. */
export interface SubmitProblem {
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

export interface OpenSubmission {
  readonly target: SubmissionTarget;
  /** Used in the title if the article's year is unknown. */
  readonly currentYear: number;
  readonly depiction: SubmissionDepiction;
  readonly publication: PublicationLookup;
  readonly pubchem: PubchemLookup;
  /** Mentions of the article's candidates, nearest to the drawing first; `null` until they are known. */
  readonly mentions: readonly Mention[] | null;
  readonly submit: SubmitStatus;
  readonly problem: SubmitProblem | null;
  /** What 'Discard changes' removed; `null` if there is nothing to restore. */
  readonly discarded: SubmissionDraft | null;
}

/** Segment ids of each compound's drawings. What the user said of any of them is said of the compound. */
export type DrawingsOfCompounds = readonly (readonly string[])[];

/** Several compounds of the article, submitted one after the other. */
export type SubmissionSeries =
  /** The user is asked what is to go. */
  | {
      readonly status: 'asked';
      readonly plan: SeriesPlan;
      readonly compounds: DrawingsOfCompounds;
    }
  | {
      readonly status: 'running';
      /** Ids of the segments whose structures go. */
      readonly segmentIds: readonly string[];
      /** Of the one whose form is open, from 0. */
      readonly index: number;
      /** The form that was left last; `null` before the first was. */
      readonly before: FilledForm | null;
      /** The article as it was looked up for an earlier form. */
      readonly publication: PublicationLookup;
      /** What the open form has from the one before, and the user has not edited. */
      readonly kept: readonly FormField[];
      readonly submittedCount: number;
    };

export type RunningSeries = Extract<SubmissionSeries, { readonly status: 'running' }>;

/**
 * Owns the submission to COCONUT: the structure whose form is open, its look-ups, and the user's changes in
 * the forms of this document. Selectors derive the form itself from these.
 */
export interface SubmissionState {
  readonly open: OpenSubmission | null;
  /** Absent if forms are opened one by one. */
  readonly series?: SubmissionSeries;
  /** Keyed by the structures' `uniqueKey`. */
  readonly drafts: Readonly<Record<string, SubmissionDraft>>;
  /** What became of the submissions of each structure, keyed by `uniqueKey`; absent before the first. */
  readonly receipts?: Readonly<Record<string, SubmissionReceipt>>;
  /** The user's choice to start look-ups when the form is opened. */
  readonly looksUpByItself: boolean;
}

export interface SubmissionRootState {
  readonly article: { readonly submission: SubmissionState };
}
