import { createSlice } from '@reduxjs/toolkit';
import { rateLimited } from './lifecycle.slice';
import type { RateLimitState, SessionRootState } from './sessionState';

const slice = createSlice({
  name: 'session',
  initialState: { until: null, message: '' } as RateLimitState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(
      rateLimited,
      (state, { payload: { retryAfterS, message, at } }): RateLimitState =>
        retryAfterS === undefined ? state : { until: at + retryAfterS * 1_000, message },
    ),
  selectors: {
    selectRateLimit: (state): RateLimitState => state,
  },
});

export const { selectRateLimit } = slice.getSelectors(
  ({ session }: SessionRootState) => session.rateLimit,
);
export const rateLimitReducer = slice.reducer;
