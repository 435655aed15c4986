import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The two homes of the same application: one has the services on a server, one has them in the browser. */
export type Home = 'browser' | 'services';

/** Owner of what is known of the application's other home, which has the same saved work. */
export interface HomesState {
  /** Where the work can go on; null if there is no such place, or no reason to go there. */
  readonly offered: Home | null;
  readonly isMoving: boolean;
}

export interface HomesRootState {
  readonly session: { readonly homes: HomesState };
}

const slice = createSlice({
  name: 'homes',
  initialState: { offered: null, isMoving: false } as HomesState,
  reducers: {
    otherHomeOffered: (state, { payload }: PayloadAction<Home | null>): HomesState => ({
      ...state,
      offered: payload,
    }),
    movingChanged: (state, { payload }: PayloadAction<boolean>): HomesState => ({
      ...state,
      isMoving: payload,
    }),
    /** Intent: go on with the same work in the home that is offered. */
    moveRequested: (state) => state,
  },
  selectors: { selectHomes: (state): HomesState => state },
});

export const { otherHomeOffered, movingChanged, moveRequested } = slice.actions;
export const { selectHomes } = slice.getSelectors(({ session }: HomesRootState) => session.homes);
export const homesReducer = slice.reducer;
