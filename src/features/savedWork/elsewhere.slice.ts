import { createSlice } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/features/document';

/** Whether the open article is open in another tab, which may change it; then this one may not. */
export interface ElsewhereState {
  readonly isReadOnly: boolean;
  /** Of the open article. */
  readonly hash: string | null;
}

export interface ElsewhereRootState {
  readonly elsewhere: ElsewhereState;
}

const initialState: ElsewhereState = { isReadOnly: false, hash: null };

const readOnly = (state: ElsewhereState): ElsewhereState => ({ ...state, isReadOnly: true });

const slice = createSlice({
  name: 'elsewhere',
  initialState,
  reducers: {
    /** Another tab had opened the article before this one. */
    articleFoundElsewhere: readOnly,
    /** Another tab has taken the article over. */
    articleTakenElsewhere: readOnly,
    /** This tab may change it, and shows what the other one had saved. */
    articleTakenHere: (state): ElsewhereState => ({ ...state, isReadOnly: false }),

    /** Intent. */
    takeOverRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, (state, { payload: { file } }) =>
        file.hash === state.hash ? state : { isReadOnly: false, hash: file.hash },
      )
      .addCase(documentClosed, () => initialState);
  },
});

export const { articleFoundElsewhere, articleTakenElsewhere, articleTakenHere, takeOverRequested } =
  slice.actions;
export const elsewhereReducer = slice.reducer;

/** Whether this tab only shows the open article. */
export const selectIsReadOnly = ({ elsewhere }: ElsewhereRootState): boolean =>
  elsewhere.isReadOnly;
