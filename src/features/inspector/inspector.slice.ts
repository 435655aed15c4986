import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { contextOpened } from '@/features/context';
import { segmentRemoved, isArticleLeft } from '@/article';
import type { DrawingChoice } from '@/features/structures';

export type InspectorMode = 'details' | 'comparison';

/** Owner of which segment is open in the inspector, and how it is shown. */
export interface InspectorState {
  readonly openSegmentId: string | null;
  readonly mode: InspectorMode;
  readonly drawing: DrawingChoice;
}

const initialState = {
  openSegmentId: null,
  mode: 'details',
  drawing: { rotate: 0, unicolor: false, transparent: false },
} as InspectorState;

const QUARTER = 90;
const CIRCLE = 360;

/** A drawing is rotated for one segment; its colours are a preference and stay. */
const uprightAgain = ({ drawing }: InspectorState): InspectorState => ({
  ...initialState,
  drawing: { ...drawing, rotate: 0 },
});

interface InspectorRootState {
  readonly screen: { readonly inspector: InspectorState };
}

const slice = createSlice({
  name: 'inspector',
  initialState,
  reducers: {
    /** Starts with the details: stepping through segments must not start a comparison for each. */
    segmentOpened: (
      state,
      { payload }: PayloadAction<{ readonly segmentId: string }>,
    ): InspectorState => ({ ...uprightAgain(state), openSegmentId: payload.segmentId }),
    inspectorClosed: uprightAgain,
    comparisonShown: (state): InspectorState => ({ ...state, mode: 'comparison' }),
    detailsShown: (state): InspectorState => ({ ...state, mode: 'details' }),
    drawingTurned: (state): InspectorState => ({
      ...state,
      drawing: { ...state.drawing, rotate: (state.drawing.rotate + QUARTER) % CIRCLE },
    }),
    unicolorToggled: (state, { payload }: PayloadAction<boolean>): InspectorState => ({
      ...state,
      drawing: { ...state.drawing, unicolor: payload },
    }),
    /**
     * On a dark background the colours of atoms cannot be distinguished, so transparency implies one colour.
     */
    transparencyToggled: (state, { payload }: PayloadAction<boolean>): InspectorState => ({
      ...state,
      drawing: { ...state.drawing, transparent: payload, unicolor: payload },
    }),

    /** Intents. */
    imageDownloadRequested: (state, _action: PayloadAction<{ segmentId: string }>) => state,
    drawingDownloadRequested: (state, _action: PayloadAction<{ segmentId: string }>) => state,
  },
  extraReducers: (builder) => {
    builder
      // The page is shown in the document column, which the dialog would cover.
      .addCase(contextOpened, uprightAgain)
      .addCase(segmentRemoved, (state, { payload }) =>
        payload.id === state.openSegmentId ? uprightAgain(state) : state,
      )
      .addMatcher(isArticleLeft, uprightAgain);
  },
  selectors: {
    /** `null` while the inspector is closed. */
    selectOpenSegmentId: ({ openSegmentId }): string | null => openSegmentId,
    selectInspectorMode: ({ mode }): InspectorMode => mode,
    selectDrawingChoice: ({ drawing }): DrawingChoice => drawing,
  },
});

export const {
  segmentOpened,
  inspectorClosed,
  comparisonShown,
  detailsShown,
  drawingTurned,
  unicolorToggled,
  transparencyToggled,
  imageDownloadRequested,
  drawingDownloadRequested,
} = slice.actions;
export const { selectOpenSegmentId, selectInspectorMode, selectDrawingChoice } = slice.getSelectors(
  ({ screen }: InspectorRootState) => screen.inspector,
);
export const inspectorReducer = slice.reducer;
