import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OtherTabsState, SessionRootState } from './sessionState';

const slice = createSlice({
  name: 'session',
  initialState: { count: 0 } as OtherTabsState,
  reducers: {
    otherTabsCounted: (_state, { payload }: PayloadAction<number>): OtherTabsState => ({
      count: payload,
    }),
  },
  selectors: {
    selectOtherTabs: (state): OtherTabsState => state,
  },
});

export const { otherTabsCounted } = slice.actions;
export const { selectOtherTabs } = slice.getSelectors(
  ({ session }: SessionRootState) => session.otherTabs,
);
export const otherTabsReducer = slice.reducer;
