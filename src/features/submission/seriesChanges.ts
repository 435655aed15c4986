import type { NextDraft } from '@/domain/submission/draftForNext';
import { EMPTY_DRAFT } from '@/domain/submission/submissionDraft';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import type { OpenSubmission, RunningSeries, SubmissionState } from './submissionState';

export function withoutSeries({ series: _ended, ...state }: SubmissionState): SubmissionState {
  return state;
}

const NOTHING_LOOKED_UP = { status: 'idle' } as const;

export const startedSeries = (segmentIds: readonly string[]): RunningSeries => ({
  ...{ status: 'running', segmentIds, index: 0, before: null },
  ...{ publication: NOTHING_LOOKED_UP, kept: [], submittedCount: 0 },
});

const runningIn = ({ series }: SubmissionState): RunningSeries | undefined =>
  series?.status === 'running' ? series : undefined;

/** The open form is left for the next one of its series, which takes from it what they share. */
export function leaveForm(state: SubmissionState, isSubmitted: boolean): SubmissionState {
  const { open, drafts } = state;
  const series = runningIn(state);
  if (!open || !series) return state;
  const { target, publication } = open;
  const draft = drafts[target.uniqueKey] ?? EMPTY_DRAFT;
  const isFound = publication.status === 'found';
  return {
    ...state,
    series: {
      ...series,
      before: { target, draft },
      submittedCount: series.submittedCount + (isSubmitted ? 1 : 0),
      ...(isFound && { publication }),
    },
  };
}

const newForm = (target: SubmissionTarget, currentYear: number): OpenSubmission => ({
  ...{ target, currentYear, mentions: null, submit: 'idle', problem: null, discarded: null },
  depiction: { status: 'running' },
  publication: NOTHING_LOOKED_UP,
  pubchem: NOTHING_LOOKED_UP,
});

/** @param next of a series: what the form has from the one before */
export function openForm(
  state: SubmissionState,
  target: SubmissionTarget,
  currentYear: number,
  next: NextDraft | undefined,
): SubmissionState {
  const open = newForm(target, currentYear);
  const series = runningIn(state);
  if (!series) return { ...state, open };
  const { segmentIds, publication } = series;
  const kept = next?.kept ?? [];
  return {
    ...state,
    open: { ...open, publication },
    series: { ...series, kept, index: segmentIds.indexOf(target.segmentId) },
    drafts:
      next && kept.length > 0 ? { ...state.drafts, [target.uniqueKey]: next.draft } : state.drafts,
  };
}
