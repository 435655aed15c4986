import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineDownload } from '@/platform/engineDownloads';

export interface ShownDownload extends EngineDownload {
  /** At the speed so far, of one under way. */
  readonly secondsLeft?: number;
}

export interface EngineDownloadsState {
  /** The one under way for a while, or the last one, if it did not arrive. */
  readonly shown: ShownDownload | null;
}

export interface EngineDownloadsRootState {
  readonly engineDownloads: EngineDownloadsState;
}

const slice = createSlice({
  name: 'engineDownloads',
  initialState: { shown: null } as EngineDownloadsState,
  reducers: {
    downloadReported(state, { payload }: PayloadAction<ShownDownload>) {
      state.shown = payload.state === 'arrived' ? null : payload;
    },
    downloadNoticeDismissed(state) {
      state.shown = null;
    },
  },
  selectors: { selectShownDownload: ({ shown }) => shown },
});

export const { downloadReported, downloadNoticeDismissed } = slice.actions;
export const downloadCancelRequested = createAction('engineDownloads/downloadCancelRequested');
export const downloadRetryRequested = createAction<string>(
  'engineDownloads/downloadRetryRequested',
);
export const { selectShownDownload } = slice.selectors;
export const engineDownloadsReducer = slice.reducer;
