import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Overlay } from './overlay';

export interface OverlaysState {
  /** One at most: opening one closes the others (docs/requirements/session.md S2.OVER.1). */
  readonly shown: Overlay | null;
  /** Whether to scroll to the list of features once they are shown. */
  readonly leadsToFeatures: boolean;
  /** The latest overlay was left for the work, by something chosen in it, and not to go back. */
  readonly leadsToWork: boolean;
}

/** The part of the root state that belongs to this feature. */
export interface OverlaysRootState {
  readonly screen: { readonly overlays: OverlaysState };
}

/** What to copy, and what it is called. Our own texts or the literature, never the user's. */
export interface Copy {
  readonly what: 'citation' | 'bibtex' | 'privacy-link';
  readonly text: string;
}

const showing = (shown: Overlay | null): OverlaysState => ({
  shown,
  leadsToFeatures: false,
  leadsToWork: false,
});
const initialState = showing(null);

const slice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    overlayShown: (_state, { payload }: PayloadAction<Overlay>) => showing(payload),
    overlayHidden: () => showing(null),
    /** Something in the overlay was chosen that the work shows. */
    overlayLeftForWork: () => ({ ...showing(null), leadsToWork: true }),
    overlayToggled: ({ shown }, { payload }: PayloadAction<Overlay>) =>
      showing(shown === payload ? null : payload),

    /** The page's address now refers to something else. */
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
  overlayLeftForWork,
  overlayToggled,
  addressChanged,
  featuresChosenInMenu,
  featuresSought,
  copyRequested,
} = slice.actions;
export const overlaysReducer = slice.reducer;

export const selectOverlay = ({ screen: { overlays } }: OverlaysRootState): Overlay | null =>
  overlays.shown;

export const selectLeadsToWork = ({ screen: { overlays } }: OverlaysRootState): boolean =>
  overlays.leadsToWork;

export const selectLeadsToFeatures = ({ screen: { overlays } }: OverlaysRootState): boolean =>
  overlays.leadsToFeatures;
