import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isArticleLeft } from '@/article';
import type { PrintProgress, ViewerRootState, ViewerState } from './documentState';

const initialState: ViewerState = { shownPage: 1, printing: null };

/** Owner of what the viewer shows of the open document, and of its printing. */
const slice = createSlice({
  name: 'document',
  initialState,
  reducers: {
    /** The viewer shows another page, from 1. */
    pageShown: (state, { payload }: PayloadAction<number>): ViewerState => ({
      ...state,
      shownPage: payload,
    }),
    printProgressed: (state, { payload }: PayloadAction<PrintProgress>): ViewerState => ({
      ...state,
      printing: payload,
    }),
    printEnded: (state): ViewerState => ({ ...state, printing: null }),

    /** Intents. */
    printRequested: (state) => state,
    printCancelRequested: (state) => state,
    removalRequested: (state) => state,
    pdfDownloadRequested: (state) => state,
    doiLookupRequested: (state) => state,
    /** The services know more of the document now: that it has no DOI may be wrong. */
    doiLookupRepeatRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectShownPage: ({ shownPage }): number => shownPage,
    selectPrinting: ({ printing }): PrintProgress | null => printing,
  },
});

export const {
  pageShown,
  printProgressed,
  printEnded,
  printRequested,
  printCancelRequested,
  removalRequested,
  pdfDownloadRequested,
  doiLookupRequested,
  doiLookupRepeatRequested,
} = slice.actions;
export const { selectShownPage, selectPrinting } = slice.getSelectors(
  ({ screen }: ViewerRootState) => screen.viewer,
);
export const viewerReducer = slice.reducer;
