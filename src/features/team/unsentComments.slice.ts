import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Owner of comments that are being written, as long as the page lives: by their place, which names the article and the
 * drawing or comment. Each is an object, so that what is typed is left out of traces like what is sent.
 */
export type UnsentCommentsState = Readonly<Record<string, { readonly text: string }>>;

interface UnsentCommentsRootState {
  readonly unsentComments: UnsentCommentsState;
}

const initialState: UnsentCommentsState = {};

const slice = createSlice({
  name: 'unsentComments',
  initialState,
  reducers: {
    /** Without a text it was sent, or is no longer wanted. */
    commentTyped: (
      state,
      {
        payload: { place, text },
      }: PayloadAction<{ readonly place: string; readonly text: string | undefined }>,
    ) => {
      if (text === undefined) delete state[place];
      else state[place] = { text };
    },
  },
  selectors: {
    selectUnsent: (state, place: string): string | undefined => state[place]?.text,
  },
});

export const { commentTyped } = slice.actions;
/** Views may be there before the part is. */
export const { selectUnsent } = slice.getSelectors(
  ({ unsentComments = initialState }: Partial<UnsentCommentsRootState>) => unsentComments,
);
export const unsentCommentsReducer = slice.reducer;
