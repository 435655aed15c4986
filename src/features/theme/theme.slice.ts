import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

export interface ThemeState {
  /** What the user chose; null while the system's preference is followed. */
  readonly choice: Theme | null;
  readonly system: Theme;
}

const initialState: ThemeState = { choice: null, system: 'light' };

interface ThemeRootState {
  readonly settings: { readonly theme: ThemeState };
}

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
  selectors: {
    /** A choice wins over the system's preference. */
    selectTheme: ({ choice, system }): Theme => choice ?? system,
    selectThemeChoice: ({ choice }): Theme | null => choice,
  },
});

export const { choiceStoredElsewhere, themeRestored, themeChosen, systemThemeChanged } =
  slice.actions;
export const { selectTheme, selectThemeChoice } = slice.getSelectors(
  ({ settings }: ThemeRootState) => settings.theme,
);
export const themeReducer = slice.reducer;
