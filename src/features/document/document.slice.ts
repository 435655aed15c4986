import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileDescription } from '@/platform/vaults';
import type {
  Candidate,
  DocumentState,
  DoiLookup,
  OpenDocument,
  OpenedDocument,
  PrintProgress,
  RestoredWork,
} from './documentState';
import { restoreDocument } from './restoreDocument';

export type {
  Candidate,
  DocumentRootState,
  DoiLookup,
  OpenDocument,
  OpenedDocument,
  PrintProgress,
  RestoredWork,
  StoredWork,
} from './documentState';

const initialState = {
  candidate: { status: 'none' },
  open: null,
  shownPage: 1,
  pdfIsHidden: false,
  printing: null,
} as DocumentState;

/** With no document open, the file can be tried again; beside an open document, it is simply refused. */
function failed({ open }: DocumentState, file: FileDescription, problem: string): Candidate {
  return open
    ? { status: 'refused', name: file.name, message: problem }
    : { status: 'chosen', file, problem };
}

const slice = createSlice({
  name: 'document',
  initialState,
  reducers: {
    fileChosen: (state, { payload }: PayloadAction<FileDescription>): DocumentState => ({
      ...state,
      candidate: { status: 'chosen', file: payload },
    }),
    sampleFetchStarted: (state): DocumentState => ({
      ...state,
      candidate: { status: 'fetchingSample' },
    }),
    candidateDropped: (state): DocumentState => ({ ...state, candidate: { status: 'none' } }),
    uploadStarted: (state): DocumentState =>
      state.candidate.status === 'chosen'
        ? { ...state, candidate: { status: 'uploading', file: state.candidate.file } }
        : state,
    uploadFailed: (state, { payload }: PayloadAction<{ message: string }>): DocumentState =>
      state.candidate.status === 'uploading'
        ? { ...state, candidate: failed(state, state.candidate.file, payload.message) }
        : state,
    /** Another document is open: everything that belonged to the previous one is discarded. */
    documentOpened: (_state, { payload }: PayloadAction<OpenedDocument>): DocumentState => ({
      ...initialState,
      open: { doi: { status: 'searching' }, ...payload },
    }),
    /**
     * The open article's earlier work has been restored. Always follows a `documentOpened` of the same
     * file, so only slices with something to restore need to handle it.
     */
    workRestored: (state, { payload }: PayloadAction<RestoredWork>): DocumentState =>
      restoreDocument(state, payload),
    /** The open document's own file (identified by its content) was chosen again: only the file changes. */
    fileFoundAgain: (state, { payload }: PayloadAction<FileDescription>): DocumentState => ({
      ...state,
      candidate: { status: 'none' },
      open: state.open && { ...state.open, file: payload },
    }),
    documentClosed: (state): DocumentState => ({ ...state, open: null, printing: null }),
    doiLookedUp: (
      state,
      { payload }: PayloadAction<{ pdfId: string; doi: DoiLookup }>,
    ): DocumentState =>
      state.open?.pdfId === payload.pdfId
        ? { ...state, open: { ...state.open, doi: payload.doi } }
        : state,

    /** The viewer shows another page, from 1. */
    pageShown: (state, { payload }: PayloadAction<number>): DocumentState => ({
      ...state,
      shownPage: payload,
    }),
    pdfVisibilityToggled: (state): DocumentState => ({
      ...state,
      pdfIsHidden: !state.pdfIsHidden,
    }),

    printProgressed: (state, { payload }: PayloadAction<PrintProgress>): DocumentState => ({
      ...state,
      printing: payload,
    }),
    printEnded: (state): DocumentState => ({ ...state, printing: null }),

    /** A file was chosen that cannot be accepted; it was never in the vault. */
    fileRefused: (
      state,
      { payload }: PayloadAction<{ name: string; message: string }>,
    ): DocumentState =>
      state.candidate.status === 'none' || state.candidate.status === 'refused'
        ? { ...state, candidate: { status: 'refused', ...payload } }
        : state,

    /** Intents. */
    sampleRequested: (state) => state,
    doiLookupRequested: (state) => state,
    /** The services know more of the document now: that it has no DOI may be wrong. */
    doiLookupRepeatRequested: (state) => state,
    uploadRequested: (state) => state,
    removalRequested: (state) => state,
    printRequested: (state) => state,
    printCancelRequested: (state) => state,
    pdfDownloadRequested: (state) => state,
  },
  selectors: {
    selectOpenDocument: ({ open }): OpenDocument | null => open,
    selectPdfId: ({ open }): string | undefined => open?.pdfId,
    selectCandidate: ({ candidate }): Candidate => candidate,
    selectShownPage: ({ shownPage }): number => shownPage,
    selectPdfIsHidden: ({ pdfIsHidden }): boolean => pdfIsHidden,
    selectPrinting: ({ printing }): PrintProgress | null => printing,
  },
});

export const {
  fileChosen,
  fileRefused,
  pageShown,
  sampleRequested,
  sampleFetchStarted,
  pdfVisibilityToggled,
  doiLookupRequested,
  doiLookupRepeatRequested,
  candidateDropped,
  uploadStarted,
  uploadFailed,
  documentOpened,
  workRestored,
  fileFoundAgain,
  documentClosed,
  doiLookedUp,
  uploadRequested,
  removalRequested,
  printProgressed,
  printEnded,
  printRequested,
  printCancelRequested,
  pdfDownloadRequested,
} = slice.actions;
export const {
  selectOpenDocument,
  selectPdfId,
  selectCandidate,
  selectShownPage,
  selectPdfIsHidden,
  selectPrinting,
} = slice.selectors;
export const documentReducer = slice.reducer;
