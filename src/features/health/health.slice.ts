import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LaneHealth } from '@/api/health';

/**
 * What is known of the services (docs/requirements/core.md 4.2 to 4.5): not ready until a check succeeds,
 * then ready, which is announced for a while and then no longer shown.
 */
export type HealthState =
  | { readonly status: 'initializing' }
  | {
      readonly status: 'ready';
      readonly announced: boolean;
      /** Only while a lane of the services accepts no work. */
      readonly lanesDown?: LaneHealth;
    };

/** The part of the state that this feature owns. */
export interface HealthRootState {
  readonly session: { readonly health: HealthState };
}

const initialState = { status: 'initializing' } as HealthState;

const slice = createSlice({
  name: 'health',
  initialState,
  reducers: {
    backendAnswered: (state): HealthState =>
      state.status === 'ready' ? state : { status: 'ready', announced: true },
    backendReadyShownLongEnough: (state): HealthState =>
      state.status === 'ready' ? { ...state, announced: false } : state,
    lanesWentDown: (state, { payload }: PayloadAction<LaneHealth>): HealthState =>
      state.status === 'ready' ? { ...state, lanesDown: payload } : state,
    lanesCameUp: (state): HealthState =>
      state.status === 'ready' ? { status: 'ready', announced: state.announced } : state,
    backendCheckFailed: (): HealthState => ({ status: 'initializing' }),
  },
  selectors: {
    /** The header's words; `undefined` when nothing is to be said. */
    selectHealthMessage: (state): string | undefined => {
      if (state.status === 'initializing') return 'Backend initializing';
      return state.announced ? 'Backend ready' : undefined;
    },
    selectBackendIsReady: ({ status }): boolean => status === 'ready',
    /** Which of the services' lanes are down; undefined if none is, or nothing is known. */
    selectLanesDown: (state): LaneHealth | undefined =>
      state.status === 'ready' ? state.lanesDown : undefined,
  },
});

export const {
  backendAnswered,
  backendReadyShownLongEnough,
  backendCheckFailed,
  lanesWentDown,
  lanesCameUp,
} = slice.actions;
export const { selectHealthMessage, selectBackendIsReady, selectLanesDown } = slice.getSelectors(
  ({ session }: HealthRootState) => session.health,
);
export const healthReducer = slice.reducer;
