import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileDescription } from '@/platform/vaults';

/** The article the user works on. */
export interface OpenDocument {
  /** Timestamp-based; everything that belongs to the document carries it. */
  readonly pdfId: string;
  readonly file: FileDescription;
  readonly pageCount: number;
  /** From the PDF's metadata. */
  readonly title?: string;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  readonly doi: DoiLookup;
}

export type DoiLookup =
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly doi: string }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly message: string };

/** A file on its way to become the open document; the open one stays until then. */
export type Candidate =
  | { readonly status: 'none' }
  /** The sample article is on its way from our own server. */
  | { readonly status: 'fetchingSample' }
  | { readonly status: 'chosen'; readonly file: FileDescription }
  | { readonly status: 'uploading'; readonly file: FileDescription };

export interface DocumentState {
  readonly candidate: Candidate;
  readonly open: OpenDocument | null;
  /** 'Hide PDF' takes the pages away, not the document. */
  readonly pdfIsHidden: boolean;
}

export interface DocumentRootState {
  readonly document: DocumentState;
}

const initialState = {
  candidate: { status: 'none' },
  open: null,
  pdfIsHidden: false,
} as DocumentState;

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
    uploadFailed: (state): DocumentState =>
      state.candidate.status === 'uploading'
        ? { ...state, candidate: { status: 'chosen', file: state.candidate.file } }
        : state,
    /** Another document is open: everything that belonged to the one before is gone. */
    documentOpened: (
      _state,
      { payload }: PayloadAction<Omit<OpenDocument, 'doi'>>,
    ): DocumentState => ({
      candidate: { status: 'none' },
      open: { ...payload, doi: { status: 'searching' } },
      pdfIsHidden: false,
    }),
    documentClosed: (state): DocumentState => ({ ...state, open: null }),
    doiLookedUp: (
      state,
      { payload }: PayloadAction<{ pdfId: string; doi: DoiLookup }>,
    ): DocumentState =>
      state.open?.pdfId === payload.pdfId
        ? { ...state, open: { ...state.open, doi: payload.doi } }
        : state,

    pdfVisibilityToggled: (state): DocumentState => ({
      ...state,
      pdfIsHidden: !state.pdfIsHidden,
    }),

    /** A file was chosen that cannot be taken; it was never in the vault. */
    fileRefused: (state, _action: PayloadAction<{ name: string; message: string }>) => state,

    /** Intents. */
    sampleRequested: (state) => state,
    doiLookupRequested: (state) => state,
    uploadRequested: (state) => state,
    removalRequested: (state) => state,
  },
});

export const {
  fileChosen,
  fileRefused,
  sampleRequested,
  sampleFetchStarted,
  pdfVisibilityToggled,
  doiLookupRequested,
  candidateDropped,
  uploadStarted,
  uploadFailed,
  documentOpened,
  documentClosed,
  doiLookedUp,
  uploadRequested,
  removalRequested,
} = slice.actions;
export const documentReducer = slice.reducer;
