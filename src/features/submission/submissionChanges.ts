import type { PayloadAction } from '@reduxjs/toolkit';
import { receiptAfter, type SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import { EMPTY_DRAFT, type SubmissionDraft } from '@/domain/submission/submissionDraft';
import type { FieldErrors } from '@/domain/submission/submissionForm';
import type { OpenSubmission, SubmissionState } from './submissionState';

export const change = (state: SubmissionState, changes: Partial<OpenSubmission>): SubmissionState =>
  state.open ? { ...state, open: { ...state.open, ...changes } } : state;

/** Applies changes to the open form's structure only. */
export const changeOf = (
  state: SubmissionState,
  uniqueKey: string,
  changes: Partial<OpenSubmission>,
): SubmissionState => (state.open?.target.uniqueKey === uniqueKey ? change(state, changes) : state);

export const withoutDraft = (drafts: SubmissionState['drafts'], uniqueKey: string) => {
  const { [uniqueKey]: _dropped, ...others } = drafts;
  return others;
};

/** Beside what the database, or its stand-in, accepted before. */
export const withReceipt = (
  receipts: SubmissionState['receipts'] = {},
  uniqueKey: string,
  receipt: SubmissionReceipt,
): Readonly<Record<string, SubmissionReceipt>> => ({
  ...receipts,
  [uniqueKey]: receiptAfter(receipts[uniqueKey], receipt),
});

/** What the database has taken stays taken. */
export function receiptChange(
  state: SubmissionState,
  {
    payload: { uniqueKey, receipt },
  }: PayloadAction<{ readonly uniqueKey: string; readonly receipt: SubmissionReceipt | null }>,
): SubmissionState {
  const { [uniqueKey]: _before, ...others } = state.receipts ?? {};
  if (!receipt) {
    const { receipts: _none, ...rest } = state;
    return Object.keys(others).length > 0 ? { ...rest, receipts: others } : rest;
  }
  return { ...state, receipts: withReceipt(state.receipts, uniqueKey, receipt) };
}

/** Closes the form of a structure that has gone for now; its draft and its receipt are kept. */
export const withoutForm = (state: SubmissionState, uniqueKey: string): SubmissionState =>
  state.open?.target.uniqueKey === uniqueKey ? { ...state, open: null } : state;

/** Removes all data about a structure that no longer exists. */
export function forgetStructure(state: SubmissionState, uniqueKey: string): SubmissionState {
  const { open, drafts, receipts } = state;
  const { [uniqueKey]: _gone, ...otherReceipts } = receipts ?? {};
  return {
    ...state,
    open: open?.target.uniqueKey === uniqueKey ? null : open,
    drafts: withoutDraft(drafts, uniqueKey),
    ...(receipts && { receipts: otherReceipts }),
  };
}

/** What the user edits is no longer as the form before had it. */
function withoutKept({ series }: SubmissionState, edited: string): Pick<SubmissionState, 'series'> {
  if (series?.status !== 'running') return {};
  return { series: { ...series, kept: series.kept.filter((field) => field !== edited) } };
}

/** Editing a field clears its error, and discarded changes can no longer be restored. */
export function edit(
  state: SubmissionState,
  field: keyof FieldErrors,
  apply: (draft: SubmissionDraft) => SubmissionDraft,
): SubmissionState {
  const { open } = state;
  if (!open) return state;
  const { uniqueKey } = open.target;
  const draft = apply(state.drafts[uniqueKey] ?? EMPTY_DRAFT);
  const { [field]: _mended, ...fieldErrors } = open.problem?.fieldErrors ?? {};
  const problem = open.problem && { ...open.problem, fieldErrors };
  return {
    ...state,
    ...withoutKept(state, field),
    open: { ...open, problem, discarded: null },
    drafts: { ...state.drafts, [uniqueKey]: draft },
  };
}

export function discard(state: SubmissionState): SubmissionState {
  const { open, drafts } = state;
  const draft = open && drafts[open.target.uniqueKey];
  if (!draft) return state;
  return {
    ...change(state, { discarded: draft, problem: null }),
    drafts: withoutDraft(drafts, open.target.uniqueKey),
  };
}

export function undoDiscard(state: SubmissionState): SubmissionState {
  const { open } = state;
  if (!open?.discarded) return state;
  return {
    ...change(state, { discarded: null }),
    drafts: { ...state.drafts, [open.target.uniqueKey]: open.discarded },
  };
}
