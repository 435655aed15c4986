import { createSlice } from '@reduxjs/toolkit';
import { placeReported, sessionLeft, sessionOpened, type Place } from './session.slice';

/**
 * Whether the user has passed the gate once. From then on the work stays on the screen whatever the session
 * does, and notices report on the session.
 */
export interface GateState {
  passed: boolean;
}

export interface GateRootState {
  readonly gate: GateState;
}

const isSeat = ({ session }: Place) => session.status === 'active';

const slice = createSlice({
  name: 'gate',
  initialState: { passed: false } as GateState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionOpened, (state, { payload }) => {
        if (isSeat(payload.place)) state.passed = true;
      })
      .addCase(placeReported, (state, { payload }) => {
        if (isSeat(payload.place)) state.passed = true;
      })
      .addCase(sessionLeft, (state) => {
        state.passed = false;
      }),
});

export const selectGateIsPassed = ({ gate }: GateRootState): boolean => gate.passed;

export const gateReducer = slice.reducer;
