import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { documentClosed, documentOpened } from '@/features/document';

export type InspectorMode = 'details' | 'comparison';

/** Owner of which segment is open in the inspector, and which of its two views is shown. */
export interface InspectorState {
  readonly openSegmentId: string | null;
  readonly mode: InspectorMode;
}

export interface InspectorRootState {
  readonly inspector: InspectorState;
}

const initialState = { openSegmentId: null, mode: 'details' } as InspectorState;

const slice = createSlice({
  name: 'inspector',
  initialState,
  reducers: {
    /** Begins with the details: stepping through segments must not start a comparison of each. */
    segmentOpened: (
      _state,
      { payload }: PayloadAction<{ readonly segmentId: string }>,
    ): InspectorState => ({ openSegmentId: payload.segmentId, mode: 'details' }),
    inspectorClosed: (): InspectorState => initialState,
    comparisonShown: (state): InspectorState => ({ ...state, mode: 'comparison' }),
    detailsShown: (state): InspectorState => ({ ...state, mode: 'details' }),
  },
  extraReducers: (builder) => {
    builder.addCase(documentOpened, () => initialState).addCase(documentClosed, () => initialState);
  },
});

export const { segmentOpened, inspectorClosed, comparisonShown, detailsShown } = slice.actions;
export const inspectorReducer = slice.reducer;
