import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the language model that the user gave a key for; the key itself is a secret. */
export interface GivenModel {
  readonly model: string;
  /** Whether the key outlives the page. */
  readonly isKept: boolean;
}

/** Owner of whether a language model may be asked. */
export interface LanguageModelState {
  readonly given: GivenModel | null;
}

const initialState = { given: null } as LanguageModelState;

interface LanguageModelRootState {
  readonly settings: { readonly languageModel: LanguageModelState };
}

const slice = createSlice({
  name: 'languageModel',
  initialState,
  reducers: {
    /** Null once it is removed. */
    modelChanged: (_state, { payload }: PayloadAction<GivenModel | null>): LanguageModelState => ({
      given: payload,
    }),

    /** Intents. The key is offered right before. */
    modelGiveRequested: (state, _action: PayloadAction<GivenModel>) => state,
    modelRemoveRequested: (state) => state,
  },
  selectors: { selectGivenModel: ({ given }): GivenModel | null => given },
});

export const { modelChanged, modelGiveRequested, modelRemoveRequested } = slice.actions;
export const { selectGivenModel } = slice.getSelectors(
  ({ settings }: LanguageModelRootState) => settings.languageModel,
);
export const languageModelReducer = slice.reducer;
