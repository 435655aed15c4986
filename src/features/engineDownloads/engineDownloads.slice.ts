import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineDownload } from '@/platform/engineDownloads';

export interface ShownDownload extends EngineDownload {
  /** At the speed so far, of one under way. */
  readonly secondsLeft?: number;
}

export interface EngineDownloadsState {
  /** The one under way for a while. */
  readonly running: ShownDownload | null;
  /** Those that did not arrive, in the order in which that was told. */
  readonly missing: readonly EngineDownload[];
}

export interface EngineDownloadsRootState {
  readonly offline: { readonly engineDownloads: EngineDownloadsState };
}

const slice = createSlice({
  name: 'engineDownloads',
  initialState: { running: null, missing: [] } as EngineDownloadsState,
  reducers: {
    downloadReported(state, { payload }: PayloadAction<ShownDownload>) {
      const { part, state: now } = payload;
      const others = state.missing.filter((each) => each.part !== part);
      if (now === 'running') state.running = payload;
      else if (state.running?.part === part) state.running = null;
      state.missing = now === 'failed' || now === 'cancelled' ? [...others, payload] : others;
    },
    downloadNoticeDismissed(state) {
      state.missing = [];
    },
  },
  selectors: {
    selectRunningDownload: ({ running }) => running,
    selectMissingParts: ({ missing }) => missing,
  },
});

export const { downloadReported, downloadNoticeDismissed } = slice.actions;
export const downloadCancelRequested = createAction('engineDownloads/downloadCancelRequested');
export const downloadRetryRequested = createAction<string>(
  'engineDownloads/downloadRetryRequested',
);
export const { selectRunningDownload, selectMissingParts } = slice.getSelectors(
  ({ offline }: EngineDownloadsRootState) => offline.engineDownloads,
);
export const engineDownloadsReducer = slice.reducer;
