import { createSelector } from '@reduxjs/toolkit';
import type { CoconutSubmission } from '@/domain/coconut';
import type { Article } from '@/domain/article';
import { normaliseDoi } from '@/domain/doi';
import type { Publication } from '@/domain/publication';
import { hasOrganisms } from '@/domain/submission/draftForNext';
import type { FormField } from '@/domain/submission/submissionFields';
import { createSubmission } from '@/domain/submission/createSubmission';
import { editedForm, remainingOrigins } from '@/domain/submission/editedForm';
import { lacksDoi, missingFields } from '@/domain/submission/missingFields';
import { curatedRawData } from '@/domain/submission/curatedRawData';
import {
  prefill,
  prefilledDoi,
  type Prefill,
  type SubmissionSources,
} from '@/domain/submission/prefill';
import {
  EMPTY_FORM,
  type FieldErrors,
  type FieldOrigins,
  type SubmissionForm,
} from '@/domain/submission/submissionForm';
import type { SubmissionDraft } from '@/domain/submission/submissionDraft';
import { selectAnnotationResult, selectCurated } from '@/features/annotations';
import {
  type AnnotationsRootState,
  type CitedArticleRootState,
  selectCitedArticle,
  selectCitedDoi,
} from '@/article';
import type { AnnotationResult } from '@/domain/annotationResult';
import { selectFormIsClosed, selectSeries } from './openForm.selectors';
import type {
  PubchemLookup,
  PublicationLookup,
  SubmissionDepiction,
  SubmissionRootState,
  SubmitStatus,
} from './submissionState';

/** The parts of the root state that a form is built from. */
export type SelectedFrom = SubmissionRootState & AnnotationsRootState & CitedArticleRootState;

const IDLE = { status: 'idle' } as const;
const DRAWING: SubmissionDepiction = { status: 'running' };
const NO_ERRORS: FieldErrors = {};
const NO_ORIGINS: FieldOrigins = {};

const selectOpen = (state: SubmissionRootState) => state.article.submission.open;

const selectDraft = (state: SubmissionRootState): SubmissionDraft | undefined => {
  const key = selectOpen(state)?.target.uniqueKey;
  return key === undefined ? undefined : state.article.submission.drafts[key];
};

const NONE_KEPT: readonly FormField[] = [];

/** The fields that the open form has from the one before in its series, and that are still as they were there. */
export const selectKept = createSelector(
  [selectSeries, selectDraft],
  (series, draft): readonly FormField[] => {
    if (series?.status !== 'running' || !draft) return NONE_KEPT;
    return series.kept.filter((field) =>
      field === 'organisms' ? hasOrganisms(draft) : draft.fields[field] !== undefined,
    );
  },
);

const selectFoundCompound = (state: SubmissionRootState) => {
  const lookup = selectOpen(state)?.pubchem;
  return lookup?.status === 'found' ? lookup.data : undefined;
};

type Annotated = Pick<SubmissionSources, 'rawData' | 'annotations'>;

const NOTHING_ANNOTATED: Annotated = {};
const NO_DATA: AnnotationResult['rawData'] = {};

/** The annotation data used by a form, as the user left it. */
const selectAnnotated = createSelector(
  [selectAnnotationResult, selectCurated],
  (result, curated): Annotated => {
    const { annotations } = curated;
    if (!result && annotations.length === 0) return NOTHING_ANNOTATED;
    return { rawData: curatedRawData(result?.rawData ?? NO_DATA, curated), annotations };
  },
);

function fillIn(
  open: ReturnType<typeof selectOpen>,
  annotated: Annotated,
  article: Article,
  compound: ReturnType<typeof selectFoundCompound>,
  publication: Publication | undefined,
): Prefill | null {
  if (!open) return null;
  const { target, currentYear } = open;
  return prefill({
    ...annotated,
    article,
    publication,
    compound,
    target,
    currentYear,
  });
}

/** The DOI in the form, used to look up the article; `undefined` if there is none. */
export const selectFormDoi = createSelector(
  [selectFormIsClosed, selectAnnotated, selectCitedDoi, selectDraft],
  (isClosed, annotated, doi, draft) => {
    if (isClosed) return undefined;
    const known = prefilledDoi({ ...annotated, article: doi === undefined ? {} : { doi } });
    return normaliseDoi(draft?.fields.referenceId ?? known);
  },
);

/** Drops a result for a different article than the one named in the form. */
export const selectPublicationLookup = createSelector(
  [selectOpen, selectFormDoi],
  (open, doi): PublicationLookup => {
    const lookup = open?.publication ?? IDLE;
    return lookup.status === 'idle' || lookup.asked === (doi ?? '') ? lookup : IDLE;
  },
);

export const selectPubchemLookup = (state: SubmissionRootState): PubchemLookup =>
  selectOpen(state)?.pubchem ?? IDLE;

const selectPublication = createSelector(
  [selectPublicationLookup],
  (lookup): Publication | undefined => (lookup.status === 'found' ? lookup.data : undefined),
);

/** What is known about the open form's structure, and its article's suggestions; `null` while closed. */
export const selectPrefill = createSelector(
  [selectOpen, selectAnnotated, selectCitedArticle, selectFoundCompound, selectPublication],
  fillIn,
);

/** The form as displayed; empty while the dialog is closed. */
export const selectForm = createSelector(
  [selectPrefill, selectDraft],
  (filled, draft): SubmissionForm => (filled ? editedForm(filled, draft) : EMPTY_FORM),
);

export const selectOrigins = createSelector(
  [selectPrefill, selectDraft],
  (filled, draft): FieldOrigins => (filled ? remainingOrigins(filled, draft) : NO_ORIGINS),
);

export const selectMissing = createSelector([selectForm], missingFields);

export const selectLacksDoi = createSelector([selectForm], (form) => !!form && lacksDoi(form));

/** The data to submit; `null` while the dialog is closed. */
export const selectSubmission = createSelector(
  [selectOpen, selectForm, selectFoundCompound],
  (open, form, compound): CoconutSubmission | null =>
    open && createSubmission(form, { target: open.target, svg: open.depiction.svg, compound }),
);

export const selectFieldErrors = (state: SubmissionRootState): FieldErrors =>
  selectOpen(state)?.problem?.fieldErrors ?? NO_ERRORS;

export const selectGeneralError = (state: SubmissionRootState): string | null =>
  selectOpen(state)?.problem?.message ?? null;

export const selectHasEdits = (state: SubmissionRootState): boolean =>
  selectDraft(state) !== undefined;

/** Whether discarded changes can be restored. */
export const selectDiscarded = (state: SubmissionRootState): boolean =>
  (selectOpen(state)?.discarded ?? null) !== null;

/** While the form is being sent, it can't be changed. */
export const selectIsBusy = (state: SubmissionRootState): boolean =>
  selectSubmitStatus(state) !== 'idle';

export const selectSubmitStatus = (state: SubmissionRootState): SubmitStatus =>
  selectOpen(state)?.submit ?? 'idle';

export const selectDepiction = (state: SubmissionRootState): SubmissionDepiction =>
  selectOpen(state)?.depiction ?? DRAWING;

export const selectLooksUpByItself = (state: SubmissionRootState): boolean =>
  state.article.submission.looksUpByItself;
