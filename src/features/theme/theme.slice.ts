import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

export interface ThemeState {
  /** What the user chose; null while the system's preference is followed. */
  readonly choice: Theme | null;
  readonly system: Theme;
}

/** The part of the root state that this feature knows. */
export interface ThemeRootState {
  readonly theme: ThemeState;
}

const initialState: ThemeState = { choice: null, system: 'light' };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeRestored: (_state, { payload }: PayloadAction<ThemeState>) => payload,
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.choice = payload;
    },
    choiceStoredElsewhere: (state, { payload }: PayloadAction<Theme | null>) => {
      state.choice = payload;
    },
    systemThemeChanged: (state, { payload }: PayloadAction<Theme>) => {
      state.system = payload;
    },
  },
});

export const { choiceStoredElsewhere, themeRestored, themeChosen, systemThemeChanged } =
  slice.actions;
export const themeReducer = slice.reducer;
