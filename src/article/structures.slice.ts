import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { withConfirmation, type Confirmation } from '@/domain/confirmedReading';
import { structureKey } from '@/domain/documentId';
import type { DrawingReadings } from '@/domain/readingRelations';
import type { Segment } from '@/domain/segment';
import type { TextSays } from '@/domain/textSays';
import {
  atVersion,
  createStructure,
  hasStructure,
  standingAt,
  versionsOf,
  withVersion,
  type Structure,
  type StructureVersion,
} from '@/domain/structure';
import { positionOf } from '@/domain/versionReference';
import type { Work } from '@/domain/work';
import type { WorkChange } from '@/domain/workChange';
import { isArticleLeft } from './document.slice';
import { stepRedone, stepUndone } from './history.slice';
import {
  boxesEdited,
  segmentChanged,
  segmentRemoved,
  segmentsOfPagesReceived,
  segmentsReceived,
} from './segments.slice';

/**
 * Owner of the structures: what was read from each segment, by whom, with all earlier readings. Keyed by
 * `uniqueKey`, which includes the document's id, so that two articles never share one.
 */
export type StructuresState = EntityState<Structure, string>;

export interface StructuresRootState {
  readonly article: { readonly structures: StructuresState };
}

export const structuresAdapter = createEntityAdapter<Structure, string>({
  selectId: ({ uniqueKey }) => uniqueKey,
});

export interface ReadingFact {
  readonly segment: Segment;
  readonly version: StructureVersion;
}

/** What the text says of a structure now. */
export interface TextComparison extends TextSays {
  readonly uniqueKey: string;
}

/** What several engines read of one drawing. */
export interface ReadingsFact extends DrawingReadings {
  readonly segment: Segment;
}

/**
 * A reading without a structure, failed or empty, never replaces an existing structure: it is shown next to
 * it. Nor is it kept, so the history contains only structures.
 */
function mergeReadings(
  state: StructuresState,
  { segment, standing: version, rivals: others }: ReadingsFact,
): StructuresState {
  const rivals = others.filter(hasStructure);
  const first = createStructure(segment, version, rivals);
  const existing = state.entities[first.uniqueKey];
  if (!existing || !hasStructure(existing)) return structuresAdapter.setOne(state, first);
  if (!hasStructure(version)) return state;
  return structuresAdapter.setOne(state, withVersion(existing, version, rivals));
}

/** Structures say where their segments stand, and follow them. */
function follow(state: StructuresState, segments: readonly Segment[]): StructuresState {
  const moved = segments.flatMap((segment) => {
    const structure = state.entities[structureKey(segment.pdfId, segment.id)];
    const next = structure && standingAt(structure, segment);
    return next && next !== structure ? [next] : [];
  });
  return moved.length > 0 ? structuresAdapter.setMany(state, moved) : state;
}

/** A reading that came after the only version that a step knows is not taken away with it. */
function hasLaterReadings({ entities }: StructuresState, key: string): boolean {
  const structure = entities[key];
  return structure !== undefined && hasStructure(structure) && structure.history.length > 0;
}

const withoutThoseOf = (state: StructuresState, pdfId: string, segmentIds: readonly string[]) =>
  structuresAdapter.removeMany(
    state,
    segmentIds.map((id) => structureKey(pdfId, id)),
  );

/** Puts back what a step of the history says of structures. Readings that came since then stay as versions. */
function restoreParts(
  state: StructuresState,
  { structures = {}, versions = {}, segments = {} }: WorkChange,
): StructuresState {
  const free = Object.entries(structures).filter(([key]) => !hasLaterReadings(state, key));
  const gone = free.flatMap(([key, structure]) => (structure ? [] : [key]));
  const back = free.flatMap(([, structure]) => structure ?? []);
  const turned = Object.entries(versions).flatMap(([key, reference]) => {
    const structure = state.entities[key];
    return structure ? [atVersion(structure, positionOf(reference, versionsOf(structure)))] : [];
  });
  const left = structuresAdapter.removeMany(state, gone);
  const restored = structuresAdapter.setMany(left, [...back, ...turned]);
  return followSegments(restored, segments);
}

/** What was read from a segment goes with it, also what no step knows. */
function followSegments(
  state: StructuresState,
  segments: NonNullable<WorkChange['segments']>,
): StructuresState {
  const gone = Object.keys(segments).filter((id) => segments[id] === null);
  const ofGone = Object.values(state.entities).filter(({ segmentId }) => gone.includes(segmentId));
  const left = structuresAdapter.removeMany(
    state,
    ofGone.map(({ uniqueKey }) => uniqueKey),
  );
  return follow(
    left,
    Object.values(segments).flatMap((segment) => segment ?? []),
  );
}

const slice = createSlice({
  name: 'structures',
  initialState: structuresAdapter.getInitialState() as StructuresState,
  reducers: {
    /** Readings are added to what is there; nothing else changes. */
    readingReceived: (state, { payload: { segment, version } }: PayloadAction<ReadingFact>) =>
      mergeReadings(state, { segment, standing: version, rivals: [] }),

    /** Undo shows what stood before, not one of the others. */
    readingsReceived: (state, { payload }: PayloadAction<ReadingsFact>) =>
      mergeReadings(state, payload),

    /** Once all programs were there. */
    readingsConfirmed: (
      state,
      { payload }: PayloadAction<Confirmation & { readonly uniqueKey: string }>,
    ) => {
      const structure = state.entities[payload.uniqueKey];
      if (!structure) return state;
      return structuresAdapter.setOne(state, withConfirmation(structure, payload));
    },

    /** Another version is now current; positions as in `versionsOf`. */
    versionChosen: (
      state,
      { payload }: PayloadAction<{ readonly uniqueKey: string; readonly position: number }>,
    ) => {
      const structure = state.entities[payload.uniqueKey];
      if (!structure) return state;
      return structuresAdapter.setOne(state, atVersion(structure, payload.position));
    },

    /** What the text says of the structures that stand now. */
    textCompared: (state, { payload }: PayloadAction<readonly TextComparison[]>) =>
      structuresAdapter.setMany(
        state,
        payload.flatMap(({ uniqueKey, ...says }) => {
          const {
            nameSays: _name,
            formulaSays: _formula,
            ...structure
          } = state.entities[uniqueKey] ?? {};
          return 'uniqueKey' in structure ? [{ ...structure, ...says }] : [];
        }),
      ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentsReceived, (state, { payload }) => follow(state, payload.segments))
      .addCase(segmentsOfPagesReceived, (state, { payload }) => follow(state, payload.segments))
      .addCase(segmentChanged, (state, { payload }) => follow(state, [payload]))
      .addCase(boxesEdited, (state, { payload: { pdfId, segments, removed } }) =>
        follow(withoutThoseOf(state, pdfId, removed), segments),
      )
      .addCase(segmentRemoved, (state, { payload: { pdfId, id } }) =>
        structuresAdapter.removeOne(state, structureKey(pdfId, id)),
      )
      .addCase(stepUndone, (state, { payload }) => restoreParts(state, payload.before))
      .addCase(stepRedone, (state, { payload }) => restoreParts(state, payload.after))
      .addMatcher(isArticleLeft, (state) => structuresAdapter.removeAll(state));
  },
});

export const { readingReceived, readingsReceived, readingsConfirmed, versionChosen, textCompared } =
  slice.actions;
export const structuresReducer = slice.reducer;

/** The structures of saved work. */
export const restoreStructures = ({ structures }: Work): StructuresState =>
  structuresAdapter.setAll(slice.getInitialState(), [...structures]);
