import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { engineIds, type EngineId, type EngineInfo } from '@/domain/engines';
import {
  defaultProcessingOptions,
  withCoordinates,
  withEngine,
  withHandDrawn,
} from '@/domain/processingOptions';
import type { Work } from '@/domain/work';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
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

/** The first engine that answers takes the place of a chosen one that cannot. */
function firstAvailable(
  engines: Readonly<Record<EngineId, EngineInfo>>,
  chosen: EngineId,
): EngineId {
  if (engines[chosen]?.available !== false) return chosen;
  return Object.values(engines).find(({ available }) => available)?.id ?? chosen;
}

/** Another installation may not have the engine that was chosen then. */
function restoreRecognition(state: RecognitionState, { recognition }: Work): RecognitionState {
  const { options, items } = recognition;
  const isOffered =
    engineIds(state.product).includes(options.engine) &&
    firstAvailable(state.engines, options.engine) === options.engine;
  return { ...state, job: null, items, options: isOffered ? options : state.options };
}

const slice = createSlice({
  name: 'recognition',
  initialState,
  reducers: {
    productConfigured: (state, { payload: product }: PayloadAction<EngineId>) => {
      state.product = product;
      state.options = defaultProcessingOptions(product);
    },
    enginesReceived: (state, { payload }: PayloadAction<readonly EngineInfo[]>) => {
      const engines = Object.fromEntries(payload.map((info) => [info.id, info]));
      const engine = firstAvailable(engines, state.options.engine);
      state.engines = engines;
      if (engine !== state.options.engine) {
        state.options = withEngine(state.options, engine, state.product);
      }
    },
    engineChosen: (state, { payload: engine }: PayloadAction<EngineId>) => {
      state.options = withEngine(state.options, engine, state.product);
    },
    handDrawnToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.options = withHandDrawn(state.options, payload, state.product);
    },
    coordinatesToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.options = withCoordinates(state.options, payload);
    },

    runStarted: (state, { payload }: PayloadAction<RunFact>) => {
      const { ids, engine, at } = payload;
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
    /** Read again in vain: the structure of an earlier reading stands, and the failure is told beside it. */
    earlierStructureKept: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      state.items[payload.id] = { status: 'failed', message: payload.message };
      if (!state.job) return;
      state.job.converted += 1;
      state.job.kept = (state.job.kept ?? 0) + 1;
    },
    runFinished: (state) => {
      if (state.job) state.job.status = 'finished';
    },
    /** What was not begun or not ended is as if it had not been asked for. */
    runCancelled: (state) => {
      if (state.job) state.job.status = 'cancelled';
      for (const [id, item] of Object.entries(state.items)) {
        if (item.status === 'queued' || item.status === 'running') delete state.items[id];
      }
    },

    /** Intents. */
    recognitionRequested: (state) => state,
    /** Tries these segments again, whatever is selected; by another engine, if one is named. */
    recognitionRetryRequested: (
      state,
      _action: PayloadAction<{ readonly ids: readonly string[]; readonly engine?: EngineId }>,
    ) => state,
    recognitionCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, forgetDocument)
      .addCase(documentClosed, forgetDocument)
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
  segmentStarted,
  segmentConverted,
  segmentFailed,
  earlierStructureKept,
  runFinished,
  runCancelled,
  recognitionRequested,
  recognitionRetryRequested,
  recognitionCancelRequested,
} = slice.actions;
export const recognitionReducer = slice.reducer;
