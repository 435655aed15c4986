import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { segmentRemoved, isArticleLeft } from '@/article';
import type { BlobDescription } from '@/platform/vaults';

/** The picture shown for a segment's page. */
export type ContextPicture =
  | { readonly status: 'loading' }
  /** The services' picture, under the name that worked. */
  | { readonly status: 'services'; readonly pdfFilename: string }
  /** Our own rendering of the page; `failure` says why the services' picture is not shown. */
  | {
      readonly status: 'own';
      readonly image: BlobDescription;
      /** Pixels per inch of the page. */
      readonly dpi: number;
      readonly failure: string;
    }
  /** The segment's image alone, with the specified warning. */
  | { readonly status: 'segmentOnly'; readonly warning: string; readonly failure: string }
  | { readonly status: 'failed'; readonly failure: string };

export interface OpenContext {
  readonly segmentId: string;
  readonly picture: ContextPicture;
}

/** Owner of the context view: whose page is shown in place of the PDF, and which picture of it. */
export interface ContextState {
  readonly open: OpenContext | null;
}

const initialState = { open: null } as ContextState;
const LOADING: ContextPicture = { status: 'loading' };

interface ContextRootState {
  readonly screen: { readonly context: ContextState };
}

const slice = createSlice({
  name: 'context',
  initialState,
  reducers: {
    contextOpened: (
      _state,
      { payload }: PayloadAction<{ readonly segmentId: string }>,
    ): ContextState => ({ open: { segmentId: payload.segmentId, picture: LOADING } }),
    contextClosed: (): ContextState => initialState,
    contextPictureReceived: (state, { payload }: PayloadAction<OpenContext>): ContextState =>
      state.open?.segmentId === payload.segmentId ? { open: payload } : state,
    /** The page is requested again. */
    contextRetried: (state): ContextState =>
      state.open ? { open: { ...state.open, picture: LOADING } } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentRemoved, (state, { payload }) =>
        state.open?.segmentId === payload.id ? initialState : state,
      )
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    /** `null` while the PDF is shown as usual. */
    selectOpenContext: ({ open }): OpenContext | null => open,
  },
});

export const { contextOpened, contextClosed, contextPictureReceived, contextRetried } =
  slice.actions;
export const { selectOpenContext } = slice.getSelectors(
  ({ screen }: ContextRootState) => screen.context,
);
export const contextReducer = slice.reducer;
