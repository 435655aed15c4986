import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import {
  placeRefreshRequested,
  placeReported,
  sessionExpired,
  sessionOpened,
} from './lifecycle.slice';
import type { PlaceCheckState, SessionRootState } from './sessionState';

const slice = createSlice({
  name: 'session',
  initialState: { answeredAt: null, question: 'none' } as PlaceCheckState,
  reducers: {
    placeRefreshFailed: (state): PlaceCheckState => ({ ...state, question: 'failed' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(placeRefreshRequested, (state): PlaceCheckState => ({ ...state, question: 'asked' }))
      .addCase(sessionExpired, (state): PlaceCheckState => ({ ...state, question: 'none' }))
      .addMatcher(
        isAnyOf(sessionOpened, placeReported),
        (_state, { payload }): PlaceCheckState => ({ answeredAt: payload.at, question: 'none' }),
      ),
  selectors: {
    selectPlaceCheck: (state): PlaceCheckState => state,
  },
});

export const { placeRefreshFailed } = slice.actions;
export const { selectPlaceCheck } = slice.getSelectors(
  ({ session }: SessionRootState) => session.placeCheck,
);
export const placeCheckReducer = slice.reducer;
