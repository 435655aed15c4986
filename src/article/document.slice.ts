import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { FileDescription } from '@/platform/vaults';
import type {
  DocumentRootState,
  DocumentState,
  DoiLookup,
  OpenDocument,
  OpenedDocument,
  RestoredWork,
  ToldOfArticle,
} from './openDocument';

const initialState = {
  open: null,
  pdfIsHidden: false,
} as DocumentState;

const slice = createSlice({
  name: 'document',
  initialState,
  reducers: {
    /** Another document is open: everything that belonged to the previous one is discarded. */
    documentOpened: (_state, { payload }: PayloadAction<OpenedDocument>): DocumentState => ({
      ...initialState,
      open: { doi: { status: 'searching' }, ...payload },
    }),
    /** The open article's earlier work has been restored: the whole article is replaced (`withRestored`). */
    workRestored: (state, _action: PayloadAction<RestoredWork>) => state,
    /** The open document's own file (identified by its content) was chosen again: only the file changes. */
    fileFoundAgain: (state, { payload }: PayloadAction<FileDescription>): DocumentState => ({
      ...state,
      open: state.open && { ...state.open, file: payload },
    }),
    documentClosed: (state): DocumentState => ({ ...state, open: null }),
    doiLookedUp: (
      state,
      { payload }: PayloadAction<{ pdfId: string; doi: DoiLookup }>,
    ): DocumentState =>
      state.open?.pdfId === payload.pdfId
        ? { ...state, open: { ...state.open, doi: payload.doi } }
        : state,
    /** Of an article, open or not: an imported record, or whose supplement it is. */
    articleTold: (
      state,
      { payload }: PayloadAction<{ hash: string; told: ToldOfArticle }>,
    ): DocumentState =>
      state.open?.file.hash === payload.hash
        ? { ...state, open: { ...state.open, ...payload.told } }
        : state,

    pdfVisibilityToggled: (state): DocumentState => ({
      ...state,
      pdfIsHidden: !state.pdfIsHidden,
    }),
  },
  selectors: {
    selectOpenDocument: ({ open }): OpenDocument | null => open,
    selectPdfId: ({ open }): string | undefined => open?.pdfId,
    selectPdfIsHidden: ({ pdfIsHidden }): boolean => pdfIsHidden,
  },
});

export const {
  pdfVisibilityToggled,
  documentOpened,
  workRestored,
  fileFoundAgain,
  documentClosed,
  doiLookedUp,
  articleTold,
} = slice.actions;

/** What belonged to the open article is of no more use: another is open, or none. */
export const isArticleLeft = isAnyOf(documentOpened, documentClosed);
/** The same, and also if the open article's earlier work takes the place of what was done so far. */
export const isArticleReplaced = isAnyOf(isArticleLeft, workRestored);
export const { selectOpenDocument, selectPdfId, selectPdfIsHidden } = slice.getSelectors(
  ({ article }: DocumentRootState) => article.document,
);
export const documentReducer = slice.reducer;
