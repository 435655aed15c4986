import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { structureKey } from '@/domain/documentId';
import {
  withField,
  withOrganismAdded,
  withOrganismChanged,
  withOrganismRemoved,
  type OrganismChanges,
} from '@/domain/submission/submissionDraft';
import type { Mention } from '@/domain/submission/mentions';
import type { TextField } from '@/domain/submission/submissionFields';
import type { SubmissionReceipt } from '@/domain/submission/submissionReceipt';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import type { Work } from '@/domain/work';
import type { NextDraft } from '@/domain/submission/draftForNext';
import type { SeriesPlan } from '@/domain/submission/submissionSeries';
import { segmentRemoved, isArticleLeft } from '@/article';
import { leaveForm, openForm, startedSeries, withoutSeries } from './seriesChanges';
import {
  change,
  changeOf,
  discard,
  edit,
  forgetStructure,
  receiptChange,
  undoDiscard,
  withoutDraft,
  withoutForm,
  withReceipt,
} from './submissionChanges';
import type {
  DrawingsOfCompounds,
  LookupName,
  PubchemLookup,
  PublicationLookup,
  SubmissionDepiction,
  SubmissionState,
  SubmitProblem,
  SubmitStatus,
} from './submissionState';

const initialState = { open: null, drafts: {}, looksUpByItself: false } as SubmissionState;

const forgetDocument = ({ looksUpByItself }: SubmissionState): SubmissionState => ({
  ...initialState,
  looksUpByItself,
});

interface About<T> {
  readonly uniqueKey: string;
  readonly lookup: T;
}

interface Compounds {
  readonly compounds: DrawingsOfCompounds;
}

interface Receipt {
  readonly uniqueKey: string;
  readonly receipt: SubmissionReceipt;
}

const slice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    submissionOpened: (
      state,
      {
        payload,
      }: PayloadAction<{ target: SubmissionTarget; currentYear: number; next?: NextDraft }>,
    ): SubmissionState => openForm(state, payload.target, payload.currentYear, payload.next),
    /** Keeps the draft. */
    submissionClosed: (state): SubmissionState => withoutSeries({ ...state, open: null }),
    depictionEnded: (
      state,
      { payload }: PayloadAction<{ uniqueKey: string; depiction: SubmissionDepiction }>,
    ) => changeOf(state, payload.uniqueKey, { depiction: payload.depiction }),
    publicationLookedUp: (state, { payload }: PayloadAction<About<PublicationLookup>>) =>
      changeOf(state, payload.uniqueKey, { publication: payload.lookup }),
    pubchemLookedUp: (state, { payload }: PayloadAction<About<PubchemLookup>>) =>
      changeOf(state, payload.uniqueKey, { pubchem: payload.lookup }),
    mentionsFound: (
      state,
      { payload }: PayloadAction<{ uniqueKey: string; mentions: readonly Mention[] }>,
    ) => changeOf(state, payload.uniqueKey, { mentions: payload.mentions }),
    lookupChoiceRestored: (state, { payload }: PayloadAction<boolean>): SubmissionState => ({
      ...state,
      looksUpByItself: payload,
    }),
    lookupByItselfChosen: (state, { payload }: PayloadAction<boolean>): SubmissionState => ({
      ...state,
      looksUpByItself: payload,
    }),

    fieldEdited: (state, { payload }: PayloadAction<{ field: TextField; value: string }>) =>
      edit(state, payload.field, (draft) => withField(draft, payload.field, payload.value)),
    organismEdited: (state, { payload }: PayloadAction<{ id: string; changes: OrganismChanges }>) =>
      edit(state, 'organisms', (draft) => withOrganismChanged(draft, payload.id, payload.changes)),
    organismAdded: (state, { payload }: PayloadAction<{ id: string }>) =>
      edit(state, 'organisms', (draft) => withOrganismAdded(draft, payload.id)),
    organismRemoved: (state, { payload: id }: PayloadAction<string>) =>
      edit(state, 'organisms', (draft) => withOrganismRemoved(draft, id)),
    editsDiscarded: discard,
    editsDiscardUndone: undoDiscard,

    submitMoved: (state, { payload }: PayloadAction<Exclude<SubmitStatus, 'idle'>>) =>
      change(state, { submit: payload, problem: null }),
    /** Cancelled, or rejected by the form's own validation. */
    submitEnded: (state) => change(state, { submit: 'idle' }),
    submitFailed: (state, { payload }: PayloadAction<SubmitProblem>) =>
      change(state, { submit: 'idle', problem: payload }),
    /** COCONUT has accepted it: the form and the draft are no longer needed. */
    submitted: (state, { payload }: PayloadAction<Receipt>): SubmissionState => ({
      ...leaveForm(state, true),
      open: null,
      drafts: withoutDraft(state.drafts, payload.uniqueKey),
      receipts: withReceipt(state.receipts, payload.uniqueKey, payload.receipt),
    }),
    /** Sent and not answered yet, or refused; `null` takes that back. */
    receiptChanged: receiptChange,

    /** What is to go has to be asked first. */
    seriesAsked: (
      state,
      { payload }: PayloadAction<Compounds & { readonly plan: SeriesPlan }>,
    ): SubmissionState => ({ ...state, series: { status: 'asked', ...payload } }),
    seriesStarted: (
      state,
      {
        payload: { segmentIds },
      }: PayloadAction<Compounds & { readonly segmentIds: readonly string[] }>,
    ): SubmissionState => ({ ...state, series: startedSeries(segmentIds) }),
    /** To the next form; the draft is kept. */
    formSkipped: (state): SubmissionState => ({ ...leaveForm(state, false), open: null }),
    /** After its last form, or instead of its first. */
    seriesEnded: withoutSeries,

    /** Intents. `drawingIds`: segments that show the same compound as the selected one. */
    submissionRequested: (
      state,
      _action: PayloadAction<{ readonly drawingIds: readonly string[] } | undefined>,
    ) => state,
    seriesRequested: (state, _action: PayloadAction<Compounds>) => state,
    publicationLookupRequested: (state) => state,
    pubchemLookupRequested: (state) => state,
    lookupCancelRequested: (state, _action: PayloadAction<LookupName>) => state,
    submitRequested: (state) => state,
    submitCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentRemoved, (state, { payload: { pdfId, id, mayComeBack } }) =>
        mayComeBack
          ? withoutForm(state, structureKey(pdfId, id))
          : forgetStructure(state, structureKey(pdfId, id)),
      )
      .addMatcher(isArticleLeft, forgetDocument);
  },
});

export const {
  depictionEnded,
  editsDiscarded,
  editsDiscardUndone,
  fieldEdited,
  formSkipped,
  lookupByItselfChosen,
  lookupCancelRequested,
  lookupChoiceRestored,
  mentionsFound,
  organismAdded,
  organismEdited,
  organismRemoved,
  pubchemLookedUp,
  pubchemLookupRequested,
  publicationLookedUp,
  publicationLookupRequested,
  receiptChanged,
  seriesAsked,
  seriesEnded,
  seriesRequested,
  seriesStarted,
  submissionClosed,
  submissionOpened,
  submissionRequested,
  submitCancelRequested,
  submitEnded,
  submitFailed,
  submitMoved,
  submitRequested,
  submitted,
} = slice.actions;
export const submissionReducer = slice.reducer;

/** What saved work says of submissions; no form is open. */
export const restoreSubmissions = (
  before: SubmissionState,
  { submissionDrafts: drafts = {}, submissionReceipts: receipts }: Work,
): SubmissionState => ({ ...forgetDocument(before), drafts, ...(receipts && { receipts }) });
