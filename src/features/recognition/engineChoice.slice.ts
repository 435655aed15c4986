import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { availableEngine, engineOffer, type EngineId, type EngineInfo } from '@/domain/engines';
import {
  defaultProcessingOptions,
  withCoordinates,
  withEngine,
  withHandDrawn,
} from '@/domain/processingOptions';
import type { Work } from '@/domain/work';
import { runStarted, workRestored } from '@/article';
import type { EngineChoiceState } from './recognitionState';

const DEFAULT_PRODUCT = 'decimer';

const initialState: EngineChoiceState = {
  product: DEFAULT_PRODUCT,
  options: defaultProcessingOptions(DEFAULT_PRODUCT),
  engines: {},
};

const offerOf = ({ engines, product }: EngineChoiceState) => engineOffer(engines, product);

/**
 * Another installation may not have the engine that was chosen then. Until the services have reported theirs,
 * this is unknown: the choice is kept, and settled by their answer.
 */
function restoreChoice(state: EngineChoiceState, { recognition }: Work): EngineChoiceState {
  const { options } = recognition;
  const isUnknown = Object.keys(state.engines).length === 0;
  const isOffered = availableEngine(options.engine, offerOf(state)) === options.engine;
  return isUnknown || isOffered ? { ...state, options } : state;
}

function receiveEngines(
  state: EngineChoiceState,
  reported: readonly EngineInfo[],
): EngineChoiceState {
  const engines = Object.fromEntries(reported.map((info) => [info.id, info]));
  const offer = engineOffer(engines, state.product);
  const { options } = state;
  const engine = availableEngine(options.engine, offer);
  return { ...state, engines, options: withEngine(options, engine, offer) };
}

/** Owner of the engines there are, and of how the user wants drawings to be read. */
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
  },
  extraReducers: (builder) => {
    builder
      /** The engine that read last is the one shown as chosen, whoever asked for it. */
      .addCase(runStarted, (state, { payload: { engine } }) => {
        state.options = withEngine(state.options, engine, offerOf(state));
      })
      .addCase(workRestored, (state, { payload }) => restoreChoice(state, payload.work));
  },
});

export const {
  productConfigured,
  enginesReceived,
  engineChosen,
  handDrawnToggled,
  coordinatesToggled,
} = slice.actions;
export const engineChoiceReducer = slice.reducer;
