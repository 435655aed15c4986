import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Whether the help is open, and whether keys that are one character work (WCAG 2.1.4). */
export interface HelpState {
  readonly isOpen: boolean;
  readonly singleLetterKeys: boolean;
}

const initialState: HelpState = { isOpen: false, singleLetterKeys: true };

interface HelpRootState {
  readonly screen: { readonly help: HelpState };
}

const slice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    helpOpened: (state) => {
      state.isOpen = true;
    },
    helpClosed: (state) => {
      state.isOpen = false;
    },
    /** The setting stored earlier, or by another tab. */
    keysRestored: (state, { payload }: PayloadAction<{ singleLetterKeys: boolean }>) => {
      state.singleLetterKeys = payload.singleLetterKeys;
    },
    singleLetterKeysSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.singleLetterKeys = payload;
    },
  },
  selectors: {
    selectHelpIsOpen: ({ isOpen }): boolean => isOpen,
  },
});

export const { helpOpened, helpClosed, keysRestored, singleLetterKeysSwitched } = slice.actions;
export const { selectHelpIsOpen } = slice.getSelectors(({ screen }: HelpRootState) => screen.help);
export const helpReducer = slice.reducer;
