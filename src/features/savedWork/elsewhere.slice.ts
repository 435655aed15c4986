import { createSlice } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/article';

/** Whether the open article is open in another tab, which may change it; then this one may not. */
export interface ElsewhereState {
  readonly isReadOnly: boolean;
  /** The other tab has left it, or is loading again: it is left to that tab for some seconds. */
  readonly isLeft: boolean;
  /** Of the open article. */
  readonly hash: string | null;
}

export interface ElsewhereRootState {
  readonly library: { readonly elsewhere: ElsewhereState };
}

const initialState: ElsewhereState = { isReadOnly: false, isLeft: false, hash: null };

const readOnly = (state: ElsewhereState): ElsewhereState => ({
  ...state,
  isReadOnly: true,
  isLeft: false,
});

const slice = createSlice({
  name: 'elsewhere',
  initialState,
  reducers: {
    /** Another tab had opened the article before this one. */
    articleFoundElsewhere: readOnly,
    /** Another tab has taken the article over. */
    articleTakenElsewhere: readOnly,
    /** No tab has the article; this one waits whether the other comes back. */
    articleLeftElsewhere: (state): ElsewhereState => ({ ...state, isLeft: true }),
    /** This tab may change it, and shows what the other one had saved. */
    articleTakenHere: (state): ElsewhereState => ({
      ...state,
      isReadOnly: false,
      isLeft: false,
    }),

    /** Intent. */
    takeOverRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, (state, { payload: { file } }) =>
        file.hash === state.hash ? state : { ...initialState, hash: file.hash },
      )
      .addCase(documentClosed, () => initialState);
  },
});

export const {
  articleFoundElsewhere,
  articleLeftElsewhere,
  articleTakenElsewhere,
  articleTakenHere,
  takeOverRequested,
} = slice.actions;
export const elsewhereReducer = slice.reducer;

/** Whether this tab only shows the open article. */
export const selectIsReadOnly = ({ library: { elsewhere } }: ElsewhereRootState): boolean =>
  elsewhere.isReadOnly;

/** Hash of the open article if this tab only shows it. */
export const selectReadOnlyHash = ({ library: { elsewhere } }: ElsewhereRootState): string | null =>
  elsewhere.isReadOnly ? elsewhere.hash : null;

/** Whether no tab has the article that this one only shows. */
export const selectIsLeft = ({ library: { elsewhere } }: ElsewhereRootState): boolean =>
  elsewhere.isLeft;
