import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How far the splash is. `loaded`: full, and about to leave; `completed`: gone.
 * `percent` is the last milestone, not a running figure.
 */
export interface SplashState {
  readonly stage: 'growing' | 'loaded' | 'completed';
  readonly percent: number;
}

/** The part of the root state that this feature knows. */
export interface SplashRootState {
  readonly splash: SplashState;
}

const initialState: SplashState = { stage: 'growing', percent: 0 };

const slice = createSlice({
  name: 'splash',
  initialState,
  reducers: {
    splashProgressed: (state, { payload }: PayloadAction<{ percent: number }>): SplashState => ({
      ...state,
      percent: payload.percent,
    }),
    splashLoaded: (): SplashState => ({ stage: 'loaded', percent: 100 }),
    splashCompleted: (): SplashState => ({ stage: 'completed', percent: 100 }),

    /** Intent: the saga acts on it. */
    splashSkipRequested: (state) => state,
  },
});

export const { splashProgressed, splashLoaded, splashCompleted, splashSkipRequested } =
  slice.actions;
export const splashReducer = slice.reducer;
