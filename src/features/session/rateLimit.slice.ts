import { createSlice } from '@reduxjs/toolkit';
import { rateLimited } from './session.slice';

/** Until when the services ask to be left alone (RFC 9110, section 10.2.3: Retry-After). */
export interface RateLimitState {
  /** Milliseconds since the epoch; may have passed. `null` while they have not asked for it. */
  readonly until: number | null;
  readonly message: string;
}

export interface RateLimitRootState {
  readonly rateLimit: RateLimitState;
}

const slice = createSlice({
  name: 'rateLimit',
  initialState: { until: null, message: '' } as RateLimitState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(
      rateLimited,
      (state, { payload: { retryAfterS, message, at } }): RateLimitState =>
        retryAfterS === undefined ? state : { until: at + retryAfterS * 1_000, message },
    ),
});

export const rateLimitReducer = slice.reducer;

export const selectRateLimit = ({ rateLimit }: RateLimitRootState): RateLimitState => rateLimit;
