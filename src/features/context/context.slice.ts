import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/features/document';
import type { BlobDescription } from '@/platform/vaults';

/** What there is to show of a segment's page. */
export type ContextPicture =
  | { readonly status: 'loading' }
  /** The services' picture, under the name that they answered to. */
  | { readonly status: 'services'; readonly pdfFilename: string }
  /** Our own rendering of the page; `failure` says why the services' is not shown. */
  | {
      readonly status: 'own';
      readonly image: BlobDescription;
      /** Pixels an inch of the page. */
      readonly dpi: number;
      readonly failure: string;
    }
  /** The cut-out alone, with the specified warning. */
  | { readonly status: 'segmentOnly'; readonly warning: string; readonly failure: string }
  | { readonly status: 'failed'; readonly failure: string };

export interface OpenContext {
  readonly segmentId: string;
  readonly picture: ContextPicture;
}

/** Owner of the context view: whose page is shown in the PDF's place, and what there is of it. */
export interface ContextState {
  readonly open: OpenContext | null;
}

export interface ContextRootState {
  readonly context: ContextState;
}

const initialState = { open: null } as ContextState;
const LOADING: ContextPicture = { status: 'loading' };

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
    /** The page is asked for once more. */
    contextRetried: (state): ContextState =>
      state.open ? { open: { ...state.open, picture: LOADING } } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(documentOpened, () => initialState).addCase(documentClosed, () => initialState);
  },
});

export const { contextOpened, contextClosed, contextPictureReceived, contextRetried } =
  slice.actions;
export const contextReducer = slice.reducer;
