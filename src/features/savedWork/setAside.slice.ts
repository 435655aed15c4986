import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isArticleLeft } from '@/article';
import type { SetAside } from '@/platform/workStore';
import type { LeftOut } from './leftOutText';

/** What to tell the user about saved work on the open document that could not be read in full. */
export interface Salvage {
  /** Of the record that was set aside. */
  readonly id: string;
  readonly reason: SetAside['reason'];
  /** `null` if nothing of it could be read. */
  readonly leftOut: readonly LeftOut[] | null;
}

/**
 * Owner of what is known about records that were set aside; the records themselves are in the browser's
 * store.
 */
export interface SetAsideState {
  /** Oldest first. */
  readonly records: readonly SetAside[];
  readonly salvage: Salvage | null;
}

export interface SetAsideRootState {
  readonly library: { readonly setAside: SetAsideState };
}

const initialState = { records: [], salvage: null } as SetAsideState;

const withoutSalvage = (state: SetAsideState): SetAsideState => ({ ...state, salvage: null });

const slice = createSlice({
  name: 'setAside',
  initialState,
  reducers: {
    setAsideListed: (state, { payload }: PayloadAction<readonly SetAside[]>): SetAsideState => ({
      ...state,
      records: payload,
    }),
    recordSetAside: (state, { payload }: PayloadAction<SetAside>): SetAsideState => ({
      ...state,
      records: [...state.records.filter(({ id }) => id !== payload.id), payload],
    }),
    recordDiscarded: (
      state,
      { payload: { id } }: PayloadAction<{ id: string }>,
    ): SetAsideState => ({
      records: state.records.filter((record) => record.id !== id),
      salvage: state.salvage?.id === id ? null : state.salvage,
    }),
    /** The open document's saved work was read in part, or not at all. */
    workSalvaged: (state, { payload }: PayloadAction<Salvage>): SetAsideState => ({
      ...state,
      salvage: payload,
    }),
    salvageDismissed: withoutSalvage,

    /** Intents. */
    setAsideSaveRequested: (state, _action: PayloadAction<{ id: string }>) => state,
    setAsideDiscardRequested: (state, _action: PayloadAction<{ id: string }>) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, withoutSalvage);
  },
});

export const {
  setAsideListed,
  recordSetAside,
  recordDiscarded,
  workSalvaged,
  salvageDismissed,
  setAsideSaveRequested,
  setAsideDiscardRequested,
} = slice.actions;
export const setAsideReducer = slice.reducer;

/** Oldest first. */
export const selectSetAside = (state: SetAsideRootState): readonly SetAside[] =>
  state.library.setAside.records;

export const selectSalvage = (state: SetAsideRootState): Salvage | null =>
  state.library.setAside.salvage;
