import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExtractedText, HistoryEntry } from '@/domain/extractedText';
import { isArticleLeft } from './document.slice';

/** docs/requirements/core.md 9.18 */
const HISTORY_LENGTH = 10;

/** Owner of the open document's text, and of the list of its extractions. */
export interface TextState {
  /** Kept while the text is extracted again. */
  readonly extracted: ExtractedText | null;
  /** Latest first. */
  readonly history: readonly HistoryEntry[];
}

export interface TextRootState {
  readonly article: { readonly text: TextState };
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

const initialState: TextState = { extracted: null, history: [] };

const slice = createSlice({
  name: 'text',
  initialState,
  reducers: {
    textReceived: (state, { payload }: PayloadAction<ReceivedText>): TextState => ({
      extracted: payload.text,
      history: [payload.historyEntry, ...state.history].slice(0, HISTORY_LENGTH),
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectExtractedText: ({ extracted }): ExtractedText | null => extracted,
    selectTextHistory: ({ history }): readonly HistoryEntry[] => history,
  },
});

export const { textReceived } = slice.actions;
export const { selectExtractedText, selectTextHistory } = slice.getSelectors(
  ({ article }: TextRootState) => article.text,
);
export const textReducer = slice.reducer;
