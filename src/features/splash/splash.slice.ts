import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The splash's progress. `loaded`: full, and about to disappear; `completed`: gone. `percent` is the last
 * milestone, not a continuous value.
 */
export interface SplashState {
  readonly stage: 'growing' | 'loaded' | 'completed';
  readonly percent: number;
  /**
   * On a later visit of this browser, absent on its first: whether the page behind can be used, so that the
   * rest is hurried.
   */
  readonly laterVisit?: { readonly pageIsUsable: boolean };
}

const initialState: SplashState = { stage: 'growing', percent: 0 };

interface SplashRootState {
  readonly screen: { readonly splash: SplashState };
}

const slice = createSlice({
  name: 'splash',
  initialState,
  reducers: {
    splashProgressed: (state, { payload }: PayloadAction<{ percent: number }>): SplashState => ({
      ...state,
      percent: payload.percent,
    }),
    splashLoaded: (state): SplashState => ({ ...state, stage: 'loaded', percent: 100 }),
    splashCompleted: (state): SplashState => ({ ...state, stage: 'completed', percent: 100 }),
    /** This browser has seen the splash before. */
    laterVisitFound: (state): SplashState => ({ ...state, laterVisit: { pageIsUsable: false } }),
    pageBecameUsable: (state): SplashState => ({ ...state, laterVisit: { pageIsUsable: true } }),

    /** Intent: the saga acts on it. */
    splashSkipRequested: (state) => state,
  },
  selectors: {
    selectSplash: (state): SplashState => state,
  },
});

export const {
  laterVisitFound,
  pageBecameUsable,
  splashProgressed,
  splashLoaded,
  splashCompleted,
  splashSkipRequested,
} = slice.actions;
export const { selectSplash } = slice.getSelectors(({ screen }: SplashRootState) => screen.splash);
export const splashReducer = slice.reducer;
