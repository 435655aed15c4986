import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A part of the application and how much of it is stored, in bytes. */
export interface StoredPart {
  readonly id: string;
  readonly size: number;
  readonly stored: number;
}

/** Something that takes its time; in bytes, of what was missing. */
export type OfflineTask =
  | { readonly kind: 'storing'; readonly received: number; readonly total: number }
  | { readonly kind: 'removing' };

/**
 * A newer version of the page: it waits for the user; this page saves its work for it; or another tab has
 * taken it, so that this page is the old one.
 */
export type NewVersion = 'none' | 'waiting' | 'beingTaken' | 'taken';

/** Owner of what is known of the application's own files in this browser. */
export interface OfflineState {
  readonly status: 'off' | 'refused' | 'on';
  /** Why the browser keeps nothing, or why something could not be stored. */
  readonly failure: string | null;
  readonly parts: readonly StoredPart[];
  /** The user wants everything stored. */
  readonly isKept: boolean;
  readonly task: OfflineTask | null;
  readonly newVersion: NewVersion;
}

export interface OfflineRootState {
  readonly offline: { readonly files: OfflineState };
}

interface Report {
  readonly parts: readonly StoredPart[];
  readonly isKept: boolean;
}

const initialState = {
  status: 'off',
  failure: null,
  parts: [],
  isKept: false,
  task: null,
  newVersion: 'none',
} as OfflineState;

const slice = createSlice({
  name: 'offline',
  initialState,
  reducers: {
    filesReported: (state, { payload }: PayloadAction<Report>): OfflineState => ({
      ...state,
      ...payload,
      status: 'on',
    }),
    offlineRefused: (state, { payload }: PayloadAction<string>): OfflineState => ({
      ...state,
      status: 'refused',
      failure: payload,
    }),
    taskProgressed: (state, { payload }: PayloadAction<OfflineTask>): OfflineState => ({
      ...state,
      task: payload,
      failure: null,
    }),
    taskEnded: (state, { payload }: PayloadAction<{ failure?: string }>): OfflineState => ({
      ...state,
      task: null,
      failure: payload.failure ?? null,
    }),
    newVersionChanged: (state, { payload }: PayloadAction<NewVersion>): OfflineState => ({
      ...state,
      newVersion: payload,
    }),

    /** Intents. */
    reportRequested: (state) => state,
    storingRequested: (state) => state,
    storingCancelRequested: (state) => state,
    removingRequested: (state) => state,
    newVersionRequested: (state) => state,
  },
  selectors: { selectOffline: (state): OfflineState => state },
});

export const {
  filesReported,
  offlineRefused,
  taskProgressed,
  taskEnded,
  newVersionChanged,
  reportRequested,
  storingRequested,
  storingCancelRequested,
  removingRequested,
  newVersionRequested,
} = slice.actions;
export const { selectOffline } = slice.getSelectors(
  ({ offline }: OfflineRootState) => offline.files,
);
export const offlineReducer = slice.reducer;
