import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import {
  earlierStructureKept,
  runExtended,
  runStarted,
  segmentConverted,
  segmentFailed,
  segmentRemoved,
  isArticleReplaced,
} from '@/article';
import type { RecognitionState } from './recognitionState';

const initialState: RecognitionState = { job: null, pending: {} };

const queued = (ids: readonly string[]): RecognitionState['pending'] =>
  Object.fromEntries(ids.map((id) => [id, { status: 'queued' }]));

const slice = createSlice({
  name: 'recognition',
  initialState,
  reducers: {
    segmentStarted: (state, { payload }: PayloadAction<{ id: string; at: number }>) => {
      state.pending[payload.id] = { status: 'running', startedAt: payload.at };
    },
    runFinished: (state) => {
      if (state.job) state.job.status = 'finished';
    },
    /** Whatever had not started or finished counts as not requested. */
    runCancelled: (state) => {
      if (state.job) state.job.status = 'cancelled';
      state.pending = {};
    },

    /** Intents. */
    recognitionRequested: (state) => state,
    /** Retries these segments, whatever is selected; with another engine, if one is given. */
    recognitionRetryRequested: (
      state,
      _action: PayloadAction<{ readonly ids: readonly string[]; readonly engine?: EngineId }>,
    ) => state,
    /** The same, after a run in progress. */
    readingNextRequested: (state, _action: PayloadAction<{ readonly ids: readonly string[] }>) =>
      state,
    recognitionCancelRequested: (state) => state,
    /** No further segment is begun; those in progress are read to their end. */
    recognitionStopRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(runStarted, (_state, { payload: { ids, engine, at: startedAt } }) => ({
        job: { status: 'running', engine, startedAt, total: ids.length, converted: 0, failed: 0 },
        pending: queued(ids),
      }))
      .addCase(runExtended, (state, { payload: { ids } }) => {
        if (state.job) state.job.total += ids.length;
        Object.assign(state.pending, queued(ids));
      })
      .addCase(segmentConverted, (state, { payload: { id } }) => {
        delete state.pending[id];
        if (state.job) state.job.converted += 1;
      })
      .addCase(segmentFailed, (state, { payload: { id } }) => {
        delete state.pending[id];
        if (state.job) state.job.failed += 1;
      })
      .addCase(earlierStructureKept, (state, { payload: { id } }) => {
        delete state.pending[id];
        if (!state.job) return;
        state.job.converted += 1;
        state.job.kept = (state.job.kept ?? 0) + 1;
      })
      .addCase(segmentRemoved, (state, { payload }) => {
        delete state.pending[payload.id];
      })
      .addMatcher(isArticleReplaced, () => initialState);
  },
});

export const {
  segmentStarted,
  runFinished,
  runCancelled,
  recognitionRequested,
  recognitionRetryRequested,
  readingNextRequested,
  recognitionCancelRequested,
  recognitionStopRequested,
} = slice.actions;
export const recognitionReducer = slice.reducer;
