import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Segment } from '@/domain/segment';
import {
  atVersion,
  createStructure,
  hasStructure,
  withVersion,
  type Structure,
  type StructureVersion,
} from '@/domain/structure';
import { documentClosed, documentOpened, workRestored } from '@/features/document';

/**
 * Owner of the structures: what was read from each segment, by whom, with all earlier readings. Keyed by
 * `uniqueKey`, which includes the document's id, so that two articles never share one.
 */
export type StructuresState = EntityState<Structure, string>;

export interface StructuresRootState {
  readonly structures: StructuresState;
}

export const structuresAdapter = createEntityAdapter<Structure, string>({
  selectId: ({ uniqueKey }) => uniqueKey,
});

export interface ReadingFact {
  readonly segment: Segment;
  readonly version: StructureVersion;
}

/**
 * A reading without a structure, failed or empty, never replaces an existing structure: it is shown next to
 * it. Nor is it kept, so the history contains only structures.
 */
function mergeReading(state: StructuresState, { segment, version }: ReadingFact): StructuresState {
  const first = createStructure(segment, version);
  const existing = state.entities[first.uniqueKey];
  if (!existing || !hasStructure(existing)) return structuresAdapter.setOne(state, first);
  if (!hasStructure(version)) return state;
  return structuresAdapter.setOne(state, withVersion(existing, version));
}

const slice = createSlice({
  name: 'structures',
  initialState: structuresAdapter.getInitialState() as StructuresState,
  reducers: {
    /** Readings are added to what is there; nothing else changes. */
    readingReceived: (state, { payload }: PayloadAction<ReadingFact>) =>
      mergeReading(state, payload),

    /** Another version is now current; positions as in `versionsOf`. */
    versionChosen: (
      state,
      { payload }: PayloadAction<{ readonly uniqueKey: string; readonly position: number }>,
    ) => {
      const structure = state.entities[payload.uniqueKey];
      if (!structure) return state;
      return structuresAdapter.setOne(state, atVersion(structure, payload.position));
    },

    /** Intents. */
    smilesCopyRequested: (state, _action: PayloadAction<{ smiles: string }>) => state,
    molfileCopyRequested: (state, _action: PayloadAction<{ molfile: string }>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, (state) => structuresAdapter.removeAll(state))
      .addCase(documentClosed, (state) => structuresAdapter.removeAll(state))
      .addCase(workRestored, (state, { payload }) =>
        structuresAdapter.setAll(state, [...payload.work.structures]),
      );
  },
});

export const { readingReceived, versionChosen, smilesCopyRequested, molfileCopyRequested } =
  slice.actions;
export const structuresReducer = slice.reducer;
