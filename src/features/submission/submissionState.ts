import type { PubchemCompound } from '@/domain/pubchemCompound';
import type { Publication } from '@/domain/publication';
import type { Mention } from '@/domain/submission/mentions';
import type { SubmissionDraft } from '@/domain/submission/submissionDraft';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';

/** What a third party was asked, and what it said. */
export type Lookup<T> =
  | { readonly status: 'idle' }
  /** `asked`: the DOI, empty when the form names none; or the SMILES. */
  | { readonly status: 'running'; readonly asked: string }
  | { readonly status: 'found'; readonly asked: string; readonly data: T }
  /** It knows nothing of the kind. */
  | { readonly status: 'none'; readonly asked: string }
  | { readonly status: 'failed'; readonly asked: string; readonly message: string };

export type PublicationLookup = Lookup<Publication>;
export type PubchemLookup = Lookup<PubchemCompound>;
export type LookupName = 'publication' | 'pubchem';

export type SubmissionDepiction =
  | { readonly status: 'running' | 'failed'; readonly svg?: undefined }
  /** SVG text. Never put into HTML unparsed: it comes from outside. */
  | { readonly status: 'drawn'; readonly svg: string };

/**
 * - `loggingIn`: the login dialog is open
 * - `waiting`: logged in, about to be sent
 */
export type SubmitStatus = 'idle' | 'loggingIn' | 'waiting' | 'submitting';

/** Why COCONUT did not take it. */
export interface SubmitProblem {
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

export interface OpenSubmission {
  readonly target: SubmissionTarget;
  /** For the title of an article of which no year is known. */
  readonly currentYear: number;
  readonly depiction: SubmissionDepiction;
  readonly publication: PublicationLookup;
  readonly pubchem: PubchemLookup;
  /** Of the article's candidates, nearest to the drawing first; `null` while that is not known. */
  readonly mentions: readonly Mention[] | null;
  readonly submit: SubmitStatus;
  readonly problem: SubmitProblem | null;
  /** What 'Discard changes' took away; `null` when there is nothing to bring back. */
  readonly discarded: SubmissionDraft | null;
}

/**
 * Owner of the submission to COCONUT: for which structure its form is open, what was asked about it,
 * and what the user changed in the forms of this document. The form itself is made of these by
 * selectors.
 */
export interface SubmissionState {
  readonly open: OpenSubmission | null;
  /** By the structures' `uniqueKey`. */
  readonly drafts: Readonly<Record<string, SubmissionDraft>>;
  /** By the structures' `uniqueKey`: the latest of each; absent before the first. */
  readonly receipts?: Readonly<Record<string, SubmissionReceipt>>;
  /** The user's choice: look-ups start when the form is opened. */
  readonly looksUpByItself: boolean;
}

export interface SubmissionRootState {
  readonly submission: SubmissionState;
}
