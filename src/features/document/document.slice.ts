import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Work, WorkDocument } from '@/domain/work';
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

/** The DOI is looked up unless it is known from earlier. */
export type OpenedDocument = Omit<OpenDocument, 'doi'> & { readonly doi?: DoiLookup };

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
  /** `problem`: why it could not be opened when that was tried. */
  | { readonly status: 'chosen'; readonly file: FileDescription; readonly problem?: string }
  | { readonly status: 'uploading'; readonly file: FileDescription }
  /** It cannot be taken, and is not in the vault; why stays until the user removes it. */
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** The pages drawn for the printer so far. */
export interface PrintProgress {
  readonly drawn: number;
  readonly pageCount: number;
}

export interface DocumentState {
  readonly candidate: Candidate;
  readonly open: OpenDocument | null;
  /** 'Hide PDF' takes the pages away, not the document. */
  readonly pdfIsHidden: boolean;
  /** `null` while nothing is being printed. */
  readonly printing: PrintProgress | null;
}

export interface DocumentRootState {
  readonly document: DocumentState;
}

const initialState = {
  candidate: { status: 'none' },
  open: null,
  pdfIsHidden: false,
  printing: null,
} as DocumentState;

/** An article is open again, with all that was made of it. */
export interface RestoredWork {
  readonly work: Work;
  /** The file as the vault has it now; its id may be of a file that is not there any more. */
  readonly file: FileDescription;
  readonly stored: StoredWork;
}

/** What of the work the browser's store has: it need not be written again. */
export interface StoredWork {
  readonly revision: string;
  /** ms since the epoch */
  readonly savedAt: number;
  readonly hasFile: boolean;
  /** File names of cut-outs. */
  readonly images: readonly string[];
}

/** What is known of the DOI is not asked again. */
function restoredDoi({ doi }: WorkDocument): DoiLookup {
  if (doi === undefined) return { status: 'searching' };
  return doi === null ? { status: 'none' } : { status: 'found', doi };
}

function restoreDocument(state: DocumentState, { work, file }: RestoredWork): DocumentState {
  const { pdfId, pageCount, title, openedAt, pdfIsHidden } = work.document;
  const doi = restoredDoi(work.document);
  const open = { pdfId, file, pageCount, openedAt, doi, ...(title !== undefined && { title }) };
  return { ...state, candidate: { status: 'none' }, open, pdfIsHidden };
}

/** Alone it can be tried again; beside an open document nothing is left to do with it. */
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
    /** Another document is open: everything that belonged to the one before is gone. */
    documentOpened: (_state, { payload }: PayloadAction<OpenedDocument>): DocumentState => ({
      ...initialState,
      open: { doi: { status: 'searching' }, ...payload },
    }),
    /**
     * The open article's earlier work is back. Always follows a `documentOpened` of the same file, so
     * that only those who have something to take up again need to hear it.
     */
    workRestored: (state, { payload }: PayloadAction<RestoredWork>): DocumentState =>
      restoreDocument(state, payload),
    /** The open document's own file was chosen again, by its content: nothing but the file changes. */
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

    pdfVisibilityToggled: (state): DocumentState => ({
      ...state,
      pdfIsHidden: !state.pdfIsHidden,
    }),

    printProgressed: (state, { payload }: PayloadAction<PrintProgress>): DocumentState => ({
      ...state,
      printing: payload,
    }),
    printEnded: (state): DocumentState => ({ ...state, printing: null }),

    /** A file was chosen that cannot be taken; it was never in the vault. */
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
    uploadRequested: (state) => state,
    removalRequested: (state) => state,
    printRequested: (state) => state,
    printCancelRequested: (state) => state,
    pdfDownloadRequested: (state) => state,
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
export const documentReducer = slice.reducer;
