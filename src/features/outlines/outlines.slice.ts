import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { boxesEdited, segmentRemoved, isArticleLeft } from '@/article';

/** Where a drawing was chosen: its counterpart is then scrolled into view. */
export type ChosenOn = 'page' | 'card';

/** Owner of how the outlines of drawings are shown on the pages, and which drawing is pointed out. */
export interface OutlinesState {
  readonly areHidden: boolean;
  /** The next box is drawn by pointer or keys. */
  readonly isDrawing: boolean;
  /** Chosen on its page or by its card; not the selection for the export. */
  readonly chosenId: string | null;
  readonly chosenOn: ChosenOn;
  /** The latest act on boxes in words, for assistive technology. */
  readonly announcement: string;
}

export interface OutlinesRootState {
  readonly screen: { readonly outlines: OutlinesState };
}

const initialState = {
  areHidden: false,
  isDrawing: false,
  chosenId: null,
  chosenOn: 'page',
  announcement: '',
} as OutlinesState;

const forgetDocument = ({ areHidden }: OutlinesState): OutlinesState => ({
  ...initialState,
  areHidden,
});

const DONE = {
  draw: 'Box made',
  change: 'Box changed',
  remove: 'Box deleted',
  merge: 'Boxes merged',
  split: 'Box split',
};

const slice = createSlice({
  name: 'outlines',
  initialState,
  reducers: {
    outlinesToggled: (state): OutlinesState => ({
      ...state,
      areHidden: !state.areHidden,
      isDrawing: false,
    }),
    /** Nothing can be drawn among outlines that are not shown. */
    drawingToggled: (state): OutlinesState => ({
      ...state,
      areHidden: false,
      isDrawing: !state.isDrawing,
      chosenId: null,
    }),
    drawingChosen: (
      state,
      { payload }: PayloadAction<{ readonly segmentId: string; readonly on: ChosenOn }>,
    ): OutlinesState => ({ ...state, chosenId: payload.segmentId, chosenOn: payload.on }),
    choiceCleared: (state): OutlinesState => ({ ...state, chosenId: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(boxesEdited, (state, { payload: { act, segments } }): OutlinesState => {
        // A compound that is only named has no box.
        if (act === 'name') return state;
        const chosenId = segments[0]?.id ?? null;
        const announcement = DONE[act];
        return { ...state, isDrawing: false, chosenId, chosenOn: 'page', announcement };
      })
      .addCase(segmentRemoved, (state, { payload: { id } }) =>
        state.chosenId === id ? { ...state, chosenId: null } : state,
      )
      .addMatcher(isArticleLeft, forgetDocument);
  },
  selectors: {
    selectOutlinesAreHidden: ({ areHidden }): boolean => areHidden,
    selectIsDrawing: ({ isDrawing }): boolean => isDrawing,
    selectChosenId: ({ chosenId }): string | null => chosenId,
    selectIsChosen: ({ chosenId }, id: string): boolean => chosenId === id,
    /** The drawing that was chosen there, if it is the latest. */
    selectChosenOn: ({ chosenId, chosenOn }, on: ChosenOn): string | null =>
      chosenOn === on ? chosenId : null,
    selectBoxAnnouncement: ({ announcement }): string => announcement,
  },
});

export const { outlinesToggled, drawingToggled, drawingChosen, choiceCleared } = slice.actions;
export const {
  selectOutlinesAreHidden,
  selectIsDrawing,
  selectChosenId,
  selectIsChosen,
  selectChosenOn,
  selectBoxAnnouncement,
} = slice.getSelectors(({ screen }: OutlinesRootState) => screen.outlines);
export const outlinesReducer = slice.reducer;
