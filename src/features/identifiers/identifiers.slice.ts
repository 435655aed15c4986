import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IdentifyResult } from '@/api/identifiers';
import { documentClosed, documentOpened, workRestored } from '@/features/document';

/**
 * What the services' chemistry computed from the document's structures, by the structure's text
 * (`structureText`), so that a version that stands again needs no second request. It is not saved with the
 * work: it can be computed again at any time, and by then better.
 */
export interface IdentifiersState {
  readonly byText: Readonly<Record<string, IdentifyResult>>;
}

export interface IdentifiersRootState {
  readonly identifiers: IdentifiersState;
}

/** A structure's text, and what the services said about it. */
export interface IdentifiedFact {
  readonly text: string;
  readonly result: IdentifyResult;
}

const initialState: IdentifiersState = { byText: {} };

const slice = createSlice({
  name: 'identifiers',
  initialState,
  reducers: {
    structuresIdentified: (state, { payload }: PayloadAction<readonly IdentifiedFact[]>) => ({
      byText: {
        ...state.byText,
        ...Object.fromEntries(payload.map(({ text, result }) => [text, result])),
      },
    }),

    /** Intent. */
    inchiKeyCopyRequested: (state, _action: PayloadAction<{ inchiKey: string }>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, () => initialState)
      .addCase(documentClosed, () => initialState)
      .addCase(workRestored, () => initialState);
  },
});

export const { structuresIdentified, inchiKeyCopyRequested } = slice.actions;
export const identifiersReducer = slice.reducer;
