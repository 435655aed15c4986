import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExtractedText, HistoryEntry } from '@/domain/extractedText';
import type { Work } from '@/domain/work';
import {
  documentClosed,
  documentOpened,
  IDLE_TASK,
  taskReducers,
  workRestored,
  type DocumentTaskState,
} from '@/features/document';

/** docs/requirements/core.md 9.18 */
const HISTORY_LENGTH = 10;

/** Owns the open document's text and the list of recent extractions. */
export interface TextState {
  readonly extraction: DocumentTaskState;
  /** Which scanned page is being read, while that is so. */
  readonly scan?: ScanProgress;
  /** Kept while the text is extracted again. */
  readonly extracted: ExtractedText | null;
  /** How many pages the services read for it; `null` if that is unknown. */
  readonly pagesRead: number | null;
  /** Latest first; kept when the document is closed. */
  readonly history: readonly HistoryEntry[];
}

/** How far the reading of scanned pages is. */
export interface ScanProgress {
  /** From 0, the page being read. */
  readonly pageIndex: number;
  /** How many were read before it, and how many there are. */
  readonly done: number;
  readonly total: number;
}

export type { HistoryEntry };

export interface TextRootState {
  readonly text: TextState;
}

export interface ReceivedText {
  readonly pdfId: string;
  readonly text: ExtractedText;
  /** Exactly the same characters as before, so positions in the text remain valid. */
  readonly isUnchanged: boolean;
  readonly historyEntry: HistoryEntry;
  /** Absent for a text that was not extracted now. */
  readonly pagesRead?: number;
}

const initialState = {
  extraction: IDLE_TASK,
  extracted: null,
  pagesRead: null,
  history: [],
} as TextState;

const task = taskReducers<TextState>();

const forgetDocument = (state: TextState): TextState => ({
  ...initialState,
  history: state.history,
});

/** Merges the history of this page with the history saved in the work. */
function mergeHistory(...histories: (readonly HistoryEntry[])[]): readonly HistoryEntry[] {
  const byId = new Map(histories.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()]
    .sort((a, b) => b.extractedAt.localeCompare(a.extractedAt))
    .slice(0, HISTORY_LENGTH);
}

const restoreText = (state: TextState, { text }: Work): TextState => ({
  extraction: IDLE_TASK,
  extracted: text.extracted,
  pagesRead: null,
  history: mergeHistory(state.history, text.history),
});

const slice = createSlice({
  name: 'text',
  initialState,
  reducers: {
    textExtractionStarted: (
      { scan: _scan, ...state }: TextState,
      action: Parameters<typeof task.started>[1],
    ): TextState => task.started(state, action),
    scanBegun: (state, { payload: scan }: PayloadAction<ScanProgress>): TextState => ({
      ...state,
      scan,
    }),
    textReceived: (state, { payload }: PayloadAction<ReceivedText>): TextState => ({
      extraction: IDLE_TASK,
      extracted: payload.text,
      pagesRead: payload.pagesRead ?? null,
      history: [payload.historyEntry, ...state.history].slice(0, HISTORY_LENGTH),
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
      .addCase(documentOpened, forgetDocument)
      .addCase(documentClosed, forgetDocument)
      .addCase(workRestored, (state, { payload }) => restoreText(state, payload.work));
  },
  selectors: {
    selectExtractedText: ({ extracted }): ExtractedText | null => extracted,
    selectScanProgress: ({ extraction, scan }): ScanProgress | undefined =>
      extraction.status === 'running' ? scan : undefined,
    selectPagesRead: ({ pagesRead }): number | null => pagesRead,
    selectTextExtraction: ({ extraction }): TextState['extraction'] => extraction,
    selectTextHistory: ({ history }): readonly HistoryEntry[] => history,
  },
});

export const {
  textExtractionStarted,
  scanBegun,
  textReceived,
  textExtractionFailed,
  textExtractionCancelled,
  textExtractionRequested,
  textExtractionCancelRequested,
  textDownloadRequested,
} = slice.actions;
export const {
  selectExtractedText,
  selectPagesRead,
  selectScanProgress,
  selectTextExtraction,
  selectTextHistory,
} = slice.selectors;
export const textReducer = slice.reducer;
