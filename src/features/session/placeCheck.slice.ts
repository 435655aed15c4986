import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import {
  placeRefreshRequested,
  placeReported,
  sessionExpired,
  sessionOpened,
} from './session.slice';

/** When the services last reported the session's state, and how the user's latest request for it went. */
export interface PlaceCheckState {
  /** Milliseconds since the epoch; `null` before the first answer. */
  readonly answeredAt: number | null;
  readonly question: 'none' | 'asked' | 'failed';
}

export interface PlaceCheckRootState {
  readonly placeCheck: PlaceCheckState;
}

const slice = createSlice({
  name: 'placeCheck',
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
});

export const { placeRefreshFailed } = slice.actions;
export const placeCheckReducer = slice.reducer;

export const selectPlaceCheck = ({ placeCheck }: PlaceCheckRootState): PlaceCheckState =>
  placeCheck;
