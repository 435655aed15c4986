import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { placeReported, sessionLeft, sessionOpened } from './lifecycle.slice';
import type { GateState, SessionRootState } from './sessionState';

const slice = createSlice({
  name: 'session',
  initialState: { passed: false } as GateState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionLeft, (state) => {
        state.passed = false;
      })
      .addMatcher(isAnyOf(sessionOpened, placeReported), (state, { payload }) => {
        if (payload.place.session.status === 'active') state.passed = true;
      }),
  selectors: {
    selectGateIsPassed: ({ passed }): boolean => passed,
  },
});

export const { selectGateIsPassed } = slice.getSelectors(
  ({ session }: SessionRootState) => session.gate,
);
export const gateReducer = slice.reducer;
