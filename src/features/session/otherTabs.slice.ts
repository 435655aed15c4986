import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The other tabs of this browser that hold a session: each of them takes a seat. */
export interface OtherTabsState {
  readonly count: number;
}

export interface OtherTabsRootState {
  readonly otherTabs: OtherTabsState;
}

const slice = createSlice({
  name: 'otherTabs',
  initialState: { count: 0 } as OtherTabsState,
  reducers: {
    otherTabsCounted: (_state, { payload }: PayloadAction<number>): OtherTabsState => ({
      count: payload,
    }),
  },
});

export const { otherTabsCounted } = slice.actions;
export const otherTabsReducer = slice.reducer;

export const selectOtherTabs = ({ otherTabs }: OtherTabsRootState): OtherTabsState => otherTabs;
