import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { availableEngine, engineOffer, type EngineId, type EngineInfo } from '@/domain/engines';
import {
  defaultProcessingOptions,
  withCoordinates,
  withEngine,
  withHandDrawn,
} from '@/domain/processingOptions';
import type { Work } from '@/domain/work';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { segmentRemoved } from '@/features/segments';
import type { RecognitionState } from './recognitionState';

export type { ItemState, RecognitionJob, RecognitionRootState } from './recognitionState';

interface RunFact {
  readonly ids: readonly string[];
  readonly engine: EngineId;
  readonly at: number;
}

const DEFAULT_PRODUCT = 'decimer';

const initialState: RecognitionState = {
  product: DEFAULT_PRODUCT,
  options: defaultProcessingOptions(DEFAULT_PRODUCT),
  engines: {},
  job: null,
  items: {},
};

const forgetDocument = (state: RecognitionState): RecognitionState => ({
  ...state,
  job: null,
  items: {},
});

const offerOf = ({ engines, product }: RecognitionState) => engineOffer(engines, product);

/**
 * Another installation may not have the engine that was chosen then. Until the services have reported theirs,
 * this is unknown: the choice is kept, and settled by their answer.
 */
function restoreRecognition(state: RecognitionState, { recognition }: Work): RecognitionState {
  const { options, items } = recognition;
  const isUnknown = Object.keys(state.engines).length === 0;
  const isOffered = availableEngine(options.engine, offerOf(state)) === options.engine;
  return { ...state, job: null, items, options: isUnknown || isOffered ? options : state.options };
}

function receiveEngines(
  state: RecognitionState,
  reported: readonly EngineInfo[],
): RecognitionState {
  const engines = Object.fromEntries(reported.map((info) => [info.id, info]));
  const offer = engineOffer(engines, state.product);
  const { options } = state;
  const engine = availableEngine(options.engine, offer);
  return { ...state, engines, options: withEngine(options, engine, offer) };
}

const slice = createSlice({
  name: 'recognition',
  initialState,
  reducers: {
    productConfigured: (state, { payload: product }: PayloadAction<EngineId>) => {
      state.product = product;
      state.options = defaultProcessingOptions(product);
    },
    enginesReceived: (state, { payload }: PayloadAction<readonly EngineInfo[]>) =>
      receiveEngines(state, payload),
    engineChosen: (state, { payload: engine }: PayloadAction<EngineId>) => {
      state.options = withEngine(state.options, engine, offerOf(state));
    },
    handDrawnToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.options = withHandDrawn(state.options, payload, offerOf(state));
    },
    coordinatesToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.options = withCoordinates(state.options, payload, offerOf(state));
    },

    /** The engine that read last is the one shown as chosen, whoever asked for it. */
    runStarted: (state, { payload }: PayloadAction<RunFact>) => {
      const { ids, engine, at } = payload;
      state.options = withEngine(state.options, engine, offerOf(state));
      state.job = {
        status: 'running',
        engine,
        startedAt: at,
        total: ids.length,
        converted: 0,
        failed: 0,
      };
      ids.forEach((id) => {
        state.items[id] = { status: 'queued' };
      });
    },
    /** Drawings that were found since the run began. */
    runExtended: (state, { payload: { ids } }: PayloadAction<Pick<RunFact, 'ids'>>) => {
      if (state.job) state.job.total += ids.length;
      ids.forEach((id) => {
        state.items[id] = { status: 'queued' };
      });
    },
    segmentStarted: (state, { payload }: PayloadAction<{ id: string; at: number }>) => {
      state.items[payload.id] = { status: 'running', startedAt: payload.at };
    },
    segmentConverted: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.items[payload.id] = { status: 'done' };
      if (state.job) state.job.converted += 1;
    },
    segmentFailed: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      state.items[payload.id] = { status: 'failed', message: payload.message };
      if (state.job) state.job.failed += 1;
    },
    /** The second reading failed: the earlier structure stays, and the failure is shown beside it. */
    earlierStructureKept: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      state.items[payload.id] = { status: 'failed', message: payload.message };
      if (!state.job) return;
      state.job.converted += 1;
      state.job.kept = (state.job.kept ?? 0) + 1;
    },
    runFinished: (state) => {
      if (state.job) state.job.status = 'finished';
    },
    /** Whatever had not started or finished counts as not requested. */
    runCancelled: (state) => {
      if (state.job) state.job.status = 'cancelled';
      for (const [id, item] of Object.entries(state.items)) {
        if (item.status === 'queued' || item.status === 'running') delete state.items[id];
      }
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
      .addCase(documentOpened, forgetDocument)
      .addCase(documentClosed, forgetDocument)
      .addCase(segmentRemoved, (state, { payload }) => {
        delete state.items[payload.id];
      })
      .addCase(workRestored, (state, { payload }) => restoreRecognition(state, payload.work));
  },
});

export const {
  productConfigured,
  enginesReceived,
  engineChosen,
  handDrawnToggled,
  coordinatesToggled,
  runStarted,
  runExtended,
  segmentStarted,
  segmentConverted,
  segmentFailed,
  earlierStructureKept,
  runFinished,
  runCancelled,
  recognitionRequested,
  recognitionRetryRequested,
  readingNextRequested,
  recognitionCancelRequested,
  recognitionStopRequested,
} = slice.actions;
export const recognitionReducer = slice.reducer;
