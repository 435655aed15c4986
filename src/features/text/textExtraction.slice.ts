import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { IDLE_TASK, taskReducers, type DocumentTaskState } from '@/features/document';
import { textReceived, isArticleReplaced } from '@/article';

/** Owner of the extraction of the open document's text. */
export interface TextExtractionState {
  readonly extraction: DocumentTaskState;
  /** Which scanned page is being read, while that is so. */
  readonly scan?: ScanProgress;
  /** How many pages the services read for the text; `null` if that is unknown. */
  readonly pagesRead: number | null;
}

/** How far the reading of scanned pages is. */
export interface ScanProgress {
  /** From 0, the page being read. */
  readonly pageIndex: number;
  /** How many were read before it, and how many there are. */
  readonly done: number;
  readonly total: number;
}

export interface TextExtractionRootState {
  readonly runs: { readonly textExtraction: TextExtractionState };
}

const initialState: TextExtractionState = { extraction: IDLE_TASK, pagesRead: null };

const task = taskReducers<TextExtractionState>();

const slice = createSlice({
  name: 'text',
  initialState,
  reducers: {
    textExtractionStarted: (
      { scan: _scan, ...state }: TextExtractionState,
      action: Parameters<typeof task.started>[1],
    ): TextExtractionState => task.started(state, action),
    scanBegun: (state, { payload: scan }: PayloadAction<ScanProgress>): TextExtractionState => ({
      ...state,
      scan,
    }),
    textExtractionFailed: task.failed,
    textExtractionCancelled: task.cancelled,

    /** Intents. */
    textExtractionRequested: (state) => state,
    textExtractionCancelRequested: (state) => state,
    textDownloadRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(textReceived, (_state, { payload }) => ({
        ...initialState,
        pagesRead: payload.pagesRead ?? null,
      }))
      .addMatcher(isArticleReplaced, () => initialState);
  },
  selectors: {
    /** What is being done about a scanned page, while one is read. */
    selectScanInWords: ({ extraction, scan }): string | undefined =>
      extraction.status === 'running' && scan
        ? `Page ${scan.pageIndex + 1} is a scan and is read by OCR (${scan.done + 1} of ${scan.total})`
        : undefined,
    selectPagesRead: ({ pagesRead }): number | null => pagesRead,
    selectTextExtraction: ({ extraction }): DocumentTaskState => extraction,
  },
});

export const {
  textExtractionStarted,
  scanBegun,
  textExtractionFailed,
  textExtractionCancelled,
  textExtractionRequested,
  textExtractionCancelRequested,
  textDownloadRequested,
} = slice.actions;
export const { selectPagesRead, selectScanInWords, selectTextExtraction } = slice.getSelectors(
  ({ runs }: TextExtractionRootState) => runs.textExtraction,
);
export const textExtractionReducer = slice.reducer;
