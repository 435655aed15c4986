import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import type { CommonSubstructure, SimilarityResult } from '@/domain/similarity';
import type { StructureVersion } from '@/domain/structure';
import { segmentRemoved, isArticleLeft } from '@/article';
import { readingOf, withReadingsStarted, type ReadingsStarted } from './comparison';
import {
  change,
  forgetDocument,
  forgetSegment,
  initialComparisonState,
  show,
} from './comparisonState';

export type { ComparisonRootState } from './comparisonState';

type Of<Fact> = PayloadAction<{ readonly segmentId: string } & Fact>;

const slice = createSlice({
  name: 'comparison',
  initialState: initialComparisonState,
  reducers: {
    /** Intent, and the fact that this comparison is shown. */
    comparisonOpened: (
      state,
      { payload }: PayloadAction<{ readonly segmentId: string; readonly pdfId: string }>,
    ) => show(state, payload.segmentId),
    comparisonClosed: (state) => show(state, null),

    readingsStarted: (state, { payload }: PayloadAction<ReadingsStarted>) => {
      const { segmentId } = payload;
      const comparison = withReadingsStarted(state.bySegment[segmentId], payload);
      return { ...state, bySegment: { ...state.bySegment, [segmentId]: comparison } };
    },
    engineRead: (
      state,
      { payload }: Of<{ readonly engine: EngineId; readonly version: StructureVersion }>,
    ) =>
      change(state, payload.segmentId, ({ readings }) => ({
        readings: { ...readings, [payload.engine]: readingOf(payload.version) },
      })),

    analysisStarted: (state, { payload }: Of<object>) =>
      change(state, payload.segmentId, () => ({ analysis: { status: 'running' } })),
    analysisReceived: (state, { payload }: Of<{ readonly result: SimilarityResult }>) =>
      change(state, payload.segmentId, () => ({
        analysis: { status: 'done', result: payload.result },
      })),
    analysisFailed: (state, { payload }: Of<{ readonly message: string }>) =>
      change(state, payload.segmentId, () => ({
        analysis: { status: 'failed', message: payload.message },
      })),

    commonSearchStarted: (state, { payload }: Of<object>) =>
      change(state, payload.segmentId, () => ({ common: { status: 'finding' } })),
    commonStructureFound: (state, { payload }: Of<{ readonly found: CommonSubstructure }>) =>
      change(state, payload.segmentId, () => ({
        common: { status: 'found', found: payload.found, isHighlighted: true },
      })),
    commonSearchFailed: (state, { payload }: Of<{ readonly message: string }>) =>
      change(state, payload.segmentId, () => ({
        common: { status: 'failed', message: payload.message },
      })),
    highlightToggled: (state) =>
      change(state, state.openSegmentId, ({ common }) =>
        common.status === 'found'
          ? { common: { ...common, isHighlighted: !common.isHighlighted } }
          : {},
      ),

    engineSelected: (state, { payload: engine }: PayloadAction<EngineId>) =>
      change(state, state.openSegmentId, ({ readings }) =>
        readings[engine]?.status === 'done' ? { selectedEngine: engine } : {},
      ),
    coordinatesToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.useCoordinates = payload;
    },
    detailsToggled: (state) => {
      state.showsDetails = !state.showsDetails;
    },
    reportOpened: (state) => {
      state.showsReport = true;
    },
    reportClosed: (state) => {
      state.showsReport = false;
    },

    /** The chosen reading is the segment's structure now; the comparison has done its work. */
    selectionApplied: (state, _action: Of<{ readonly engine: EngineId }>) => state,

    /** Intents; all refer to the comparison that is shown. */
    allEnginesRequested: (state) => state,
    engineRetryRequested: (state, _action: PayloadAction<EngineId>) => state,
    analysisRequested: (state) => state,
    commonStructureRequested: (state) => state,
    selectionApplyRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentRemoved, (state, { payload }) => forgetSegment(state, payload.id))
      .addMatcher(isArticleLeft, forgetDocument);
  },
});

export const {
  comparisonOpened,
  comparisonClosed,
  readingsStarted,
  engineRead,
  analysisStarted,
  analysisReceived,
  analysisFailed,
  commonSearchStarted,
  commonStructureFound,
  commonSearchFailed,
  highlightToggled,
  engineSelected,
  coordinatesToggled,
  detailsToggled,
  reportOpened,
  reportClosed,
  selectionApplied,
  allEnginesRequested,
  engineRetryRequested,
  analysisRequested,
  commonStructureRequested,
  selectionApplyRequested,
} = slice.actions;
export const comparisonReducer = slice.reducer;
