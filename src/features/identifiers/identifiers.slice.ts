import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdentifyResult } from '@/api/identifiers';
import { isArticleReplaced } from '@/article';

/**
 * What the services' chemistry computed from the document's structures, by the structure's text
 * (`structureText`), so that a version that stands again needs no second request. It is not saved with the
 * work: it can be computed again at any time, and by then better.
 */
export interface IdentifiersState {
  readonly byText: Readonly<Record<string, IdentifyResult>>;
  /** Why no more answers can be expected for now; absent while they can. */
  readonly standstill?: Standstill;
}

/** The services have no such calls, or could not be asked. */
export type Standstill = 'notOffered' | 'noAnswer';

export interface IdentifiersRootState {
  readonly runs: { readonly identifiers: IdentifiersState };
}

/** A structure's text, and what the services said about it. */
export interface IdentifiedFact {
  readonly text: string;
  readonly result: IdentifyResult;
}

const initialState: IdentifiersState = { byText: {} };

/** Whether the services answer has nothing to do with the document. */
const cleared = (state: IdentifiersState): IdentifiersState => ({ ...state, byText: {} });

const slice = createSlice({
  name: 'identifiers',
  initialState,
  reducers: {
    structuresIdentified: (
      state,
      { payload }: PayloadAction<readonly IdentifiedFact[]>,
    ): IdentifiersState => ({
      byText: {
        ...state.byText,
        ...Object.fromEntries(payload.map(({ text, result }) => [text, result])),
      },
    }),
    identifyingStopped: (
      state,
      { payload: standstill }: PayloadAction<Standstill>,
    ): IdentifiersState => ({ ...state, standstill }),

    /** Intent. */
    inchiKeyCopyRequested: (state, _action: PayloadAction<{ inchiKey: string }>) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleReplaced, cleared);
  },
  selectors: {
    selectStandstill: ({ standstill }): Standstill | null => standstill ?? null,
  },
});

export const { identifyingStopped, structuresIdentified, inchiKeyCopyRequested } = slice.actions;
export const { selectStandstill } = slice.getSelectors(
  ({ runs }: IdentifiersRootState) => runs.identifiers,
);
export const identifiersReducer = slice.reducer;
