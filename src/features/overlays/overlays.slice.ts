import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Overlay } from './overlay';

export interface OverlaysState {
  /** One at most: opening one closes the others (docs/requirements/session.md S2.OVER.1). */
  readonly shown: Overlay | null;
  /** Whether the list of features is to be brought into sight, once they are shown. */
  readonly leadsToFeatures: boolean;
}

/** The part of the root state that this feature knows. */
export interface OverlaysRootState {
  readonly overlays: OverlaysState;
}

/** What is copied, and the words for it. Texts of ours or of the literature, never of the user. */
export interface Copy {
  readonly what: 'citation' | 'bibtex' | 'privacy-link';
  readonly text: string;
}

const initialState: OverlaysState = { shown: null, leadsToFeatures: false };

const showing = (shown: Overlay | null): OverlaysState => ({ shown, leadsToFeatures: false });

const slice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    overlayShown: (_state, { payload }: PayloadAction<Overlay>) => showing(payload),
    overlayHidden: () => showing(null),
    overlayToggled: ({ shown }, { payload }: PayloadAction<Overlay>) =>
      showing(shown === payload ? null : payload),

    /** The page's address now means something else. */
    addressChanged: (_state, { payload }: PayloadAction<{ overlay: Overlay | null }>) =>
      showing(payload.overlay),

    /** Intent: Features was chosen in the menu of a phone. */
    featuresChosenInMenu: (state) => state,
    featuresSought: (state) => {
      state.leadsToFeatures = state.shown === 'features';
    },

    /** Intent. */
    copyRequested: (state, _action: PayloadAction<Copy>) => state,
  },
});

export const {
  overlayShown,
  overlayHidden,
  overlayToggled,
  addressChanged,
  featuresChosenInMenu,
  featuresSought,
  copyRequested,
} = slice.actions;
export const overlaysReducer = slice.reducer;

export const selectOverlay = ({ overlays }: OverlaysRootState): Overlay | null => overlays.shown;

export const selectLeadsToFeatures = ({ overlays }: OverlaysRootState): boolean =>
  overlays.leadsToFeatures;
