import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  isEmptyDraft,
  isSameDraft,
  joinedDraft,
  type CompoundDraft,
  type CompoundDrafts,
  type CompoundField,
} from '@/domain/compoundDraft';
import { MANUAL_EDIT } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import type { WorkChange } from '@/domain/workChange';
import { isArticleLeft } from './document.slice';
import { stepRedone, stepUndone } from './history.slice';
import { boxesEdited, segmentRemoved, segmentsJudged } from './segments.slice';
import { readingReceived } from './structures.slice';

/**
 * Owner of what the user said of the compounds; everything else about them is derived. By segment, since
 * which drawings show the same compound changes with their structures.
 */
export interface CompoundsState {
  readonly drafts: CompoundDrafts;
}

export interface CompoundsRootState {
  readonly article: { readonly compounds: CompoundsState };
}

const initialState: CompoundsState = { drafts: {} };

interface FieldsFact {
  readonly ids: readonly string[];
}

const entriesWithout = (drafts: CompoundDrafts, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => !ids.includes(id)));

/** Drafts without a field are not kept. */
function withDrafts(
  { drafts }: CompoundsState,
  changed: Readonly<Record<string, CompoundDraft | null>>,
): CompoundsState {
  const kept = Object.entries(changed).filter(
    (entry): entry is [string, CompoundDraft] => entry[1] !== null && !isEmptyDraft(entry[1]),
  );
  return {
    drafts: { ...entriesWithout(drafts, Object.keys(changed)), ...Object.fromEntries(kept) },
  };
}

/** What was said already changes nothing, so that it is no step to be undone. */
function withFields(state: CompoundsState, fields: CompoundDrafts): CompoundsState {
  const changed = Object.entries(fields).flatMap(([id, said]) => {
    const before: CompoundDraft = state.drafts[id] ?? {};
    const after: CompoundDraft = { ...before, ...said };
    return isSameDraft(before, after) ? [] : [[id, after] as const];
  });
  return changed.length > 0 ? withDrafts(state, Object.fromEntries(changed)) : state;
}

/** What was said of the parts is said of the whole. */
const mergedDrafts = (
  { drafts }: CompoundsState,
  merged: readonly Pick<Segment, 'id'>[],
  parts: readonly string[],
): CompoundDrafts => {
  const said = joinedDraft(parts.flatMap((id) => drafts[id] ?? []));
  return Object.fromEntries(merged.map(({ id }) => [id, said]));
};

const restored = (state: CompoundsState, { drafts }: WorkChange): CompoundsState =>
  drafts ? withDrafts(state, drafts) : state;

const slice = createSlice({
  name: 'compounds',
  initialState,
  reducers: {
    /**
     * Typed or confirmed by the user; other fields stay. `continues`: more of what was kept while it was being
     * typed, so that one undo takes all of it back.
     */
    compoundFieldsSet: (
      state,
      {
        payload: { ids, fields },
      }: PayloadAction<
        FieldsFact & { readonly fields: CompoundDraft; readonly continues?: boolean }
      >,
    ) => withFields(state, Object.fromEntries(ids.map((id) => [id, fields]))),
    /** The same with other words for each compound, as when a block of a spreadsheet is pasted. */
    compoundDraftsSet: (
      state,
      { payload: { drafts } }: PayloadAction<{ readonly drafts: CompoundDrafts }>,
    ) => withFields(state, drafts),
    /** What was found counts again. `continues`: nothing is left of what was kept while it was being typed. */
    compoundFieldsReset: (
      state,
      {
        payload: { ids, fields },
      }: PayloadAction<
        FieldsFact & { readonly fields: readonly CompoundField[]; readonly continues?: boolean }
      >,
    ) => {
      const left = (draft: CompoundDraft = {}): CompoundDraft =>
        Object.fromEntries(
          Object.entries(draft).filter(([field]) => !fields.some((one) => one === field)),
        );
      return withDrafts(state, Object.fromEntries(ids.map((id) => [id, left(state.drafts[id])])));
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentsJudged, (state, { payload: { confirmed } }) =>
        confirmed ? withFields(state, confirmed) : state,
      )
      .addCase(boxesEdited, (state, { payload: { act, segments, removed, names = {} } }) =>
        withDrafts(state, {
          ...Object.fromEntries(removed.map((id) => [id, null])),
          ...(act === 'merge' && mergedDrafts(state, segments, removed)),
          ...Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name }])),
        }),
      )
      .addCase(readingReceived, (state, { payload: { segment, version } }) => {
        const { name, ...draft } = state.drafts[segment.id] ?? {};
        if (version.engine !== MANUAL_EDIT || !name) return state;
        return withDrafts(state, { [segment.id]: { ...draft, formerName: name } });
      })
      .addCase(segmentRemoved, (state, { payload: { id } }) => withDrafts(state, { [id]: null }))
      .addCase(stepUndone, (state, { payload }) => restored(state, payload.before))
      .addCase(stepRedone, (state, { payload }) => restored(state, payload.after))
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    /** The same empty draft for every segment of which nothing was said. */
    selectCompoundDraft: ({ drafts }, id: string): CompoundDraft => drafts[id] ?? NO_DRAFT,
  },
});

const NO_DRAFT: CompoundDraft = {};

export const { compoundFieldsSet, compoundDraftsSet, compoundFieldsReset } = slice.actions;
export const { selectCompoundDraft } = slice.getSelectors(
  ({ article }: CompoundsRootState) => article.compounds,
);
export const compoundsReducer = slice.reducer;
